import { deskAccess } from '@shop/contract/desk-access'
import { deskRoles } from '@shop/contract/desk-role'
import { expect, test } from 'vitest'
import { findRow } from '../../page/find-route.ts'
import { roomsOf, roomTabs, tabsOf } from './rooms.ts'

test.each(Object.values(roomTabs).flat())('$name is open to those who may make its call, and to managers', (tab) => {
  const roles = [...deskAccess[tab.call], 'manager']
  expect(findRow(tab.path)?.who).toHaveLength(roles.length)
  expect(findRow(tab.path)?.who).toEqual(expect.arrayContaining(roles))
})

test.each(deskRoles)('every room that %s opens begins with a page that they open', (role) => {
  const rooms = roomsOf([role])
  expect(rooms.length).toBeGreaterThan(1)
  for (const { room, path } of rooms) {
    expect(findRow(path)?.who).toContain(role)
    expect(tabsOf(room, [role])[0]?.path).toBe(path)
  }
})
