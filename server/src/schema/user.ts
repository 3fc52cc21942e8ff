import type { ApprovalState } from '@shop/contract/constants'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'

export type Address = {
  firstName: string
  lastName: string
  address: string
  address2?: string | null
  city: string
  state?: string | null
  postalCode: string
  country: string
}

export const users = pgTable(
  'users',
  {
    id: id(),
    type: text().notNull(),
    isAdmin: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Lower case. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    countryCode: text().notNull(),
    phoneNumber: text(),
    /** A vet's practice. */
    clinic: text(),
    /** A vet's, with the authority that registers vets in their country. */
    registrationNumber: text(),
    /** Of a vet: whether we have checked the practice, when, who did, and why it was refused (decision 0034). */
    approval: text().$type<ApprovalState>(),
    approvalAt: at(),
    approvalBy: text(),
    approvalReason: text(),
    /**
     * The most that may be unpaid on the account, in minor units of the currency of `countryCode`; null: nothing is
     * ordered on account.
     */
    creditLimit: integer(),
    address: jsonb().$type<Omit<Address, 'firstName' | 'lastName'>>(),
    /** Breeds offered first when an animal is added. */
    breedIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    createdAt: createdAt(),
  },
  (t) => [
    check('vets_wait_for_approval', sql`${t.type} <> 'vet' or ${t.approval} is not null`),
    index('users_name_trgm').using(
      'gin',
      sql`translate(folded(${t.firstName} || ' ' || ${t.lastName}), '-./"''', '') gin_trgm_ops`,
    ),
  ],
)

/** Links sent by mail. A link opens once, by a conditional update of `usedAt`. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: id(),
    purpose: text().$type<'registration' | 'password' | 'email'>().notNull(),
    /** To whom the mail goes; lower case. */
    email: text().notNull(),
    /** Null for a registration, and for an address without account: then the mail states that, or is not sent. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token, which follows from the id and the shop's secret key. */
    tokenHash: text().notNull().unique(),
    /** A registration in the typed values, its password hashed. */
    registration: jsonb().$type<PendingRegistration>(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (t) => [index().on(t.email), index().on(t.userId), index().on(t.expiresAt)],
)

export type PendingRegistration = {
  type: string
  firstName: string
  lastName: string
  passwordHash: string
  countryCode: string
  clinic: string | null
  /** Missing in a link that was sent before vets had to give it. */
  registrationNumber?: string | null
  isNewsletterSubscribed: boolean
}
