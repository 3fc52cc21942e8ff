import { codes, Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { refusal } from '../../platform/input/refusal.ts'
import type { ItemMeta } from '../../schema/cart.ts'
import type { Kind, Line } from './kind.ts'

/** Throws 409 (code 101) where upgrades and regular products would share a cart. */
export function refuseMixedUpgrades(lines: Line[], isUpgrade: boolean) {
  if (lines.some(({ kind }) => !kind.goesWithAll && (kind.group === 'upgrade') !== isUpgrade))
    throw new Failure(409, { message: messages.upgradeMixText, code: codes.upgradeMix })
}

/** Throws 428: a line that names a barcode is tested in a swab that is there already. */
export function limitForSample({ barcode }: ItemMeta, quantity: number) {
  if (barcode !== undefined && quantity > 1)
    throw refusal({ quantity: 'A sample is tested once: an upgrade has no quantity.' })
}

/** What is sold as the catalogue lists it: a test, a kit, a pack, a supply. Other kinds begin with it. */
export const plainProduct: Kind = {
  has: () => true,
  add: async (_tx, { lines, product, body, isForBreed }) => {
    refuseMixedUpgrades(lines, false)
    const { animalName, breedId } = body.metaData ?? {}
    return {
      ...(product.isAnimalRequired && animalName && { animalName }),
      ...(breedId !== undefined && isForBreed(breedId) && { breedId }),
    }
  },
  limit: limitForSample,
  price: (_catalogue, { unit, shown }) => ({ regular: unit, shown, contents: [] }),
  problems: async () => new Map(),
  isCheckedAtOnce: false,
  isSame: (one, other) => one.productId === other.productId && one.subject === other.subject,
  group: 'regular',
  goesWithAll: false,
  refusalBeside: null,
  isMoney: false,
  isRenewed: false,
  isOrderedAhead: true,
  refusalOnAccount: null,
}
