import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { activationCalls } from '@shop/contract/activation'
import { animalCalls } from '@shop/contract/animal'
import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import type { Product } from '@shop/contract/product'
import type { Page } from 'playwright'
import { ask } from './ask.ts'
import { hydrated, openPage } from './browser.ts'
import { lab } from './command.ts'
import { logIn } from './log-in.ts'
import { linkInMail, newAddress } from './mail.ts'

type Shop = { url: string; data: string }

export type Dog = { id: string; name: string; barcode: string }

const password = 'a sentence of my own'
const place = {
  firstName: 'Avery',
  lastName: 'Sinclair',
  address: '12 Orchard Lane',
  city: 'Ithaca',
  state: 'NY',
  postalCode: '14850',
  country: 'US' as const,
}

/** A breeder of the journey's own, registered and logged in. */
export async function newBreeder(shop: Shop) {
  const page = await openPage({ url: shop.url })
  const email = newAddress('avery')
  const person = { type: 'breeder', firstName: 'Avery', lastName: 'Sinclair', country: 'US', acceptTerms: true }
  await ask(page, shop, authCalls.register, { body: { ...person, email, password } })
  const token = new URL(await linkInMail(email, '/register/confirm', shop)).searchParams.get('token')
  await ask(page, shop, authCalls.confirmEmail, { body: { token } })
  await logIn(page, email, { url: shop.url, password })
  return { page, email }
}

/** The barcodes of the kits that are to be sent. */
export const orderedKits = async (shop: Shop): Promise<string[]> =>
  (await lab(shop, 'list', '--stage', 'ordered')).match(/KP\d{10}/g) ?? []

/** The barcodes of the kits that are to be sent because of `order`. */
export async function kitsFrom(shop: Shop, order: () => Promise<unknown>): Promise<string[]> {
  const before = await orderedKits(shop)
  await order()
  return (await orderedKits(shop)).filter((barcode) => !before.includes(barcode))
}

/** Buys as many of a kit and has them sent; answers their barcodes. */
export async function buyKits(page: Page, shop: Shop, productId: number, quantity: number): Promise<string[]> {
  const { sessionId } = await ask(page, shop, cartCalls.createCart, { body: { country: 'US' } })
  const params = { sessionId }
  const { shippingMethods } = await ask(page, shop, cartCalls.addItem, { params, body: { productId, quantity } })
  const shippingMethodId = shippingMethods.all[0]?.id
  const { totals, email } = await ask(page, shop, cartCalls.updateCart, {
    params,
    body: { shippingMethodId, shippingAddress: place },
  })
  const checkoutId = randomUUID()
  await ask(page, shop, checkoutCalls.createOrder, {
    body: {
      sessionId,
      checkoutId,
      email,
      firstName: place.firstName,
      lastName: place.lastName,
      shippingAddress: place,
      billingAddress: place,
      shippingMethodId,
      paymentMethod: 'C',
      acceptTerms: true,
      expectedTotal: totals.total.amount,
    },
  })
  const barcodes = await kitsFrom(shop, () =>
    ask(page, shop, checkoutCalls.confirmPayment, { params: { checkoutId }, body: { token: 'tok_visa' } }),
  )
  await lab(shop, 'advance', '--stage', 'dispatched', ...barcodes)
  return barcodes
}

/** Activates a kit for a new Border Collie. */
export async function activate(
  page: Page,
  shop: Shop,
  { barcode, name: petName, email, chipNumber }: { barcode: string; name: string; email: string; chipNumber?: string },
): Promise<Dog> {
  const step = <Row extends (typeof activationCalls)[keyof typeof activationCalls]>(row: Row, body: object) =>
    ask(page, shop, row, { body })
  const { id } = await step(activationCalls.registerEmail, { email })
  await step(activationCalls.checkBarcode, { id, barcodes: [barcode], type: 'redeem' })
  await step(activationCalls.enterKitBarcode, { id, barcode })
  const pet = {
    petName,
    gender: 'female',
    species: { id: 1, name: 'Canine' },
    breed: { id: 200193, name: 'Border Collie' },
    ...(chipNumber && { chipNumber }),
  }
  await step(activationCalls.saveActivationPet, { id, pet })
  const person = { ...place, email, acceptTerms: true }
  await step(activationCalls.saveActivationPerson, { id, person })
  await step(activationCalls.reviewActivation, { id })
  const record = await step(activationCalls.activateKit, { id, email, barcodes: [barcode], pet, person })
  return { id: record.animalId ?? '', name: petName, barcode }
}

type Reading = { barcode: string } & ({ productId: number; genotype: string } | { marker: string; value?: string })

/** Brings the laboratory's file of what it has read. */
export async function importReadings(shop: Shop, readings: Reading[]) {
  const origin = 'Kinpaw Laboratory,4.2,2026-11-20'
  const lines = readings.map((reading) =>
    'marker' in reading
      ? `${reading.barcode},marker,ISAG 2020 SNP,${reading.marker},${reading.value ?? 'A/G'},${origin}`
      : `${reading.barcode},genotype,,${reading.productId},${reading.genotype},${origin}`,
  )
  const file = join(shop.data, `results-${randomUUID()}.csv`)
  writeFileSync(file, ['barcode,kind,panel,name,value,laboratory,panel_version,date', ...lines, ''].join('\n'))
  await lab(shop, 'import', file)
}

/** Border Collies of these names, each with a DNA profile that was reported. */
export async function reportedDogs(page: Page, shop: Shop, email: string, names: readonly string[]): Promise<Dog[]> {
  const barcodes = await buyKits(page, shop, 2138, names.length)
  const dogs: Dog[] = []
  for (const [index, name] of names.entries())
    dogs.push(await activate(page, shop, { barcode: barcodes[index] ?? '', name, email }))
  await lab(shop, 'advance', '--stage', 'received', ...barcodes)
  await importReadings(
    shop,
    barcodes.map((barcode) => ({ barcode, marker: 'Marker 001' })),
  )
  return dogs
}

/** What the sample can still be tested for. */
export const offersOf = async (page: Page, shop: Shop, { id, barcode }: Dog) =>
  (await ask(page, shop, animalCalls.listUpgradeProducts, { params: { id, barcode } })).results

/** From the animal's page into the cart; no new swab is asked for. */
export async function addUpgrade(page: Page, { id, barcode }: Dog, { name }: Product) {
  await page.goto(`/my/animals/${id}`)
  await page.getByText(`No new swab is needed: the laboratory keeps sample ${barcode} until`).waitFor()
  await hydrated(page)
  await page.getByRole('button', { name: `Add ${name} to cart`, exact: true }).click()
  await page
    .getByText(/upgrade added to cart$/)
    .first()
    .waitFor()
}
