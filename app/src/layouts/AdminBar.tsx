import { messages } from '@shop/contract/messages'
import { chakra } from '@shop/design-system'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { userTypeCopy } from '../content/user-types.ts'
import { stopActing } from '../data/admin.ts'
import { useSettings } from '../data/settings.tsx'
import { paths } from '../paths.ts'
import { showFailure } from '../parts/failure/show-failure.ts'

const Bar = chakra('aside', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '5',
    rowGap: '1',
    paddingInline: '5',
    paddingBlock: '1.5',
    // No audience's own colour: it is seen whoever is viewed.
    colorScheme: 'light',
    bg: 'carrier.fg',
    color: 'white',
    fontSize: 'sm',
    '& p': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& svg': { flexShrink: 0 },
    '& button': {
      minHeight: { base: '11', sm: '8' },
      paddingInline: '4',
      border: '1px solid currentcolor',
      borderRadius: 'pill',
      fontWeight: 'semibold',
      cursor: 'pointer',
      _hover: { bg: 'white', color: 'carrier.fg' },
      _focusVisible: { outlineColor: 'currentcolor' },
    },
  },
})

type AdminBarProps = {
  /** Loads a page from the server: from here on it is the admin's. */
  loadPage?: (path: string) => void
}

/** Shows an admin whose site they look at, on every page of it, and leads back (audience-6). */
export function AdminBar({ loadPage = (path) => location.assign(path) }: AdminBarProps) {
  const { user } = useSettings()
  const [isLeaving, setLeaving] = useState(false)
  if (!user?.viewedBy) return null
  const stop = async () => {
    if (isLeaving) return
    setLeaving(true)
    try {
      await stopActing()
      loadPage(paths.deskPeople)
    } catch (failure) {
      showFailure(failure)
      setLeaving(false)
    }
  }
  return (
    <Bar aria-label="Viewing as a user">
      <p>
        <Eye size={18} aria-hidden />
        {messages.loggedInAs.replace('{name}', user.name).replace('(type)', `(${userTypeCopy[user.type]})`)}
      </p>
      <button type="button" aria-busy={isLeaving || undefined} onClick={() => void stop()}>
        Stop viewing
      </button>
    </Bar>
  )
}
