import { productTypes } from '@shop/contract/constants'
import { shopCategories } from './categories.ts'
import { priceList, type Units } from './prices.ts'
import type { Line } from './products.ts'

const supply = (id: number, name: string, price: Units, summary: string, description: string): Line => ({
  id,
  name,
  typeId: productTypes.shippable,
  speciesId: null,
  categoryId: shopCategories.practiceSupplies,
  price,
  summary,
  description,
})

/** What a practice needs beside swabs and envelopes. Sold to vets only; no sample ever comes of it. */
export const practiceSupplies: readonly Line[] = [
  supply(
    704,
    'Swab sleeves, pack of 50',
    priceList.swabSleeves,
    'Fifty paper sleeves with a field for the barcode',
    'Fifty paper sleeves in which swabs dry and travel, each with a field for the barcode label. Paper, since plastic keeps swabs damp.',
  ),
  supply(
    705,
    'Sample submission pads, pack of 2',
    priceList.submissionPads,
    'Two pads of fifty forms: patient, owner, microchip and barcode',
    'Two pads of fifty submission forms with fields for patient, owner, microchip and barcode, and a copy for the patient’s file.',
  ),
  supply(
    706,
    'Waiting-room leaflets, pack of 50',
    priceList.leaflets,
    'Fifty folded leaflets on what a DNA test can tell, and what it cannot',
    'Fifty folded leaflets for owners: what a DNA test can tell about a dog or a cat, what it cannot, and how a sample is taken.',
  ),
  supply(
    707,
    'Leaflet stand for the counter',
    priceList.leafletStand,
    'A clear stand with twenty-five leaflets in it',
    'A clear stand for the reception counter, with twenty-five of our waiting-room leaflets in it.',
  ),
]
