import { signOutPath } from '@shop/contract/constants'
import { chakra, NavMenu } from '@shop/design-system'
import { CircleUserRound } from 'lucide-react'
import { useSettings } from '../../data/settings.tsx'
import { linksOf } from '../menu.ts'
import { useWho } from '../use-who.ts'
import { Links } from './Links.tsx'

/** The call of logging out shares its module with the login form's schema: eager, it would bring yup to every page. */
const leave = () => import('./leave.ts').then((part) => part.leave())

const Name = chakra('span', {
  base: { maxWidth: { base: '4.5rem', md: '9rem' }, overflow: 'hidden', textOverflow: 'ellipsis', fontSize: 'sm' },
})

/** Log in and register, or the signed-in user's own menu (header-1). */
export function AccountMenu() {
  const { user } = useSettings()
  const links = linksOf('account', useWho())
  if (user)
    return (
      <NavMenu
        label={`Account of ${user.name}`}
        align="end"
        intro={`Welcome, ${user.name}`}
        groups={[{ items: [...links, { label: 'Log out', action: signOutPath, onPick: () => void leave() }] }]}
      >
        <CircleUserRound size={20} aria-hidden />
        <Name>{user.name}</Name>
      </NavMenu>
    )
  if (!links.length) return null
  return (
    <nav aria-label="Account">
      <Links links={links} />
    </nav>
  )
}
