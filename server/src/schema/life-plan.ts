import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { at, createdAt, id } from './columns.ts'
import { orders } from './order.ts'
import { users } from './user.ts'

/** A life plan that was bought: for an animal, or for the one whose kit of the same order is activated. */
export const lifePlans = pgTable(
  'life_plans',
  {
    id: id(),
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    /** The line of the order that it was bought with, and its place in that, from 0. */
    orderItemId: uuid().notNull(),
    place: integer().notNull(),
    /** Who bought it; the animal's owner may be somebody else. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null until the kit that it was bought with is activated. */
    animalId: uuid().references(() => animals.id, { onDelete: 'cascade' }),
    /** When the animal enters its next stage of life, and the plan is renewed by itself. */
    renewAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('life_plan_opened_once').on(t.orderItemId, t.place),
    uniqueIndex('life_plan_once')
      .on(t.animalId)
      .where(sql`${t.animalId} is not null`),
    index().on(t.orderId),
    index().on(t.renewAt),
  ],
)

/** The frozen text of a plan. The newest counts, unless it was withdrawn. */
export const lifePlanVersions = pgTable(
  'life_plan_versions',
  {
    id: id(),
    lifePlanId: uuid()
      .notNull()
      .references(() => lifePlans.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    /** The same content is the same version; what was withdrawn is not made again of the same results. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Why it was made, a sentence each; empty for the first. */
    changes: text().array().notNull(),
    withdrawnAt: at(),
    withdrawnReason: text(),
    createdAt: createdAt(),
  },
  (t) => [unique('life_plan_version_once').on(t.lifePlanId, t.number)],
)
