/** What somebody does at the shop's desk. A manager does everything, and gives the other roles. */
export const deskRoles = ['support', 'warehouse', 'laboratory', 'accounts', 'catalogue', 'manager'] as const
export type DeskRole = (typeof deskRoles)[number]
