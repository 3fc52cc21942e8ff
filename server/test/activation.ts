import { randomUUID } from 'node:crypto'
import { type Activation, activationCalls, type ActivationBody, type Person } from '@shop/contract/activation'
import type { Pet } from '@shop/contract/animal'
import { newEmail } from './account.ts'
import { address, type Browser, signIn } from './buyer.ts'
import type { Shop } from './shop.ts'

/** A Border Collie, as the pet step sends it. */
export const pet = (change: Partial<Pet> = {}): Pet => ({
  petName: 'Skye',
  gender: 'female',
  dobYear: 2022,
  dobMonth: 3,
  dobDay: 4,
  weight: 17.4,
  species: { id: 1, name: 'Canine' },
  breed: { id: 200193, name: 'Border Collie' },
  ...change,
})

export const person = (email: string, change: Partial<Person> = {}): Person => ({
  ...address,
  email,
  acceptTerms: true,
  ...change,
})

/** A browser of somebody in Australia, at a network address of its own. */
export const caller = (shop: Shop) => shop.visitor({ 'x-country-code': 'AU', 'x-forwarded-for': randomUUID() })

/** Somebody logged in, in such a browser. */
export async function signedIn(shop: Shop, type = 'breeder') {
  const browser = caller(shop)
  return { browser, user: await signIn(shop, browser, type) }
}

/** A record that has come as far as the barcodes. */
export async function checked(
  browser: Browser,
  barcodes: string[],
  type: NonNullable<Activation['type']> = 'redeem',
  email = newEmail(),
) {
  const { id } = await browser.ask(activationCalls.registerEmail, { body: { id: undefined, email } })
  return browser.ask(activationCalls.checkBarcode, { body: { id, barcodes, type } })
}

type Wish = {
  email?: string
  barcodes: string[]
  type?: NonNullable<Activation['type']>
  /** Of the kit step: by default the kit's own barcode. */
  kit?: Partial<Pick<Activation, 'selectedProduct' | 'selectedTestKit'>> & { barcode?: string }
  pet?: Partial<Pet>
}

/** Walks the steps up to the review; returns the record as it then is. */
export async function walk(
  browser: Browser,
  { email = newEmail(), barcodes, type = 'redeem', kit, pet: petChange }: Wish,
): Promise<Activation> {
  const { id } = await checked(browser, barcodes, type, email)
  await browser.ask(activationCalls.enterKitBarcode, {
    body: {
      id,
      barcode: barcodes[0] ?? '',
      selectedBreed: undefined,
      selectedProduct: undefined,
      selectedTestKit: undefined,
      ...kit,
    },
  })
  await browser.ask(activationCalls.saveActivationPet, { body: { id, pet: pet(petChange) } })
  await browser.ask(activationCalls.saveActivationPerson, { body: { id, person: person(email) } })
  return browser.ask(activationCalls.reviewActivation, { body: reviewBody(id) })
}

type Review = Parameters<typeof reviewBody>[1]

const reviewBody = (
  id: string,
  change: Partial<Pick<ActivationBody, 'coupon' | 'excludeProducts' | 'upgradeProducts'>> & {
    collectionAgent?: Activation['collectionAgent'] | null
  } = {},
) => ({
  id,
  coupon: undefined,
  excludeProducts: undefined,
  upgradeProducts: undefined,
  collectionAgent: undefined,
  ...change,
})

export const review = (browser: Browser, id: string, change: Review) =>
  browser.ask(activationCalls.reviewActivation, { body: reviewBody(id, change) })

/** The whole record, as the browser hands it in. */
export const handInBody = (record: Activation): ActivationBody => {
  const { id, email = '', barcodes = [], pet: kept, person: who, coupon, excludeProducts, upgradeProducts } = record
  const { activatedProducuId, selectedBreed, selectedTestKit, selectedProduct, collectionAgent, payment } = record
  return {
    id,
    email,
    barcodes,
    pet: kept ?? pet(),
    person: who ?? person(email),
    coupon,
    excludeProducts,
    upgradeProducts,
    activatedProducuId,
    selectedBreed,
    selectedTestKit,
    selectedProduct,
    collectionAgent,
    payment,
  }
}

export const handIn = (browser: Browser, record: Activation) =>
  browser.ask(activationCalls.activateKit, { body: handInBody(record) })
