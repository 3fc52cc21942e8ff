import type { CartItem } from '@shop/contract/cart'
import { giftCardId, species } from '@shop/contract/constants'
import { paths } from '../../paths.ts'
import { isFullBreedProfile, kindOf, ownKindOf } from '../product/product-kind.ts'

const plural: Record<number, string> = {
  1: 'Trait tests',
  2: 'Disease tests',
  3: 'DNA profiles',
  4: 'Kits',
  5: 'Life plans',
  6: 'Subscriptions',
  8: 'Mixed breed tests',
}
const speciesCopy: Record<number, string> = { [species.canine]: 'for dogs', [species.feline]: 'for cats' }

type Sold = Pick<CartItem, 'product' | 'metaData' | 'breed'>

/** "Disease tests for dogs". */
const groupTitle = ({ product }: Sold) =>
  [
    isFullBreedProfile(product) ? 'Full breed profiles' : (ownKindOf(product) ?? plural[product.typeId] ?? 'Other'),
    product.species && speciesCopy[product.species.id],
  ]
    .filter(Boolean)
    .join(' ')

/** Whom an item is for: an animal by its name, else its breed. */
const titleOf = (item: Sold) => item.metaData.animalName?.trim() || item.breed?.name || groupTitle(item)

/** A cart's items by animal or breed, others by kind and species; groups and items in the order they came (cart-6). */
export function groupItems<Item extends Sold>(items: readonly Item[]): { title: string; items: Item[] }[] {
  return [...Map.groupBy(items, titleOf)].map(([title, grouped]) => ({ title, items: grouped }))
}

/** What an item is, in a few words: "Disease for dogs · 12 tests · for Bess". */
export const factsOf = ({ product, contents, metaData }: Pick<CartItem, 'product' | 'contents' | 'metaData'>): string =>
  [
    [metaData.isUpgradeTests ? 'Upgrade' : kindOf(product), product.species && speciesCopy[product.species.id]]
      .filter(Boolean)
      .join(' '),
    contents.length > 0 && `${contents.length} ${contents.length === 1 ? 'test' : 'tests'}`,
    metaData.animalName && `for ${metaData.animalName}`,
    metaData.giftCard && `for ${metaData.giftCard.recipientName}, ${metaData.giftCard.recipientEmail}`,
    metaData.barcode && `from sample ${metaData.barcode}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** An item by its name, and whom it is for, where a cart may hold it for another too: "Geno Pet for Bess". */
export const itemTitleOf = ({ product, metaData }: Pick<CartItem, 'product' | 'metaData'>): string =>
  [product.name, metaData.animalName ?? metaData.giftCard?.recipientName].filter(Boolean).join(' for ')

/** Where one reads more of an item: a test from a sample that is with us is its animal's. */
export const itemHref = ({
  product,
  metaData: { isUpgradeTests, animalId },
}: Pick<CartItem, 'product' | 'metaData'>) => {
  if (product.id === giftCardId) return paths.giftCards
  return isUpgradeTests && animalId ? paths.animal(animalId) : paths.product(product)
}

/** "1 item", "3 items". */
export const itemsText = (items: number): string => `${items} ${items === 1 ? 'item' : 'items'}`
