import type { Order } from '@shop/contract/order'
import { customProfileIds } from '../../reference/catalogue/categories.ts'

/** "Geno Pet for Bess"; of an upgrade, the sample too. */
export const lineNameOf = ({
  product,
  metaData: { animalName, barcode, giftCard },
}: Pick<Order['items'][number], 'product' | 'metaData'>) =>
  [
    product.name,
    animalName && `for ${animalName}`,
    giftCard && `for ${giftCard.recipientName}`,
    barcode && `(sample ${barcode})`,
  ]
    .filter(Boolean)
    .join(' ')

/** A line's name without anything that its buyer typed. */
export const plainNameOf = ({ product }: Pick<Order['items'][number], 'product'>) =>
  customProfileIds.includes(product.id) ? 'A profile of your own' : product.name
