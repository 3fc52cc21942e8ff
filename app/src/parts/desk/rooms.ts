import type { DeskRole } from '@shop/contract/desk-role'
import { deskRooms, type Room } from '../../content/desk-rooms.ts'
import { useSettings } from '../../data/settings.tsx'
import { findRow } from '../../page/find-route.ts'
import { paths } from '../../paths.ts'

type Tab = { name: string; path: string }

/** The pages of the rooms that have several. A room begins with the first one that somebody's roles open. */
export const roomTabs: Partial<Record<Room, readonly Tab[]>> = {
  dispatch: [
    { name: 'To pack', path: paths.deskDispatch },
    { name: 'Sent', path: paths.deskParcels },
  ],
  payments: [
    { name: 'Transfers', path: paths.deskPayments },
    { name: 'Refunds', path: paths.deskRefunds },
    { name: 'Disputes', path: paths.deskDisputes },
    { name: 'Accounts', path: paths.deskAccounts },
    { name: 'Books', path: paths.deskBooks },
  ],
  laboratory: [
    { name: 'Intake', path: paths.deskLaboratory },
    { name: 'Samples', path: paths.deskSamples },
    { name: 'Results', path: paths.deskResults },
    { name: 'Conflicts', path: paths.deskConflicts },
    { name: 'Corrections', path: paths.deskCorrections },
    { name: 'Early results', path: paths.deskEarlyResults },
  ],
  people: [
    { name: 'Accounts', path: paths.deskPeople },
    { name: 'Applications', path: paths.deskApplications },
    { name: 'Agents', path: paths.deskAgents },
    { name: 'Shows', path: paths.deskShows },
    { name: 'ACM forms', path: paths.deskAcmForms },
    { name: 'Reviews', path: paths.deskReviews },
  ],
  catalogue: [
    { name: 'Prices', path: paths.deskPrices },
    { name: 'Club products', path: paths.deskClubProducts },
    { name: 'Vouchers', path: paths.deskVouchers },
    { name: 'Gift cards', path: paths.deskGiftCards },
    { name: 'Memberships', path: paths.deskMemberships },
    { name: 'Stock', path: paths.deskStock },
  ],
}

/** Whether one of these roles opens a page of the desk. */
function opens(roles: readonly DeskRole[], path: string) {
  const who = findRow(path)?.who
  return Array.isArray(who) && roles.some((role) => who.includes(role))
}

/** The pages of a room that these roles open. */
export const tabsOf = (room: Room, roles: readonly DeskRole[]): readonly Tab[] =>
  (roomTabs[room] ?? [deskRooms[room]]).filter(({ path }) => opens(roles, path))

/** The rooms that these roles open, in the menu's order, each with the page it begins with. */
export const roomsOf = (roles: readonly DeskRole[]): { room: Room; name: string; path: string }[] =>
  (Object.keys(deskRooms) as Room[]).flatMap((room) => {
    const [first] = tabsOf(room, roles)
    return first ? [{ room, name: deskRooms[room].name, path: first.path }] : []
  })

/** Whether whoever is signed in opens a page of the desk, for links that lead there: `useOpens(paths.deskDispatch)`. */
export const useOpens = (path: string): boolean => opens(useSettings().user?.roles ?? [], path)
