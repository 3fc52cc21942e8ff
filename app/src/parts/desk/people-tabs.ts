import { type DeskCall, mayCall } from '@shop/contract/desk-access'
import { roomsOf } from '../../content/desk-rooms.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'

const pages: { name: string; path: string; call: DeskCall }[] = [
  { name: 'Applications', path: paths.deskApplications, call: 'listWaiting' },
  { name: 'Agents', path: paths.deskAgents, call: 'listDeskAgents' },
  { name: 'Shows', path: paths.deskShows, call: 'listDeskShows' },
  { name: 'ACM forms', path: paths.deskAcmForms, call: 'listDeskAcmForms' },
  { name: 'Reviews', path: paths.deskReviews, call: 'listDeskReviews' },
]

/** The pages about people that somebody's roles open. */
export function usePeopleTabs() {
  const roles = useSettings().user?.roles ?? []
  const isInRoom = roomsOf(roles).some(([room]) => room === 'people')
  return [
    ...(isInRoom ? [{ name: 'Accounts', path: paths.deskPeople }] : []),
    ...pages.filter(({ call }) => mayCall(roles, call)),
  ]
}
