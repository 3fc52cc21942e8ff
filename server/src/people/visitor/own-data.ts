import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { BillTo } from '../../schema/invoice.ts'
import type { User } from './visitor.ts'

export type Person = Pick<User, 'id' | 'email'>

/**
 * What a noun stores of a person, by the names that the export has, and nothing that opens anything: no token, no key.
 */
export type Collect = (db: Db, person: Person, services: Pick<Services, 'files'>) => Promise<object>

/** Somebody whose account is being deleted, with what of theirs is locked: some of it names them no more meanwhile. */
export type Leaving = Person & {
  cartIds: string[]
  checkouts: CheckoutRow[]
  invoices: { id: string; billTo: BillTo }[]
}

/** Erases what a noun stores of a person and what deleting the account's row does not take along; the books stay. */
export type Erase = (tx: Db, leaving: Leaving, services: Pick<Services, 'jobs'>) => Promise<unknown>
