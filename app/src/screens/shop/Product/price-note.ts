import type { ProductDetail } from '@shop/contract/product'

const taxNote = ({ name, isIncluded }: NonNullable<ProductDetail['tax']>) =>
  isIncluded ? `includes ${name}` : 'plus tax, worked out at checkout'

/** What a price is for, and whether tax is in it. */
export const noteOf = (
  { isAnimalRequired, tax }: Pick<ProductDetail, 'isAnimalRequired' | 'tax'>,
  noun: 'animal' | 'patient' = 'animal',
) => [isAnimalRequired && `for one ${noun}`, tax && taxNote(tax)].filter(Boolean).join(', ') || undefined
