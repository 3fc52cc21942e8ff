import { signOutPath } from '@shop/contract/constants'
import { chakra, NavMenu, Wordmark } from '@shop/design-system'
import {
  CircleUserRound,
  FlaskConical,
  Landmark,
  Mail,
  PackageOpen,
  Receipt,
  Server,
  Sun,
  Tags,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '../../brand.ts'
import { deskRoleCopy } from '../../content/desk-roles.ts'
import { useSettings } from '../../data/settings.tsx'
import { deskRooms, type Room } from '../../content/desk-rooms.ts'
import { roomsOf } from '../../parts/desk/rooms.ts'
import { paths } from '../../paths.ts'
import { useAudience } from '../audience.ts'
import { SkipLink } from '../SkipLink.tsx'
import { deskFrameStyles } from './DeskFrame.recipe.ts'

const Frame = chakra('div', deskFrameStyles)

const icons: Record<Room, LucideIcon> = {
  today: Sun,
  orders: Receipt,
  dispatch: PackageOpen,
  payments: Landmark,
  laboratory: FlaskConical,
  people: Users,
  catalogue: Tags,
  letters: Mail,
  machineRoom: Server,
}

/** The call of logging out shares its module with the login form's schema. */
const leave = () => import('../ShopFrame/leave.ts').then((part) => part.leave())

/** The room an address is in. The audit is opened from People; Today is one page, whose address begins all others. */
const roomAt = (pathname: string): Room | undefined => {
  if (pathname === deskRooms.today.path) return 'today'
  if (pathname.startsWith(paths.audit)) return 'people'
  const rooms = (Object.keys(deskRooms) as Room[]).filter((room) => room !== 'today')
  return rooms.find((room) => `${pathname}/`.startsWith(`${deskRooms[room].path}/`))
}

/** The frame of the desk: the rooms that somebody's roles open, beside the page; on a phone above it. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { user } = useSettings()
  const current = roomAt(useLocation().pathname)
  const roles = user?.roles ?? []
  const rooms = useRef<HTMLElement>(null)
  // A phone's line of rooms is wider than the phone: the current one is brought into it, and the page stays.
  useEffect(() => {
    const link = rooms.current?.querySelector<HTMLElement>('[aria-current]')
    if (rooms.current && link) rooms.current.scrollLeft = link.offsetLeft - rooms.current.offsetLeft - 20
  }, [current])
  return (
    <Frame data-audience={useAudience()}>
      <SkipLink />
      <header>
        <a className="desk-home" href={paths.desk} aria-label={`${brand.name}, the desk`}>
          <Wordmark name={brand.name} />
        </a>
        <nav ref={rooms} aria-label="Rooms">
          <ul>
            {roomsOf(roles).map(({ room, name, path }) => {
              const Icon = icons[room]
              return (
                <li key={room}>
                  <a href={path} aria-current={room === current ? 'page' : undefined}>
                    <Icon size={18} aria-hidden />
                    {name}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
        {user && (
          <div className="desk-person">
            <NavMenu
              label={`Account of ${user.name}`}
              align="start"
              intro={roles.map((role) => deskRoleCopy[role]).join(', ')}
              groups={[
                {
                  items: [
                    { label: 'To the shop', href: paths.home },
                    { label: 'My account', href: paths.my },
                    { label: 'Log out', action: signOutPath, onPick: () => void leave() },
                  ],
                },
              ]}
            >
              <CircleUserRound size={20} aria-hidden />
              <span className="desk-name">{user.name}</span>
            </NavMenu>
          </div>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </Frame>
  )
}
