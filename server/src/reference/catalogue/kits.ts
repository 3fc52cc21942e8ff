import {
  giftCardId,
  kitIds,
  membershipId,
  membershipTerms,
  productTypes,
  species as speciesIds,
  type SpeciesId,
} from '@shop/contract/constants'
import { categoryNames, customProfileIds, shopCategories } from './categories.ts'
import { type Kit, kitPicture } from './coats.ts'
import { packPrice, priceList } from './prices.ts'
import { type Line, type Made, plainProduct } from './products.ts'
import { dnaProfileOf } from './profiles.ts'
import { practiceSupplies } from './supplies.ts'
import { searchTextOf, type Test } from './tests.ts'

/** SPEC's numbers, and ours in numbers it leaves free. */
const ids = {
  dogKit: kitIds.dog,
  dogParentageKit: kitIds.dogParentage,
  catKit: kitIds.cat,
  genoPet: kitIds.genoPet,
  genoPetPlus: kitIds.genoPetPlus,
  lifePlan: kitIds.lifePlan,
  swabKit: 701,
  swabs: 702,
  agentPack: 711,
  recordPads: 712,
  envelopes: 703,
  healthUpgrade: 601,
  dogProfileUpgrade: 602,
  catProfileUpgrade: 603,
}

/** Swabs and a barcode without any test. */
export const swabKitId = ids.swabKit
/** Swab kits that agents carry. */
export const agentPackIds: readonly number[] = [ids.agentPack]
/** They travel with nothing that is ever activated. */
export const supplyIds: readonly number[] = [
  ids.swabs,
  ids.envelopes,
  ids.recordPads,
  ...practiceSupplies.map(({ id }) => id),
]
/** For a line of an order or a cart: it has no barcode, and is posted all the same. */
export const isSupply = ({
  product,
  metaData,
}: {
  product: { id: number }
  metaData: { barcode?: string | undefined }
}) => !metaData.barcode && supplyIds.includes(product.id)
/** Adds health tests to a Geno Pet. */
export const healthUpgradeId = ids.healthUpgrade
/** Make a full breed profile of a DNA profile. */
export const profileUpgradeIds: readonly number[] = [ids.dogProfileUpgrade, ids.catProfileUpgrade]

/** Kits in a box of their own. */
export const boxedKitIds: readonly number[] = [
  ids.dogKit,
  ids.dogParentageKit,
  ids.catKit,
  ids.genoPet,
  ids.genoPetPlus,
  ids.swabKit,
]
/** What is posted and can be counted. */
export const stockIds: readonly number[] = [...boxedKitIds, ...supplyIds]
/** Where the kit of a product is counted: every test without a box of its own is posted as a swab kit. */
export const stockIdOf = (kitId: number) => (boxedKitIds.includes(kitId) ? kitId : ids.swabKit)

const packs = [
  { count: 2, percentOff: 10 },
  { count: 5, percentOff: 15 },
  { count: 10, percentOff: 20 },
]

const dogPackBase = 400
const catPackBase = 500

/** Which kit a multi-pack holds, and how many of it, by the pack's product id. */
export const packKits: ReadonlyMap<number, { kitId: number; count: number }> = new Map<
  number,
  { kitId: number; count: number }
>([
  ...packs.flatMap(({ count }): [number, { kitId: number; count: number }][] => [
    [dogPackBase + count, { kitId: ids.dogKit, count }],
    [catPackBase + count, { kitId: ids.catKit, count }],
  ]),
  [ids.agentPack, { kitId: ids.swabKit, count: 10 }],
])

/** Packs of 2, 5 and 10 kits: products 402, 405 and 410 for dogs, 502, 505 and 510 for cats. */
const packsOf = (animal: string, speciesId: SpeciesId, firstId: number, kitId: number): Line[] =>
  packs.map(({ count, percentOff }) => ({
    id: firstId + count,
    name: `Pack of ${count} full breed profile kits for ${animal}s`,
    typeId: productTypes.shippable,
    speciesId,
    categoryId: shopCategories.multiPack,
    price: packPrice(priceList.fullBreedProfile, count, percentOff),
    summary: `${count} kits, ${percentOff}% less than one by one`,
    description: `${count} full breed profile kits for ${animal}s. Each is activated on its own, so they can go to different ${animal}s and different homes.`,
    contentIds: [kitId],
  }))

/** The picture of each category; the swab in its tube where none is named. */
const pictures: Partial<Record<Line['categoryId'], Kit>> = {
  [shopCategories.canineAncestry]: 'breeds',
  [shopCategories.multiPack]: 'pack',
  [shopCategories.agentProducts]: 'pack',
  [shopCategories.lifePlan]: 'plan',
  [shopCategories.customProfile]: 'profile',
  [shopCategories.canineUpgrade]: 'profile',
  [shopCategories.felineUpgrade]: 'profile',
  [shopCategories.practiceSupplies]: 'post',
  [shopCategories.giftCard]: 'card',
  [shopCategories.membership]: 'card',
}

/** What the shop sells besides the tests of the files. The names are ours; Geno Pet is SPEC's. */
function lines(dogProfile: number | undefined, catProfile: number | undefined): Line[] {
  const { canine, feline } = speciesIds
  return [
    {
      id: ids.dogKit,
      name: 'Full breed profile kit for dogs',
      typeId: productTypes.shippable,
      speciesId: canine,
      categoryId: shopCategories.testKit,
      price: priceList.fullBreedProfile,
      summary: 'A kit to keep; choose the breed when you activate it',
      description:
        'A swab kit for one dog, with a full breed profile paid for. Choose the breed when you activate the kit: the profile holds the tests in our catalogue that name it, and a DNA profile.',
      contentIds: [ids.swabKit, dogProfile],
    },
    {
      id: ids.dogParentageKit,
      name: 'Full breed profile and parentage kit for dogs',
      typeId: productTypes.shippable,
      speciesId: canine,
      categoryId: shopCategories.testKit,
      price: priceList.parentageKit,
      summary: 'A full breed profile, and a comparison with dam and sire',
      description:
        'A swab kit for one dog, with a full breed profile and a parentage comparison paid for. The comparison needs the DNA profiles of the dam and sire on the same panel. It can exclude a parent; it does not prove one.',
      contentIds: [ids.swabKit, dogProfile],
    },
    {
      id: ids.catKit,
      name: 'Full breed profile kit for cats',
      typeId: productTypes.shippable,
      speciesId: feline,
      categoryId: shopCategories.testKit,
      price: priceList.fullBreedProfile,
      summary: 'A kit to keep; choose the breed when you activate it',
      description:
        'A swab kit for one cat, with a full breed profile paid for. Choose the breed when you activate the kit: the profile holds the tests in our catalogue that name it, and a DNA profile.',
      contentIds: [ids.swabKit, catProfile],
    },
    {
      id: ids.genoPet,
      name: 'Geno Pet',
      typeId: productTypes.mixBreed,
      speciesId: canine,
      categoryId: shopCategories.canineAncestry,
      price: priceList.genoPet,
      summary: 'The breeds behind your dog',
      description:
        'Estimates which breeds your dog descends from, and how much of each. It is an estimate against the breeds we can compare with, not a breed certificate.',
      hasUpgradeOption: true,
      isAnimalRequired: true,
      contentIds: [ids.swabKit],
    },
    {
      id: ids.genoPetPlus,
      name: 'Geno Pet Plus',
      typeId: productTypes.mixBreed,
      speciesId: canine,
      categoryId: shopCategories.canineAncestry,
      price: priceList.genoPetPlus,
      summary: 'The breeds behind your dog, with health tests and a DNA profile',
      description:
        'Everything in Geno Pet, with health tests for the breeds found and a DNA profile that identifies your dog. A result shows what your dog’s DNA says; your vet puts it together with the dog.',
      isAnimalRequired: true,
      isBestSeller: true,
      contentIds: [ids.swabKit, dogProfile],
    },
    {
      id: ids.lifePlan,
      name: 'Geno Pet life plan',
      typeId: productTypes.lifePlan,
      speciesId: canine,
      categoryId: shopCategories.lifePlan,
      price: priceList.lifePlan,
      summary: 'A care plan written for your dog',
      description:
        'A personal care plan from your dog’s own results, breeds, age and weight: what matters at each stage of life, with the source of every statement, on a page and as a PDF for your vet. It is renewed free when a result changes. It needs a Geno Pet or a full breed profile: order it together with the kit, or from the page of a dog that was tested. For dogs only.',
      isAnimalRequired: true,
      isSwabRequired: false,
    },
    ...packsOf('dog', canine, dogPackBase, ids.dogKit),
    ...packsOf('cat', feline, catPackBase, ids.catKit),
    {
      id: ids.healthUpgrade,
      name: 'Health upgrade for Geno Pet',
      typeId: productTypes.disease,
      speciesId: canine,
      categoryId: shopCategories.canineUpgrade,
      price: priceList.healthUpgrade,
      summary: 'Adds health tests to a Geno Pet you already have',
      description:
        'Adds health tests for the breeds found to a Geno Pet that is already with us. We read the sample we hold, so no new swab is needed.',
      isUpgrade: true,
      isAnimalRequired: true,
      isSwabRequired: false,
    },
    ...(
      [
        [ids.dogProfileUpgrade, 'dog', canine, shopCategories.canineUpgrade],
        [ids.catProfileUpgrade, 'cat', feline, shopCategories.felineUpgrade],
      ] as const
    ).map(([id, animal, speciesId, categoryId]): Line => ({
      id,
      name: `Upgrade from a DNA profile to a full breed profile for ${animal}s`,
      typeId: productTypes.disease,
      speciesId,
      categoryId,
      price: priceList.profileUpgrade,
      summary: 'Adds your breed’s tests to a DNA profile you already have',
      description: `Adds the tests in our catalogue that name your ${animal}’s breed to a DNA profile that is already with us. We read the sample we hold, so no new swab is needed.`,
      isUpgrade: true,
      isAnimalRequired: true,
      isSwabRequired: false,
    })),
    ...(['dog', 'cat'] as const).flatMap((animal, index): Line[] => {
      const id = customProfileIds[index]
      if (!id) return []
      return [
        {
          id,
          name: `Build your own profile for ${animal}s`,
          typeId: productTypes.disease,
          speciesId: animal === 'dog' ? canine : feline,
          categoryId: shopCategories.customProfile,
          // The list price of one test, where a profile begins; a cart prices the chosen tests.
          price: priceList.disease,
          summary: 'Choose the tests yourself, breed by breed',
          description: `A profile of the tests you choose among those for your ${animal}’s breed. It costs what its tests cost.`,
          isAnimalRequired: true,
        },
      ]
    }),
    ...practiceSupplies,
    {
      id: giftCardId,
      name: 'Gift card',
      typeId: productTypes.shippable,
      speciesId: null,
      categoryId: shopCategories.giftCard,
      price: priceList.giftCard,
      summary: 'For somebody who would like to know more about their animal',
      description:
        'A gift card in the amount you choose, mailed on the day you choose. It pays for everything in the shop but other gift cards, in one order or in several, and never expires.',
      isSwabRequired: false,
    },
    {
      id: membershipId,
      name: 'Kennel membership',
      typeId: productTypes.subscription,
      speciesId: null,
      categoryId: shopCategories.membership,
      price: priceList.membership,
      summary: `${membershipTerms.percentOff}% off all we sell, all mates ranked, and ${membershipTerms.points} points each year`,
      description: `For breeders who test often: ${membershipTerms.percentOff}% less on every test, profile, kit and pack, all mates of an animal ranked by risk, relatedness and colour, and ${membershipTerms.points} loyalty points with each year. It is paid once a year and renews until you cancel.`,
      isSwabRequired: false,
    },
    {
      id: ids.swabKit,
      name: 'Swab kit',
      typeId: productTypes.shippable,
      speciesId: null,
      categoryId: shopCategories.swab,
      price: priceList.swabKit,
      summary: 'Swabs, a barcode and a return envelope for one dog or cat',
      description:
        'A spare kit for taking one sample: swabs, a barcode label and a return envelope. No test is included.',
    },
    {
      id: ids.agentPack,
      name: 'Collection pack of 10 swab kits',
      typeId: productTypes.shippable,
      speciesId: null,
      categoryId: shopCategories.agentProducts,
      price: packPrice(priceList.swabKit, 10, 20),
      summary: 'Ten swab kits with barcodes, 20% less than one by one',
      description:
        'Ten swab kits, each with swabs, a barcode label and a return envelope, for taking samples of other people’s animals. No test is included: the owner orders it.',
      contentIds: [ids.swabKit],
    },
    {
      id: ids.recordPads,
      name: 'Collection record pads, pack of 2',
      typeId: productTypes.shippable,
      speciesId: null,
      categoryId: shopCategories.agentProducts,
      price: priceList.recordPads,
      summary: 'Two pads of fifty forms: animal, owner, microchip as read, and barcode',
      description:
        'Two pads of fifty forms for a show or a visit: animal, owner, the microchip as you read it, and the barcode of the swab, with a copy for the owner.',
    },
    {
      id: ids.swabs,
      name: 'Swabs, box of 20',
      typeId: productTypes.shippable,
      speciesId: null,
      categoryId: shopCategories.swab,
      price: priceList.swabSupplies,
      summary: 'Twenty cheek swabs, each wrapped on its own',
      description:
        'Twenty cheek swabs, each wrapped on its own, for clinics and collection agents. No test is included.',
    },
    {
      id: ids.envelopes,
      name: 'Return envelopes, pack of 10',
      typeId: productTypes.shippable,
      speciesId: null,
      categoryId: shopCategories.swab,
      price: priceList.envelopes,
      summary: 'Ten padded envelopes with our laboratory’s address',
      description:
        'Ten padded envelopes with our laboratory’s address, for clinics and collection agents. Postage is not included.',
    },
  ]
}

/** Kits, Geno Pet, packs, upgrades and swabs, newest last in the list; DNA profiles and parentage are tests of the files. */
export function makeKits(tests: Test[]): Made[] {
  const dogProfile = dnaProfileOf(tests, 'dog')?.product.id
  const catProfile = dnaProfileOf(tests, 'cat')?.product.id
  return lines(dogProfile, catProfile).map(({ price, contentIds = [], ...line }, index) => ({
    product: {
      ...plainProduct,
      ...line,
      categoryName: categoryNames[line.categoryId],
      coat: kitPicture(line.id, pictures[line.categoryId] ?? 'swab'),
      createdAt: new Date(Date.UTC(2025, 0, 1 + index)),
      searchText: searchTextOf({ name: line.name, gene: null, omiaId: null, otherBreeds: [] }, [], [line.summary]),
    },
    price,
    contentIds: contentIds.filter((id) => id !== undefined),
  }))
}
