import { deskAccess, type DeskCall } from '@shop/contract/desk-access'
import { deskRoles } from '@shop/contract/desk-role'
import { expect, test } from 'vitest'
import { findRow } from '../../page/find-route.ts'
import { paths } from '../../paths.ts'
import { roomsOf, roomTabs, tabsOf } from './rooms.ts'

/** What each page is for. */
const callOf: Record<string, DeskCall> = {
  [paths.deskDispatch]: 'getWaitingOrder',
  [paths.deskParcels]: 'undoParcel',
  [paths.deskPayments]: 'importBankTransfers',
  [paths.deskRefunds]: 'assignRefund',
  [paths.deskDisputes]: 'listOverdueAccounts',
  [paths.deskAccounts]: 'listOverdueAccounts',
  [paths.deskBooks]: 'exportOrders',
  [paths.deskLaboratory]: 'advanceSamples',
  [paths.deskSamples]: 'advanceSamples',
  [paths.deskResults]: 'listResultsReviews',
  [paths.deskConflicts]: 'listConflicts',
  [paths.deskCorrections]: 'withdrawSample',
  [paths.deskEarlyResults]: 'listAdvanceReleases',
  [paths.deskPeople]: 'signOutUser',
  [paths.deskApplications]: 'listWaiting',
  [paths.deskAgents]: 'listDeskAgents',
  [paths.deskShows]: 'listDeskShows',
  [paths.deskAcmForms]: 'listDeskAcmForms',
  [paths.deskReviews]: 'listDeskReviews',
  [paths.deskPrices]: 'listPricedProducts',
  [paths.deskClubProducts]: 'listClubProducts',
  [paths.deskVouchers]: 'listCoupons',
  [paths.deskGiftCards]: 'listGiftCards',
  [paths.deskMemberships]: 'listMemberships',
  [paths.deskStock]: 'listStock',
}

test.each(Object.values(roomTabs).flat())('$name is open to those who may make its call, and to managers', (tab) => {
  const call = callOf[tab.path]
  const roles = call && [...deskAccess[call], 'manager']
  expect(findRow(tab.path)?.who).toHaveLength(roles?.length ?? 0)
  expect(findRow(tab.path)?.who).toEqual(expect.arrayContaining(roles ?? []))
})

test.each(deskRoles)('every room that %s opens begins with a page that they open', (role) => {
  const rooms = roomsOf([role])
  expect(rooms.length).toBeGreaterThan(1)
  for (const { room, path } of rooms) {
    expect(findRow(path)?.who).toContain(role)
    expect(tabsOf(room, [role])[0]?.path).toBe(path)
  }
})
