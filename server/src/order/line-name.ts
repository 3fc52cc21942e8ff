import type { Order } from '@shop/contract/order'

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
