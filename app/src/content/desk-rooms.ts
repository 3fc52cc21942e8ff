import type { DeskRole } from '@shop/contract/desk-role'

export type Room =
  | 'today'
  | 'orders'
  | 'dispatch'
  | 'payments'
  | 'laboratory'
  | 'people'
  | 'catalogue'
  | 'letters'
  | 'machineRoom'

type DeskRoom = {
  name: string
  path: `/desk${string}`
  roles: readonly DeskRole[]
  /** Where those begin for whom the room's first page is not. */
  startOf?: Partial<Record<DeskRole, `/desk${string}`>>
}

/** The rooms of the desk and who works in each. What they may do there is decided call by call (`desk-access.ts`). */
export const deskRooms: Record<Room, DeskRoom> = {
  today: {
    name: 'Today',
    path: '/desk',
    roles: ['support', 'warehouse', 'laboratory', 'accounts', 'catalogue', 'manager'],
  },
  orders: { name: 'Orders', path: '/desk/orders', roles: ['support', 'accounts', 'manager'] },
  dispatch: { name: 'Dispatch', path: '/desk/dispatch', roles: ['warehouse', 'manager'] },
  payments: { name: 'Payments', path: '/desk/payments', roles: ['accounts', 'manager'] },
  laboratory: { name: 'Laboratory', path: '/desk/laboratory', roles: ['laboratory', 'manager'] },
  people: { name: 'People', path: '/desk/people', roles: ['support', 'manager'] },
  catalogue: {
    name: 'Catalogue',
    path: '/desk/catalogue',
    roles: ['catalogue', 'accounts', 'support', 'warehouse', 'manager'],
    startOf: { support: '/desk/catalogue/vouchers', warehouse: '/desk/catalogue/stock' },
  },
  letters: { name: 'Letters', path: '/desk/letters', roles: ['support', 'manager'] },
  machineRoom: { name: 'Machine room', path: '/desk/machine-room', roles: ['manager'] },
}

/** The rooms that these roles open, in the menu's order. */
export const roomsOf = (roles: readonly DeskRole[]): [Room, DeskRoom][] =>
  (Object.entries(deskRooms) as [Room, DeskRoom][])
    .filter(([, room]) => room.roles.some((role) => roles.includes(role)))
    .map(([name, room]) => [name, { ...room, path: startIn(room, roles) }])

function startIn({ path, roles: all, startOf = {} }: DeskRoom, roles: readonly DeskRole[]) {
  const own = roles.filter((role) => all.includes(role))
  return own.some((role) => !startOf[role]) ? path : (startOf[own[0] as DeskRole] ?? path)
}
