import type { DeskRole } from '@shop/contract/desk-role'

/** What a role at the desk is called on screens. */
export const deskRoleCopy: Record<DeskRole, string> = {
  support: 'Support',
  warehouse: 'Warehouse',
  laboratory: 'Laboratory',
  accounts: 'Accounts',
  catalogue: 'Catalogue',
  manager: 'Manager',
}
