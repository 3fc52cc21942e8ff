import { type DeskCall, mayCall } from '@shop/contract/desk-access'
import type { DeskRole } from '@shop/contract/desk-role'
import { deskRooms, type Room } from '../../content/desk-rooms.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'

type Tab = { name: string; path: string }

/**
 * The pages of the rooms that have several, each with the call that it is for. A room begins with the first one that
 * somebody's roles open.
 */
export const roomTabs: Partial<Record<Room, readonly (Tab & { call: DeskCall })[]>> = {
  dispatch: [
    { name: 'To pack', path: paths.deskDispatch, call: 'getWaitingOrder' },
    { name: 'Sent', path: paths.deskParcels, call: 'undoParcel' },
  ],
  payments: [
    { name: 'Transfers', path: paths.deskPayments, call: 'importBankTransfers' },
    { name: 'Refunds', path: paths.deskRefunds, call: 'assignRefund' },
    { name: 'Disputes', path: paths.deskDisputes, call: 'listOverdueAccounts' },
    { name: 'Accounts', path: paths.deskAccounts, call: 'listOverdueAccounts' },
    { name: 'Books', path: paths.deskBooks, call: 'exportOrders' },
  ],
  laboratory: [
    { name: 'Intake', path: paths.deskLaboratory, call: 'advanceSamples' },
    { name: 'Samples', path: paths.deskSamples, call: 'advanceSamples' },
    { name: 'Results', path: paths.deskResults, call: 'listResultsReviews' },
    { name: 'Conflicts', path: paths.deskConflicts, call: 'listConflicts' },
    { name: 'Corrections', path: paths.deskCorrections, call: 'withdrawSample' },
    { name: 'Early results', path: paths.deskEarlyResults, call: 'listAdvanceReleases' },
  ],
  people: [
    { name: 'Accounts', path: paths.deskPeople, call: 'signOutUser' },
    { name: 'Applications', path: paths.deskApplications, call: 'listWaiting' },
    { name: 'Agents', path: paths.deskAgents, call: 'listDeskAgents' },
    { name: 'Shows', path: paths.deskShows, call: 'listDeskShows' },
    { name: 'ACM forms', path: paths.deskAcmForms, call: 'listDeskAcmForms' },
    { name: 'Reviews', path: paths.deskReviews, call: 'listDeskReviews' },
  ],
  catalogue: [
    { name: 'Prices', path: paths.deskPrices, call: 'listPricedProducts' },
    { name: 'Club products', path: paths.deskClubProducts, call: 'listClubProducts' },
    { name: 'Vouchers', path: paths.deskVouchers, call: 'listCoupons' },
    { name: 'Gift cards', path: paths.deskGiftCards, call: 'listGiftCards' },
    { name: 'Memberships', path: paths.deskMemberships, call: 'listMemberships' },
    { name: 'Stock', path: paths.deskStock, call: 'listStock' },
  ],
}

/** The pages of a room that these roles open. */
export function tabsOf(room: Room, roles: readonly DeskRole[]): readonly Tab[] {
  const tabs = roomTabs[room]
  if (tabs) return tabs.filter(({ call }) => mayCall(roles, call))
  return deskRooms[room].roles.some((role) => roles.includes(role)) ? [deskRooms[room]] : []
}

/** The rooms that these roles open, in the menu's order, each with the page it begins with. */
export const roomsOf = (roles: readonly DeskRole[]): { room: Room; name: string; path: string }[] =>
  (Object.keys(deskRooms) as Room[]).flatMap((room) => {
    const [first] = tabsOf(room, roles)
    return first ? [{ room, name: deskRooms[room].name, path: first.path }] : []
  })

/** Whether whoever is signed in opens a page of a room, for links that lead there: `useOpens(paths.deskDispatch)`. */
export function useOpens(path: string): boolean {
  const roles = useSettings().user?.roles ?? []
  return (Object.keys(deskRooms) as Room[]).some((room) => tabsOf(room, roles).some((tab) => tab.path === path))
}
