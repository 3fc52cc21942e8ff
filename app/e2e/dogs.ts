import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { activationCalls } from '@shop/contract/activation'
import { animalCalls } from '@shop/contract/animal'
import type { Product } from '@shop/contract/product'
import type { Page } from 'playwright'
import { ask } from './ask.ts'
import { hydrated } from './browser.ts'
import { lab } from './command.ts'
import { buyKits } from './order.ts'

type Shop = { url: string; data: string }

export type Dog = { id: string; name: string; barcode: string }

const person = {
  firstName: 'Avery',
  lastName: 'Sinclair',
  address: '12 Orchard Lane',
  city: 'Ithaca',
  state: 'NY',
  postalCode: '14850',
  country: 'US' as const,
}

/** Activates a kit for a new Border Collie, or for the one with this `id`, by calls. Its screens have journeys of their own: kit-to-results, guest, life-plan and vet. */
export async function activate(
  page: Page,
  shop: Shop,
  {
    barcode,
    kit = barcode,
    name: petName,
    email,
    gender = 'female',
    chipNumber,
    id: animalId,
  }: {
    barcode: string
    /** The kit that pays, where the swab came without a test. */
    kit?: string
    name: string
    email: string
    gender?: 'female' | 'male'
    chipNumber?: string
    id?: string
  },
): Promise<Dog> {
  const step = <Row extends (typeof activationCalls)[keyof typeof activationCalls]>(row: Row, body: object) =>
    ask(page, shop, row, { body })
  const { id } = await step(activationCalls.registerEmail, { email })
  await step(activationCalls.checkBarcode, { id, barcodes: [barcode], type: 'redeem' })
  await step(activationCalls.enterKitBarcode, { id, barcode: kit })
  const pet = {
    petName,
    gender,
    species: { id: 1, name: 'Canine' },
    breed: { id: 200193, name: 'Border Collie' },
    ...(chipNumber && { chipNumber }),
    ...(animalId && { id: animalId }),
  }
  await step(activationCalls.saveActivationPet, { id, pet })
  const owner = { ...person, email, acceptTerms: true }
  await step(activationCalls.saveActivationPerson, { id, person: owner })
  await step(activationCalls.reviewActivation, { id })
  const record = await step(activationCalls.activateKit, { id, email, barcodes: [barcode], pet, person: owner })
  return { id: record.animalId ?? '', name: petName, barcode }
}

type Reading = { barcode: string } & ({ productId: number; genotype: string } | { marker: string; value?: string })

/** A laboratory's file of what it has read. */
export function resultsOf(...readings: Reading[]): string {
  const origin = 'Kinpaw Laboratory,4.2,2026-11-20'
  const lines = readings.map((reading) =>
    'marker' in reading
      ? `${reading.barcode},marker,ISAG 2020 SNP,${reading.marker},${reading.value ?? 'A/G'},${origin}`
      : `${reading.barcode},genotype,,${reading.productId},${reading.genotype},${origin}`,
  )
  return ['barcode,kind,panel,name,value,laboratory,panel_version,date', ...lines, ''].join('\n')
}

/** Brings the laboratory's file of what it has read; `reason` where it was read again, and is another now. */
export async function importReadings(shop: Shop, readings: Reading[], reason?: string) {
  const file = join(shop.data, `results-${randomUUID()}.csv`)
  writeFileSync(file, resultsOf(...readings))
  await lab(shop, 'import', file, ...(reason ? ['--reason', reason] : []))
}

/** Border Collies of these names, each with a DNA profile that was reported. */
export async function reportedDogs(page: Page, shop: Shop, email: string, names: readonly string[]): Promise<Dog[]> {
  const barcodes = await buyKits(page, shop, { items: [{ productId: 2138, quantity: names.length }] })
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
export const upgradesOf = async (page: Page, shop: Shop, { id, barcode }: Dog) =>
  (await ask(page, shop, animalCalls.listUpgradeProducts, { params: { id, barcode } })).results

/** From the animal's page into the cart; it needs no new swab. */
export async function addUpgrade(page: Page, { id, barcode }: Dog, { name }: Product) {
  await page.goto(`/my/animals/${id}`)
  await page.getByText(`No new swab needed: the laboratory still has sample ${barcode} until`).waitFor()
  await hydrated(page)
  await page.getByRole('button', { name: `Add ${name} to cart`, exact: true }).click()
  await page
    .getByText(/upgrade added to cart$/)
    .first()
    .waitFor()
}
