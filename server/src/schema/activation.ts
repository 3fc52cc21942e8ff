import type { Activation } from '@shop/contract/activation'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { carts } from './cart.ts'
import { at, createdAt, id } from './columns.ts'
import { users } from './user.ts'

/** An activation from its first step on; its id is the browser's key to it. */
export const activations = pgTable(
  'activations',
  {
    id: id(),
    /** Whose it is from the moment somebody signed in works on it. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. Null where it began at a later step, until it is handed in. */
    email: text(),
    type: text().$type<NonNullable<Activation['type']>>(),
    /** One swab's barcode, or two swabs' of one animal. */
    barcodes: text().array(),
    /** The kit that pays for it: the first barcode's own, or one of the balance. */
    kitBarcode: text(),
    /** Everything else that the steps gathered, and when the terms were accepted. */
    record: jsonb().$type<Partial<Activation> & { acceptedTermsAt?: string }>().notNull().default({}),
    /** The cart in which what is due is paid. */
    cartId: uuid().references(() => carts.id, { onDelete: 'set null' }),
    activatedAt: at(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.userId), index().on(t.updatedAt)],
)
