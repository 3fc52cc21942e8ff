import { deskAccess } from '@shop/contract/desk-access'
import { expect, test } from 'vitest'
import { deskRooms } from '../../content/desk-rooms.ts'
import { routes } from '../../routes.ts'
import { catalogueTabs } from './use-catalogue-tabs.ts'

test.each(catalogueTabs)('$name is a page for those who may make its call, and for managers', ({ path, call }) => {
  const roles = [...deskAccess[call], 'manager']
  expect(routes.find((row) => row.path === path)?.who).toEqual(expect.arrayContaining(roles))
  expect(routes.find((row) => row.path === path)?.who).toHaveLength(roles.length)
  expect(deskRooms.catalogue.roles).toEqual(expect.arrayContaining(roles))
})

test('everybody who works in the room begins with a page of it that they open', () => {
  for (const role of deskRooms.catalogue.roles) {
    const path = deskRooms.catalogue.startOf?.[role] ?? deskRooms.catalogue.path
    expect(routes.find((row) => row.path === path)?.who).toContain(role)
  }
})
