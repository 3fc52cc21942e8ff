import { animalCalls } from '@shop/contract/animal'
import { litterCalls } from '@shop/contract/litter'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { forgiveProblems, heading, hydrated, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { importReadings } from './dogs.ts'
import { inMail } from './mail.ts'
import { buyKits } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
/** Collie eye anomaly. */
const cea = 2002

/** A row of the form: a puppy that is known by its name and its collar. */
async function addPuppy(page: Page, number: number, name: string, sex: string, colour: string) {
  const row = page.getByRole('group', { name: `Puppy ${number}` })
  if (number > 1) await page.getByRole('button', { name: 'Another puppy' }).click()
  await row.getByLabel(/^Name/).fill(name)
  await row.getByLabel(/^Sex/).selectOption(sex)
  await row.getByLabel('Color or collar').fill(colour)
}

/** Enters the litter of a dam of theirs by its form; returns the address of its page. */
async function enterLitter(page: Page, damId: string) {
  await page.goto(`/my/litters/new?dam=${damId}`)
  await hydrated(page)
  await page.getByLabel('Name of the sire').fill('Fellgate Storm')
  await page.getByLabel(/^Born on/).fill('09/14/2026')
  await addPuppy(page, 1, 'Juniper', 'female', 'Blue merle, green collar')
  await addPuppy(page, 2, 'Larch', 'male', 'Black and white')
  await addPuppy(page, 3, 'Rowan', 'male', 'Red and white')
  // What is typed outlives a reload, every row of it.
  await page.reload()
  await hydrated(page)
  await page.getByRole('group', { name: 'Puppy 3' }).waitFor()
  expect(await page.getByRole('group', { name: 'Puppy 2' }).getByLabel(/^Name/).inputValue()).toBe('Larch')
  await page.getByRole('button', { name: 'Enter the litter' }).dblclick()
  await heading(page, '3 puppies of Heather and Fellgate Storm')
  return new URL(page.url()).pathname
}

/** Adds one that was forgotten, looks at its page, and comes back from there. */
async function addForgotten(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a puppy' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill(name)
  await dialog.getByLabel(/^Sex/).selectOption('female')
  await dialog.getByRole('button', { name: 'Add the puppy' }).dblclick()
  await page.getByText(`${name} is in the litter, and among your animals.`).waitFor()
  await heading(page, '4 puppies of Heather and Fellgate Storm')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('link', { name: 'From your litter of 09/14/2026' }).click()
  await heading(page, '4 puppies of Heather and Fellgate Storm')
}

const choose = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
}

/** Activates a kit for each of these at once: from the litter into a work spreadsheet. */
async function activateFromLitter(page: Page, swabs: Record<string, string>) {
  await choose(page, ...Object.keys(swabs))
  await page.getByRole('button', { name: 'Activate kits' }).click()
  const dialog = page.getByRole('dialog')
  for (const [name, barcode] of Object.entries(swabs))
    await dialog.getByLabel(`Barcode of ${name}’s swab`).fill(barcode)
  await dialog.getByRole('button', { name: 'Go to the sheet' }).click()
  await page.getByText('All lines are ready').waitFor()
  for (const [label, value] of [
    ['Address', '12 Orchard Lane'],
    ['City', 'Ithaca'],
    ['ZIP', '14850'],
  ] as const)
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(value)
  await page.getByLabel(/^State/).selectOption('NY')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: `Activate ${Object.keys(swabs).length} kits` }).click()
  await page.getByText('All done').waitFor({ timeout: 120_000 })
}

/** Takes over what is offered; `letsRead` agrees to a request to continue reading. */
async function accept(page: Page, name: string, letsRead: boolean) {
  await page.goto('/my/transfer-animal')
  await hydrated(page)
  await page.getByRole('button', { name: `Accept ${name}` }).click()
  const dialog = page.getByRole('alertdialog')
  if (letsRead) await dialog.getByRole('checkbox', { name: /keep seeing/ }).check()
  await dialog.getByRole('button', { name: `Take over ${name}` }).click()
  await page.getByText(`${name} is in your account now.`).waitFor()
}

const statusOf = async (page: Page, id: string) => (await page.request.get(`/api/my/animals/${id}`)).status()

test('a litter is entered, tested and sold: each has its history in its new home, and its breeder reads on where they may', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const body = { petName: 'Heather', gender: 'female', species: { id: 1, name: 'Canine' } }
  const breed = { id: 200193, name: 'Border Collie' }
  const dam = await ask(page, shop, animalCalls.createAnimal, { body: { ...body, breed } })
  const [first = '', second = ''] = await buyKits(page, shop, { items: [{ productId: cea, quantity: 2 }] })
  const address = await enterLitter(page, dam.id)
  const { offspring } = await ask(page, shop, litterCalls.getLitter, {
    params: { id: address.split('/').at(-1) ?? '' },
  })
  const [juniper = '', larch = ''] = offspring.map(({ animal }) => animal?.id ?? '')
  expect((await ask(page, shop, litterCalls.listLitters)).count).toBe(1)

  await hydrated(page)
  await addForgotten(page, 'Tansy')
  await activateFromLitter(page, { Juniper: first, Larch: second })
  await lab(shop, 'advance', '--stage', 'received', first, second)
  await importReadings(shop, [
    { barcode: first, productId: cea, genotype: 'N/CEA' },
    { barcode: second, productId: cea, genotype: 'N/N' },
  ])

  // The kennel by what was found, and the same as a file.
  await page.goto(`/my/my-animals?test=${cea}&status=carrier`)
  await hydrated(page)
  await page.getByText(/^1 animal\b/).waitFor()
  await page.getByRole('link', { name: 'Juniper', exact: true }).waitFor()
  const file = page.getByRole('link', { name: 'With results as a spreadsheet (CSV)' })
  const csv = await (await page.request.get(`${shop.url}${await file.getAttribute('href')}`)).text()
  expect(csv).toContain('Carrier (N/CEA)')
  expect(csv).not.toContain('Larch')

  const [grace, iain] = [await newcomer('owner', { shop }), await newcomer('owner', { shop })]
  await page.goto(address)
  await hydrated(page)
  await page.getByText(/^Carrier: Collie eye anomaly/).waitFor()
  await choose(page, 'Juniper', 'Larch')
  await page.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Juniper’s new owner/).fill(grace.email)
  await dialog.getByLabel(/Larch’s new owner/).fill(iain.email)
  await dialog.getByRole('checkbox', { name: /keep seeing/ }).check()
  await dialog.getByRole('button', { name: 'Send 2 offers' }).dblclick()
  await page.getByText(`to ${grace.email}`).waitFor()
  for (const buyer of [grace, iain]) await inMail(buyer.email, /move an animal to your account/, shop)
  await accept(grace.page, 'Juniper', true)
  await accept(iain.page, 'Larch', false)
  await inMail(email, /keep seeing Juniper’s results/, shop)
  await inMail(email, /Your offer of Larch was accepted/, shop)

  // Its history came along, and the way to its breeder's litter did not.
  await grace.page.goto(`/my/animals/${juniper}/health`)
  await grace.page.getByText('N/CEA').first().waitFor()
  expect(await grace.page.getByRole('link', { name: /^From your litter/ }).count()).toBe(0)
  await iain.page.goto(`/my/animals/${larch}/family`)
  await iain.page.getByText('Fellgate Storm').first().waitFor()

  // Who bred them sees where each went, and reads the one whose owner agreed.
  await page.reload()
  const tile = (name: string) => page.getByRole('article', { name })
  await tile('Juniper').getByText('You can still see its results').waitFor()
  await tile('Larch').getByText('Only its owner sees the results.').waitFor()
  for (const name of ['Rowan', 'Tansy']) await tile(name).getByText('With you').waitFor()
  expect([await statusOf(page, juniper), await statusOf(page, larch)]).toEqual([200, 404])
  await page.goto('/my/animals/shared')
  await page.getByRole('link', { name: 'Juniper', exact: true }).click()
  await heading(page, /Juniper/)

  // Her owner ends it, and from then on Juniper is missing for her breeder too.
  await grace.page.goto(`/my/animals/${juniper}`)
  await hydrated(grace.page)
  await grace.page.getByRole('button', { name: 'Share', exact: true }).click()
  const stop = grace.page.getByRole('dialog').getByRole('button', { name: `Stop sharing with ${email}` })
  await stop.click()
  await stop.waitFor({ state: 'detached' })
  expect(await statusOf(page, juniper)).toBe(404)
  await page.goto(address)
  await tile('Juniper').getByText('Only its owner sees the results.').waitFor()
  forgiveProblems(/status of 404/)
})
