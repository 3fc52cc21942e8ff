import { createHash } from 'node:crypto'
import {
  allBreedIds,
  type Currency,
  customProfileCountry,
  customProfileTests,
  fullBreedTestKitIds,
  species,
  type UserType,
} from '@shop/contract/constants'
import type { Minor } from '@shop/contract/money'
import { profilePrice } from '@shop/contract/profile-price'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import { packKits } from '../../reference/catalogue/kits.ts'
import type { cartItems } from '../../schema/cart.ts'
import {
  type BreedRow,
  type Catalogue,
  type CataloguedProduct,
  priceAt,
  pricedIn,
} from '../../storefront/catalogue/catalogue.ts'
import { breedWordOf, mayChoose } from '../../storefront/product/custom-profile.ts'
import { bundlesIn, buysPacks, isBreedProfile, isTest, testsIn } from '../../storefront/product/wholes.ts'

/** Of a cart's line, what decides whether something else costs less. */
type Item = Pick<typeof cartItems.$inferSelect, 'id' | 'productId' | 'quantity' | 'metaData' | 'subject' | 'custom'>

/** A line with what its buyer pays for one. */
export type BoughtLine = { item: Item; unit: Minor }

/** By what offers are made: what is sold, and to whom. */
export type Seller = {
  catalogue: Catalogue
  currency: Currency
  country: string
  userType: UserType
  /** What this buyer pays for a product, of what everybody pays. */
  priceFor: (product: CataloguedProduct, amount: Minor) => Minor
}

/** Something that holds tests, with what this buyer pays for one of it. */
type Target = {
  kind: 'profile' | 'own' | 'pack'
  product: CataloguedProduct
  custom: Item['custom']
  /** Whom it is for, where it is for one breed. */
  breed: BreedRow | null
  tests: ReadonlySet<number>
  /** How many are tested with one of it. */
  animals: number
  unit: Minor
}

/** What could be bought instead of lines of a cart, or of some of each. */
export type Offer = Pick<Target, 'kind' | 'product' | 'custom' | 'breed'> & {
  /** Another one when it takes the place of anything else. */
  id: string
  quantity: number
  taken: { item: Item; quantity: number }[]
  /** How many tests are chosen for an animal, and how many come with it besides. */
  tests: number
  more: number
  price: Minor
  instead: Minor
}

/** What holds all that is chosen is offered where it costs so much of it at most. */
const mostOfChosen = 1.25

const everyBreed: readonly number[] = Object.values(allBreedIds)
const kits: readonly number[] = fullBreedTestKitIds

type Line = BoughtLine & { product: CataloguedProduct; tests: ReadonlySet<number>; breedId: number | null }

/** The one breed that a line is for, where it names one. */
export function breedIdOf(
  product: CataloguedProduct | undefined,
  { custom, metaData }: Pick<Item, 'custom' | 'metaData'>,
): number | null {
  if (product && isBreedProfile(product.row)) return [...product.breedIds][0] ?? null
  if (custom && !everyBreed.includes(custom.breedId)) return custom.breedId
  return metaData.breedId ?? null
}

/** A line that holds tests; none that is read from a sample that is with us. */
function linesIn({ product: find }: Catalogue, bought: readonly BoughtLine[]): Line[] {
  return bought.flatMap(({ item, unit }) => {
    const product = find(item.productId)
    if (!product || item.metaData.barcode !== undefined) return []
    const tests = new Set(item.custom?.productIds ?? testsIn({ product: find }, product))
    return tests.size ? [{ item, unit, product, tests, breedId: breedIdOf(product, item) }] : []
  })
}

/** It does nothing but its tests, so that whatever holds those does all of it. */
const isTestsAlone = ({ product: { row }, item }: Line) => isTest(row) || isBreedProfile(row) || item.custom !== null

const isWithin = (some: ReadonlySet<number>, all: ReadonlySet<number>) => [...some].every((one) => all.has(one))
const sumOf = (lines: readonly { unit: Minor }[]) => lines.reduce((sum, { unit }) => sum + unit, 0)
const idsOf = (taken: Offer['taken']) => taken.map(({ item }) => item.id).join()
const saved = ({ instead, price }: Offer) => instead - price
const bestFirst = (offers: Offer[]) =>
  offers.toSorted((one, other) => saved(other) - saved(one) || other.more - one.more)

/** What is bought for the first animal, the second and so on: of two tests, one twice and one once, the second has one. */
const animalsOf = (lines: readonly Line[]): Line[][] =>
  Array.from({ length: Math.max(0, ...lines.map(({ item }) => item.quantity)) }, (_, animal) =>
    lines.filter(({ item }) => item.quantity > animal),
  )

/** A product in place of what it holds of these lines, for as many animals as that is worth it; else null. */
function offerOf(lines: readonly Line[], target: Target): Offer | null {
  const isItself = ({ product, item }: Line) => product === target.product && !item.custom
  const held = lines.filter((line) => isItself(line) || (isTestsAlone(line) && isWithin(line.tests, target.tests)))
  const animals = animalsOf(held)
  const isWorthIt = (tested: Line[][]) => {
    const lines = tested.flat()
    if (tested.length < target.animals || lines.every(isItself)) return false
    // In the cart with a test that it holds: that one is paid twice.
    if (lines.some(isItself)) return true
    return target.kind === 'profile' ? target.unit <= sumOf(lines) * mostOfChosen : target.unit < sumOf(lines)
  }
  let quantity = 0
  while (isWorthIt(animals.slice(quantity * target.animals, (quantity + 1) * target.animals))) quantity++
  const tested = animals.slice(0, quantity * target.animals)
  const [first] = tested
  if (!first) return null
  const taken = first.map(({ item }) => ({ item, quantity: Math.min(item.quantity, tested.length) }))
  const chosen = new Set(first.flatMap(({ tests }) => [...tests]))
  const more = target.tests.size - chosen.size
  const offer = offerFor(target, quantity, taken, sumOf(tested.flat()))
  return more > 0 || saved(offer) > 0 ? { ...offer, tests: chosen.size, more } : null
}

function offerFor(
  { kind, product, custom, breed, unit }: Target,
  quantity: number,
  taken: Offer['taken'],
  instead: Minor,
): Offer {
  const key = [
    product.row.id,
    custom,
    quantity,
    unit,
    taken.map((one) => [one.item.id, one.item.quantity, one.quantity]),
  ]
  const id = createHash('sha256').update(JSON.stringify(key)).digest('base64url').slice(0, 22)
  return { id, kind, product, custom, breed, quantity, taken, tests: 0, more: 0, price: unit * quantity, instead }
}

const priced = ({ catalogue, currency, priceFor }: Seller, product: CataloguedProduct): Minor | undefined => {
  const price = priceAt(product, currency, catalogue.now())
  return price && priceFor(product, price.amount)
}

/**
 * What holds tests of a breed and may be worth it for these lines: its profile, the kits and packs for which the breed is
 * chosen later, and other bundles.
 */
function targetsFor(seller: Seller, lines: readonly Line[], breed: BreedRow): Target[] {
  const { catalogue, userType } = seller
  const profile = catalogue.product(breed.fullBreedProfileId ?? 0)
  const most = sumOf(lines) * mostOfChosen
  return [...(profile ? [profile] : []), ...bundlesIn(catalogue)].flatMap((product): Target[] => {
    const { id, speciesId } = product.row
    const pack = packKits.get(id)
    if (speciesId !== breed.speciesId || (pack && !buysPacks(userType))) return []
    const unit = priced(seller, product)
    // Of nearly all breeds the profile costs more than the few tests of a cart.
    const isTooMuch = unit !== undefined && unit > most * (pack?.count ?? 1)
    if (unit === undefined || (isTooMuch && !lines.some((line) => line.product === product))) return []
    const isKit = kits.includes(pack?.kitId ?? id)
    const tests = new Set([...testsIn(catalogue, product), ...(isKit && profile ? testsIn(catalogue, profile) : [])])
    const kind = pack ? 'pack' : 'profile'
    return [
      {
        kind,
        product,
        custom: null,
        breed: product === profile ? breed : null,
        tests,
        animals: pack?.count ?? 1,
        unit,
      },
    ]
  })
}

const offersForBreed = (seller: Seller, lines: readonly Line[], breed: BreedRow): Offer[] =>
  bestFirst(targetsFor(seller, lines, breed).flatMap((target) => offerOf(lines, target) ?? [])).slice(0, 1)

/** Where no line names the breed: of all that hold most of these lines, each breed's; then what holds of the rest. */
function offersForAnyBreed(seller: Seller, lines: readonly Line[]): Offer[] {
  const tested = new Set(lines.flatMap(({ tests }) => [...tests]))
  const [speciesId] = lines.map(({ product }) => product.row.speciesId)
  const offers = seller.catalogue.breeds.flatMap(({ row }) => {
    const profile = row.speciesId === speciesId && seller.catalogue.product(row.fullBreedProfileId ?? 0)
    return profile && profile.contentIds.some((id) => tested.has(id)) ? offersForBreed(seller, lines, row) : []
  })
  const [most] = offers.toSorted((one, other) => other.taken.length - one.taken.length || saved(other) - saved(one))
  if (!most) return []
  const alike = offers.filter(({ taken }) => idsOf(taken) === idsOf(most.taken))
  const isTaken = ({ item }: Line) => most.taken.some((one) => one.item === item)
  return [
    ...alike,
    ...offersForAnyBreed(
      seller,
      lines.filter((line) => !isTaken(line)),
    ),
  ]
}

/** These tests as one profile of the buyer's own, where that is sold. */
function ownOffer(seller: Seller, all: readonly Line[], lines: readonly Line[], breed: BreedRow | null): Offer | null {
  const { catalogue, country, userType, currency } = seller
  const isCat = lines[0]?.product.row.speciesId === species.feline
  const option = breed ?? catalogue.breed(isCat ? allBreedIds.feline : allBreedIds.canine)?.row
  const product = catalogue.product(customProfileIds[isCat ? 1 : 0] ?? 0)
  if (country !== customProfileCountry || userType === 'vet' || userType === 'owner' || !option || !product) return null
  const productsIn = ({ tests }: Line) => [...tests].flatMap((id) => catalogue.product(id) ?? [])
  const chosen = lines.filter(
    (line) => (isTest(line.product.row) || line.item.custom) && productsIn(line).every(mayChoose(option)),
  )
  // A cart holds one.
  if (all.some((line) => line.item.custom && !chosen.includes(line))) return null
  const parts = [...new Set(chosen.flatMap(productsIn))]
  const { min, max } = customProfileTests
  const amounts = pricedIn(catalogue, parts, currency).map(({ amount }) => amount)
  if (amounts.length < parts.length || parts.length < min || parts.length > max) return null
  const productIds = parts.map(({ row }) => row.id)
  const name = `Your ${breedWordOf(option)} profile`
  return offerOf(chosen, {
    kind: 'own',
    product,
    custom: { breedId: option.id, name, productIds },
    breed,
    tests: new Set(productIds),
    animals: 1,
    unit: seller.priceFor(product, profilePrice(amounts, currency)),
  })
}

/** A pack of kits in place of profiles and kits for animals of any breeds: the breed is chosen later. */
function packOffers(seller: Seller, bought: readonly BoughtLine[]): Offer[] {
  const { catalogue, userType } = seller
  if (!buysPacks(userType)) return []
  const offers = [...packKits].flatMap(([id, { kitId, count }]): Offer[] => {
    const product = catalogue.product(id)
    const unit = product && priced(seller, product)
    if (!product || unit === undefined || !bundlesIn(catalogue).includes(product)) return []
    const replaceable = bought
      .filter(({ item }) => {
        const other = catalogue.product(item.productId)?.row
        const isProfile = other && isBreedProfile(other) && other.speciesId === product.row.speciesId
        return (isProfile || item.productId === kitId) && !item.subject
      })
      .toSorted((one, other) => other.unit - one.unit)
    const each = replaceable.flatMap((line) => Array.from({ length: line.item.quantity }, () => line)).slice(0, count)
    if (each.length < count || unit >= sumOf(each)) return []
    const taken = [...Map.groupBy(each, ({ item }) => item)].map(([item, { length }]) => ({ item, quantity: length }))
    const target = { product, custom: null, breed: null, tests: new Set<number>(), animals: count, unit }
    return [offerFor({ ...target, kind: 'pack' }, 1, taken, sumOf(each))]
  })
  return bestFirst(offers).slice(0, 1)
}

const isForBreed = ({ catalogue }: Seller, breed: BreedRow) => {
  const ofBreed = catalogue.product(breed.fullBreedProfileId ?? 0)?.contentIds ?? []
  return ({ tests }: Line) =>
    [...tests].every((id) => ofBreed.includes(id) || catalogue.product(id)?.row.isForAllBreeds)
}

/**
 * What would hold the same tests as lines of a cart and cost less, or little more and hold others besides: for each
 * animal that lines are for, of its breed where they name one.
 */
export function offersFor(seller: Seller, bought: readonly BoughtLine[]): Offer[] {
  const all = linesIn(seller.catalogue, bought)
  const groups = [...Map.groupBy(all, ({ item, product }) => `${product.row.speciesId} ${item.subject}`).values()]
  const offers = groups.flatMap((lines) => {
    const breeds = [...new Set(lines.flatMap(({ breedId }) => breedId ?? []))].flatMap(
      (id) => seller.catalogue.breed(id)?.row ?? [],
    )
    const unnamed = lines.filter(({ breedId }) => breedId === null)
    const [only] = breeds
    // What names no breed is for the one that others name, where it is one of its tests.
    const joins = breeds.length === 1 && only ? unnamed.filter(isForBreed(seller, only)) : []
    const parts = [
      ...breeds.map((breed) => ({
        breed,
        lines: [...lines.filter(({ breedId }) => breedId === breed.id), ...joins],
      })),
      { breed: null, lines: unnamed.filter((line) => !joins.includes(line)) },
    ]
    return parts.flatMap((part) => {
      const wholes = part.breed ? offersForBreed(seller, part.lines, part.breed) : offersForAnyBreed(seller, part.lines)
      const own = ownOffer(seller, all, part.lines, part.breed)
      const isCheaper =
        own && wholes.every((whole) => idsOf(whole.taken) !== idsOf(own.taken) || saved(own) > saved(whole))
      return isCheaper ? [own, ...wholes] : wholes
    })
  })
  const each = [...offers, ...packOffers(seller, bought)]
  return [...new Map(each.map((offer) => [offer.id, offer])).values()]
}
