import {
  currencies,
  type Currency,
  customProfileTests,
  fullBreedTestKitIds,
  tags,
  type UserType,
} from '@shop/contract/constants'
import { memberPrice } from '@shop/contract/member-price'
import { profilePrice } from '@shop/contract/profile-price'
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '../../reference/catalogue/catalogue.ts'
import { packKits } from '../../reference/catalogue/kits.ts'
import type { CatalogueRows } from '../../schema/catalogue.ts'
import { type BreedRow, priceAt, toCatalogue } from '../../storefront/catalogue/catalogue.ts'
import { type BoughtLine, type Offer, offersFor, type Seller } from './offers.ts'

const data = buildCatalogue()
const always = { validFrom: new Date(0), validUntil: null }
const catalogue = toCatalogue(
  {
    ...data,
    version: 1,
    ratings: [],
    prices: data.prices.map((price) => ({ ...price, ...always })),
  } as unknown as CatalogueRows,
  () => 1,
)
const borderCollie = 200193
const [cea, tns, eic] = [2002, 2003, 2005]
const profileId = 1_200_193

const seller = (change: Partial<Seller> = {}): Seller => ({
  catalogue,
  currency: 'USD',
  country: 'NZ',
  userType: 'guest',
  priceFor: (_product, amount) => amount,
  ...change,
})

const listPrice = (id: number, currency: Currency) => {
  const product = catalogue.product(id)
  return (product && priceAt(product, currency, 1)?.amount) ?? expect.fail(`${id} has no price`)
}
type Choice = { quantity?: number; breedId?: number; animalName?: string; tests?: number[] }
const line = (
  productId: number,
  currency: Currency,
  { quantity = 1, breedId, animalName, tests }: Choice = {},
): BoughtLine => ({
  item: {
    id: `${productId} ${animalName ?? ''}`,
    productId,
    quantity,
    metaData: { ...(breedId && { breedId }), ...(animalName && { animalName }) },
    subject: animalName ?? '',
    custom: tests ? { breedId: borderCollie, name: 'Mine', productIds: tests } : null,
  },
  unit: tests
    ? profilePrice(
        tests.map((id) => listPrice(id, currency)),
        currency,
      )
    : listPrice(productId, currency),
})
const bought = (ids: number[], choice: Choice = {}) => ids.map((id) => line(id, 'USD', choice))
const described = (offers: Offer[]) =>
  offers.map(({ kind, product, quantity, tests, more, price, instead }) => [
    kind,
    product.row.id,
    quantity,
    `${tests}+${more}`,
    price / 100,
    instead / 100,
  ])

/** What a product tests in an animal of a breed; written again here, and not as the shop reads it. */
function holdsFor(id: number, breed: BreedRow): Set<number> {
  const kit = packKits.get(id)?.kitId ?? id
  const contents = (of: number) =>
    data.productContents.filter(({ productId }) => productId === of).map(({ contentId }) => contentId)
  return new Set([
    ...contents(kit),
    ...(fullBreedTestKitIds.some((one) => one === kit) ? contents(breed.fullBreedProfileId ?? 0) : []),
  ])
}

describe('of the Border Collie', () => {
  test('three tests are offered as its profile, which costs less', () => {
    const choice = bought([cea, tns, eic], { breedId: borderCollie })
    expect(described(offersFor(seller(), choice))).toEqual([['profile', profileId, 1, '3+12', 165, 174]])
  })

  test('where breeders put profiles together, the same tests as their own come first', () => {
    const choice = bought([cea, tns, eic], { breedId: borderCollie })
    const offers = offersFor(seller({ country: 'US' }), choice)
    expect(described(offers)).toEqual([
      ['own', 801, 1, '3+0', 130, 174],
      ['profile', profileId, 1, '3+12', 165, 174],
    ])
    for (const userType of ['vet', 'owner'] as const)
      expect(described(offersFor(seller({ country: 'US', userType }), choice))).toEqual([
        ['profile', profileId, 1, '3+12', 165, 174],
      ])
  })

  test('two tests are not, of which the profile costs more than a quarter more', () => {
    expect(offersFor(seller(), bought([cea, tns], { breedId: borderCollie }))).toEqual([])
  })

  test('for several dogs it is offered for as many as it is worth', () => {
    const choice = [
      line(cea, 'USD', { quantity: 3, breedId: borderCollie }),
      ...bought([tns, eic], { breedId: borderCollie }),
    ]
    const [offer] = offersFor(seller(), choice)
    expect(described([offer as Offer])).toEqual([['profile', profileId, 1, '3+12', 165, 174]])
    expect(offer?.taken.map(({ quantity }) => quantity)).toEqual([1, 1, 1])
  })

  test('for two dogs a pack of two kits is cheaper still, but not for vets', () => {
    const choice = bought([cea, tns, eic], { breedId: borderCollie, quantity: 2 })
    expect(described(offersFor(seller(), choice))).toEqual([['pack', 402, 1, '3+12', 295, 348]])
    expect(described(offersFor(seller({ userType: 'vet' }), choice))).toEqual([
      ['profile', profileId, 2, '3+12', 330, 348],
    ])
  })

  test('a test beside the profile that holds it is paid twice', () => {
    const choice = [line(profileId, 'USD'), line(cea, 'USD')]
    expect(described(offersFor(seller(), choice))).toEqual([['profile', profileId, 1, '15+0', 165, 223]])
  })

  test('each patient’s tests are by themselves', () => {
    const choice = [...bought([cea, tns], { animalName: 'bess' }), ...bought([eic], { animalName: 'tam' })]
    expect(
      offersFor(
        seller(),
        choice.map((one) => ({ ...one, item: { ...one.item } })),
      ),
    ).toEqual([])
    const both = bought([cea, tns, eic], { animalName: 'bess', breedId: borderCollie })
    expect(offersFor(seller({ userType: 'vet' }), both)).toHaveLength(1)
  })

  test('a profile of one’s own is offered as the breed’s, and what is beside it joins it', () => {
    const own = line(801, 'USD', { tests: [cea, tns, eic, 2004] })
    expect(described(offersFor(seller({ country: 'US' }), [own]))).toEqual([
      ['profile', profileId, 1, '4+11', 165, 165],
    ])
    const one = offersFor(seller({ country: 'US' }), [line(801, 'USD', { tests: [cea, tns] }), line(eic, 'USD')])
    expect(described(one)[0]).toEqual(['own', 801, 1, '3+0', 130, 143])
  })

  test('what is read from a sample that is with us is in no offer', () => {
    const choice = bought([cea, tns, eic], { breedId: borderCollie })
    for (const { item } of choice) item.metaData.barcode = 'KP0000000001'
    expect(offersFor(seller(), choice)).toEqual([])
  })
})

test('a profile each of two breeds is offered as a pack of two kits', () => {
  expect(described(offersFor(seller(), bought([profileId, 1_200_095])))).toMatchObject([
    ['pack', 402, 1, '0+0', 295, 330],
  ])
})

/** The next of a row of numbers from 0 to 1 that is the same each time. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** For any choice of a breed's tests, in any currency: what holds them all and costs less is offered, and nothing else is. */
describe.each(currencies)('in %s', (currency) => {
  const random = numbersFrom(currency.charCodeAt(0) * 7919 + Number(process.env.SEED ?? 1))
  const isOneIn = (count: number) => random() < 1 / count
  const withProfile = catalogue.breeds.filter(({ row }) => row.fullBreedProfileId)
  const users: UserType[] = ['guest', 'breeder', 'owner', 'vet']

  test.each([true, false])('nothing cheaper is left unsaid; the breed is known: %s', (isKnown) => {
    for (const { row: breed } of withProfile) {
      const profile = breed.fullBreedProfileId ?? 0
      const all = [...holdsFor(profile, breed)]
      const share = random()
      const chosen = all.filter(() => random() < share)
      if (!chosen.length) chosen.push(all[0] as number)
      const quantity = isOneIn(2) ? 1 : 1 + Math.floor(random() * 3)
      const isMember = isOneIn(4)
      const paid = (amount: number) => (isMember ? memberPrice(amount) : amount)
      const userType = users[Math.floor(random() * users.length)] ?? 'guest'
      const country = isOneIn(2) ? 'US' : 'NZ'
      const choice = chosen
        .map((id) => line(id, currency, { quantity, ...(isKnown && { breedId: breed.id }) }))
        .map(({ item, unit }) => ({ item, unit: paid(unit) }))
      const offers = offersFor(
        seller({ currency, country, userType, priceFor: (_one, amount) => paid(amount) }),
        choice,
      )
      const sum = choice.reduce((total, { unit }) => total + unit, 0)
      const about = `${breed.name}, ${chosen.join()} × ${quantity}, ${userType} in ${country}`

      const saves = (price: number, animals: number) => Math.floor(quantity / animals) * (animals * sum - price)
      const most = Math.max(0, ...offers.map(({ price, instead }) => instead - price))
      for (const { row } of catalogue.products) {
        const animals = packKits.get(row.id)?.count ?? 1
        const held = holdsFor(row.id, breed)
        // Another breed's profile is none of this animal's.
        const isOther = row.tagIds.includes(tags.fullBreedProfile) && row.id !== profile
        const isHolding = chosen.every((id) => held.has(id)) && !isOther
        if (!isHolding || (animals > 1 && ['owner', 'vet'].includes(userType))) continue
        expect(most, `${row.name} for ${about}`).toBeGreaterThanOrEqual(
          saves(paid(listPrice(row.id, currency)), animals),
        )
      }
      if (paid(listPrice(profile, currency)) <= sum * 1.25 && quantity === 1 && chosen.length < all.length)
        expect(
          offers.map(({ product }) => product.row.id),
          about,
        ).toContain(profile)
      const parts = chosen.filter((id) => catalogue.product(id)?.row.typeId !== 3)
      if (
        country === 'US' &&
        ['guest', 'breeder'].includes(userType) &&
        parts.length === chosen.length &&
        parts.length >= customProfileTests.min
      )
        expect(most, `own for ${about}`).toBeGreaterThanOrEqual(
          saves(
            paid(
              profilePrice(
                parts.map((id) => listPrice(id, currency)),
                currency,
              ),
            ),
            1,
          ),
        )

      for (const offer of offers) {
        expect(offer.price, about).toBeLessThanOrEqual(offer.instead * 1.25)
        const holders = offer.breed ? [offer.breed] : withProfile.map(({ row }) => row)
        const isHeld = holders.some((of) => {
          const held = new Set(offer.custom?.productIds ?? holdsFor(offer.product.row.id, of))
          return offer.taken.every(({ item }) => held.has(item.productId))
        })
        expect(isHeld, `${offer.product.row.name} for ${about}`).toBe(true)
      }
    }
  })
})
