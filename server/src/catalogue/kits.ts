import { productTypes, species as speciesIds, type SpeciesId } from '@shop/contract/constants'
import { type CategoryId, categoryNames, customProfileIds, shopCategories } from './categories.ts'
import { helix } from './coats.ts'
import { packPrice, priceList, type Units } from './prices.ts'
import { type Made, plainProduct } from './products.ts'
import { dnaProfileOf } from './profiles.ts'
import type { ProductRow } from './rows.ts'
import { searchTextOf, type Test } from './tests.ts'

/** What a line of the list below says; the rest is plain. */
type Line = Pick<ProductRow, 'name' | 'typeId' | 'summary' | 'description'> &
  Partial<
    Pick<ProductRow, 'isUpgrade' | 'hasUpgradeOption' | 'isAnimalRequired' | 'isSwabRequired' | 'isBestSeller'>
  > & {
    id: number
    speciesId: SpeciesId | null
    categoryId: CategoryId
    price: Units
    contentIds?: (number | undefined)[]
  }

/** SPEC's numbers: the kits 36, 7 and 313, Geno Pet 969, Geno Pet Plus 970, the life plan 1221. */
const ids = {
  dogKit: 36,
  dogParentageKit: 7,
  catKit: 313,
  genoPet: 969,
  genoPetPlus: 970,
  lifePlan: 1221,
  swabKit: 701,
}

const packs = [
  { count: 2, percentOff: 10 },
  { count: 5, percentOff: 15 },
  { count: 10, percentOff: 20 },
]

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
        'A personal care plan from your dog’s age, weight, breeds and results. It needs a Geno Pet or a full breed profile, bought before or together with it.',
      isAnimalRequired: true,
      isSwabRequired: false,
    },
    ...packsOf('dog', canine, 400, ids.dogKit),
    ...packsOf('cat', feline, 500, ids.catKit),
    {
      id: 601,
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
        [602, 'dog', canine, shopCategories.canineUpgrade],
        [603, 'cat', feline, shopCategories.felineUpgrade],
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
          // The list price of one test, where a profile begins; a cart reckons the tests chosen.
          price: priceList.disease,
          summary: 'Choose the tests yourself, breed by breed',
          description: `A profile of the tests you choose among those for your ${animal}’s breed. It costs what its tests cost.`,
          isAnimalRequired: true,
        },
      ]
    }),
    {
      id: ids.swabKit,
      name: 'Swab kit',
      typeId: productTypes.shippable,
      speciesId: null,
      categoryId: shopCategories.swab,
      price: priceList.swabKit,
      summary: 'Swabs, a barcode and a return envelope for one animal',
      description:
        'A spare kit for taking one sample: swabs, a barcode label and a return envelope. No test is included.',
    },
    {
      id: 702,
      name: 'Swabs, box of 20',
      typeId: productTypes.shippable,
      speciesId: null,
      categoryId: shopCategories.swab,
      price: priceList.swabSupplies,
      summary: 'For clinics and collection agents',
      description: 'Twenty cheek swabs, each wrapped on its own. No test is included.',
    },
    {
      id: 703,
      name: 'Return envelopes, pack of 10',
      typeId: productTypes.shippable,
      speciesId: null,
      categoryId: shopCategories.swab,
      price: priceList.envelopes,
      summary: 'For clinics and collection agents',
      description: 'Ten padded envelopes with our laboratory’s address. Postage is not included.',
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
      coat: helix(line.id),
      createdAt: new Date(Date.UTC(2025, 0, 1 + index)),
      searchText: searchTextOf({ name: line.name, gene: null, omiaId: null, otherBreeds: [] }, [], [line.summary]),
    },
    price,
    contentIds: contentIds.filter((id) => id !== undefined),
  }))
}
