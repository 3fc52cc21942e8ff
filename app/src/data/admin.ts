import type { EraseAccount } from '@shop/contract/account-data'
import type { Account, ActAs, RoleGiven } from '@shop/contract/admin'
import type { QueryOf } from '@shop/contract/call-parts'
import type { DeskRole } from '@shop/contract/desk-role'
import { accountDataEndpoints } from '@shop/contract/endpoints/account-data'
import { adminEndpoints } from '@shop/contract/endpoints/admin'
import { approvalEndpoints } from '@shop/contract/endpoints/approval'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { forgetPerson } from './auth.ts'
import { read, useRead } from './use-call.ts'

const pageOf = (page: number) => (page > 1 ? { page: String(page) } : {})

type AccountsQuery = QueryOf<typeof adminEndpoints.listAccounts>

export const readAccounts = (query: AccountsQuery) => read(adminEndpoints.listAccounts, { query })

/** A page of all users, or of those whose name or email has the text in it, or who have a role. */
export const useAccounts = (query: AccountsQuery) => useRead(readAccounts(query), { keepPreviousData: true })

export const readAccount = (id: string) => read(adminEndpoints.getAccount, { params: { id } })

/** An account with what the desk decides about it. */
export const useAccount = (id: string) => useRead(readAccount(id))

/** Each changes an account, which is then fetched again, also where it was refused because it has changed. */
export function useAccountActions({ id, email }: Pick<Account, 'id' | 'email'>) {
  const { mutate } = useSWRConfig()
  const after = async <Reply>(changing: Promise<Reply>): Promise<Reply> => {
    try {
      return await changing
    } finally {
      await mutate(readAccount(id).key)
    }
  }
  return {
    giveRole: (role: DeskRole, reason: string) =>
      after(request(adminEndpoints.giveRole, { body: { email, role, reason } })),
    takeRole: (role: DeskRole, reason: string) =>
      after(request(adminEndpoints.takeRole, { body: { email, role, reason } })),
    approveVet: (reason: string) => after(request(approvalEndpoints.approve, { body: { kind: 'vet', email, reason } })),
    refuseVet: (reason: string) => after(request(approvalEndpoints.refuse, { body: { kind: 'vet', email, reason } })),
    setCredit: (limit: number | null, reason: string) =>
      after(request(approvalEndpoints.setCredit, { body: { email, limit, reason } })),
    signOut: (reason: string) => after(request(adminEndpoints.signOutUser, { body: { email, reason } })),
    endTwoFactor: (reason: string) => after(request(adminEndpoints.endTwoFactor, { body: { email, reason } })),
    exportData: (reason: string) => request(accountDataEndpoints.exportAccount, { params: { id }, body: { reason } }),
    erase: (body: EraseAccount) => request(accountDataEndpoints.eraseAccount, { params: { id }, body }),
  }
}

/** Gives a role to whoever has an address, who may be new; the lists of people are fetched again. */
export function useAddColleague() {
  const { mutate } = useSWRConfig()
  return async (body: RoleGiven) => {
    const done = await request(adminEndpoints.giveRole, { body })
    await mutate((key) => typeof key === 'string' && key.startsWith(adminEndpoints.listAccounts.path))
    return done
  }
}

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
