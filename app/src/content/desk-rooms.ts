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

/** The rooms of the desk, and who works in each. What they may do there is decided call by call (`desk-access.ts`). */
export const deskRooms: Record<Room, { name: string; path: `/desk${string}`; roles: readonly DeskRole[] }> = {
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
  catalogue: { name: 'Catalogue', path: '/desk/catalogue', roles: ['catalogue', 'manager'] },
  letters: { name: 'Letters', path: '/desk/letters', roles: ['support', 'manager'] },
  machineRoom: { name: 'Machine room', path: '/desk/machine-room', roles: ['manager'] },
}
