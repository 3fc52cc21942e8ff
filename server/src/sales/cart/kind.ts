import type { ItemAdd } from '@shop/contract/cart'
import type { Currency } from '@shop/contract/constants'
import type { Minor } from '@shop/contract/money'
import type { Db } from '../../platform/db/open.ts'
import type { User } from '../../people/visitor/visitor.ts'
import type { cartItems, ItemMeta } from '../../schema/cart.ts'
import type { Catalogue, ProductRow } from '../../storefront/catalogue/catalogue.ts'

export type ItemRow = typeof cartItems.$inferSelect

/** A line of a cart, with its product and the kind that decides about it. */
export type Line = { item: ItemRow; product: ProductRow; kind: Kind }

/** A line with its product's list price, in minor units of the cart's currency. */
export type ListedLine = Line & {
  unit: Minor
  /** The list price when the visitor was shown it first; null where there was none. */
  shown: Minor | null
}

/** What one of a line costs everybody, now and when the visitor was shown it first. */
export type LinePrice = {
  regular: Minor
  shown: Minor | null
  /** The tests that it was put together from. */
  contents: { id: number; name: string }[]
}

/** What somebody puts into a locked cart, and the lines that it holds. */
export type Adding = {
  lines: Line[]
  product: ProductRow
  body: ItemAdd
  user: User | null
  currency: Currency
  /** Whether the product is a test for a breed. */
  isForBreed: (breedId: number) => boolean
}

/** A kind of cart item: everything that differs between what is sold. kinds.ts lists them. */
export type Kind = {
  /** Whether a line is of this kind, where no kind before it in the table takes it. */
  has: (line: { product: ProductRow; item: { metaData: ItemMeta } }) => boolean
  /** Checks what is put in, and answers what its line stores. Throws where it cannot be had. Null: it has a call of its own. */
  add: ((tx: Db, adding: Adding) => Promise<ItemMeta>) | null
  /** Throws 428 on `quantity` for more of a line than there can be. */
  limit: (metaData: ItemMeta, quantity: number) => void
  price: (catalogue: Catalogue, line: ListedLine, currency: Currency) => LinePrice
  /** Why lines of this kind cannot be ordered as the cart is, by the id of their line. `lines` are the whole cart. */
  problems: (db: Db, userId: string | null, lines: Line[], currency: Currency) => Promise<Map<string, string>>
  /** A change that leaves such a problem is refused; that of another kind is displayed in the cart. */
  isCheckedAtOnce: boolean
  /** A merge leaves the second of two such items where it is. */
  isSame: (one: ItemRow, other: ItemRow) => boolean
  /** A merge makes one cart of one group. */
  group: 'regular' | 'upgrade' | 'membership'
  /** It is put into a cart of any group but a membership's. */
  goesWithAll: boolean
  /** Bought by itself: why nothing else is put in beside it. */
  refusalBeside: string | null
  /** Money for later: neither discounted nor taxed, and no gift card pays for it. */
  isMoney: boolean
  /** Paid again each year at the same price: nothing comes off the first. */
  isRenewed: boolean
  /** It may be in an advance order. */
  isOrderedAhead: boolean
  /** Why it cannot be ordered on a buyer's account. */
  refusalOnAccount: string | null
}
