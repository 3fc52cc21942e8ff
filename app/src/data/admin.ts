import type { ActAs } from '@shop/contract/admin'
import type { QueryOf } from '@shop/contract/call-parts'
import { adminEndpoints } from '@shop/contract/endpoints/admin'
import { request } from '@shop/contract/request'
import { forgetPerson } from './auth.ts'
import { read, useRead } from './use-call.ts'

const pageOf = (page: number) => (page > 1 ? { page: String(page) } : {})

type AccountsQuery = QueryOf<typeof adminEndpoints.listAccounts>

export const readAccounts = (query: AccountsQuery) => read(adminEndpoints.listAccounts, { query })

/** A page of all users, or of those whose name or email has the text in it, or who have a role. */
export const useAccounts = (query: AccountsQuery) => useRead(readAccounts(query), { keepPreviousData: true })

type AuditQuery = QueryOf<typeof adminEndpoints.listAudit>

export const readAudit = (query: AuditQuery) => read(adminEndpoints.listAudit, { query })

/** A page of what was done at the desk, newest first. */
export const useAudit = (query: AuditQuery) => useRead(readAudit(query), { keepPreviousData: true })

export const readActingCalls = (id: string, page: number) =>
  read(adminEndpoints.listActingCalls, { params: { id }, query: pageOf(page) })

/** A page of what an admin called as somebody else, since a line of the audit. */
export const useActingCalls = (id: string, page: number) =>
  useRead(readActingCalls(id, page), { keepPreviousData: true })

/** Shows the site as a user sees it. The browser's data was the admin's: load the user's home afterwards. */
export async function actAs(body: ActAs) {
  const user = await request(adminEndpoints.actAs, { body })
  forgetPerson()
  return user
}

/** Back to the admin's own account, without what the user's pages left in the browser. Load a page afterwards. */
export async function stopActing() {
  await request(adminEndpoints.stopActing, { body: {} })
  forgetPerson()
}
