import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { desk, lab } from './command.ts'
import { activate } from './dogs.ts'
import { inMail } from './mail.ts'
import { completePageOf, placeOrder } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const first = { barcode: 'KP0000000011', tracking: '9400111899223100000011' }
const second = { barcode: 'KP0000000012', tracking: '9400111899223100000012' }

/** A line of the open order. */
const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const link = (tracking: string) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${tracking}`

/** On the line and on the order: on its way, with the carrier's page. */
async function seesParcel(page: Page, line: string, tracking: string) {
  const shown = lineOf(page, line).getByRole('link', { name: tracking })
  await shown.waitFor()
  expect(await shown.getAttribute('href')).toBe(link(tracking))
}

test('two kits and a supply, packed in two parcels: mails, tracking on the order, and the swab’s barcode activates', async () => {
  const { page, email: owner } = await newcomer('owner', { shop })
  const person = { first: 'Grace', last: 'Okafor' }
  const order = await placeOrder(page, shop, { items: [969, 970, 702].map((productId) => ({ productId })), person })
  const { number } = order
  await page.goto(completePageOf(order))
  for (const name of ['Geno Pet Plus', 'Swabs, box of 20'])
    await lineOf(page, name).getByText('We are packing it').waitFor()

  // Other journeys' orders wait beside it.
  const waiting = async () =>
    (await desk(shop, 'dispatch', 'list')).split(/^(?=KP-)/m).find((of) => of.startsWith(`${number} `))
  const listed = (await waiting()) ?? ''
  expect(listed).toMatch(
    /KP-\d+ {2}[\d-]+ {2}Standard post {2}test {2}Grace Okafor, 12 Orchard Lane, Ithaca NY 14850, US/,
  )
  const at = (name: string) => new RegExp(`^ {2}(\\d) {2}1 x ${name}(?: {2}|$)`, 'm').exec(listed)?.[1] ?? ''
  const [geno, plus, swabs] = [at('Geno Pet'), at('Geno Pet Plus'), at('Swabs, box of 20')]
  expect(await desk(shop, 'dispatch', 'list', '--format', 'csv')).toContain(`\n${number},`)

  // The Geno Pet Plus is missing on the shelf.
  const carrier = ['--carrier', 'usps', '--tracking']
  const packed = ['--barcode', `${geno}:${first.barcode}`, '--line', swabs, ...carrier, first.tracking]
  const output = await desk(shop, 'dispatch', number, ...packed)
  expect(output).toContain(`${number}-1 is on its way`)
  expect(output).toMatch(/Left to pack:\n.*Geno Pet Plus/)
  expect(await desk(shop, 'dispatch', number, ...packed)).toContain('was dispatched before')
  await inMail(owner, new RegExp(`We have posted a part of your order ${number}[^]*${first.tracking}`), shop)
  await page.reload()
  await seesParcel(page, 'Swabs, box of 20', first.tracking)
  await lineOf(page, 'Geno Pet Plus').getByText('We are packing it').waitFor()

  await expect(desk(shop, 'dispatch', number, '--barcode', first.barcode, ...carrier, second.tracking)).rejects.toThrow(
    `is used already, in order ${number}.`,
  )
  await desk(shop, 'dispatch', number, '--barcode', `${plus}:${second.barcode}`, ...carrier, second.tracking)
  const mail = await inMail(owner, new RegExp(`We have posted the rest of your order[^]*${second.tracking}[^]*`), shop)
  expect(mail).toContain(`barcode ${second.barcode}`)
  expect(mail).toContain(link(second.tracking))
  await page.reload()
  await seesParcel(page, 'Geno Pet Plus', second.tracking)
  expect(await waiting()).toBeUndefined()
  await page.goto('/my/orders')
  await page
    .getByRole('article', { name: `Order ${number}` })
    .getByRole('link', { name: second.tracking })
    .waitFor()

  await page.goto(`/tools/sample-tracker/${first.barcode}`)
  await page.getByText(`With USPS, tracking number ${first.tracking}`).waitFor()
  await activate(page, shop, { barcode: first.barcode, name: 'Clover', email: owner })
  await expect(desk(shop, 'dispatch', 'undo', `${number}-1`, '--reason', 'Too late')).rejects.toThrow(
    `${first.barcode}: is activated.`,
  )
  await lab(shop, 'advance', '--stage', 'received', first.barcode)
  await inMail(owner, new RegExp(`${first.barcode} has reached the laboratory`), shop)

  // A parcel that was not activated is taken back: it waits again, and its customer is mailed.
  expect(await desk(shop, 'dispatch', 'undo', `${number}-2`, '--reason', 'Left in the office')).toContain('is undone')
  await inMail(owner, /It has not left yet/, shop)
  expect(await waiting()).toContain('Geno Pet Plus')
  expect(await desk(shop, 'reconcile')).toBe('Everything agrees.\n')
})
