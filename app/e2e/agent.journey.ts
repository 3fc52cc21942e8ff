import { collectionAgentCalls } from '@shop/contract/collection-agent'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { hydrated, openPage, useBrowser } from './browser.ts'
import { desk, lab } from './command.ts'
import { activate, importReadings } from './dogs.ts'
import { inMail } from './mail.ts'
import { nominate } from './nominate.ts'
import { buyKits, kitsFrom, placeOrder, takeCart } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
/** Collie eye anomaly. */
const cea = 2002
const chip = '981020000310777'

/** Writes down whose swab was taken. */
async function collect(page: Page, barcode: string, ownerEmail: string) {
  await page.goto('/my/animals/collected')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a sample' }).first().click()
  const form = page.getByRole('dialog')
  for (const [label, value] of [
    ['Owner’s name', 'Grace Okafor'],
    ['Owner’s email', ownerEmail],
    ['Animal’s name', 'Skye'],
    ['Barcode of the swab', barcode],
    ['Microchip number', chip],
  ] as const)
    await form.getByLabel(label).fill(value)
  await form.getByText('Dog', { exact: true }).click()
  await form.getByText('Female', { exact: true }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Skye is saved.').waitFor()
}

test('an agent applies, is approved and listed, orders swab kits, takes a sample at a show, and sees that it is reported', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const exhibitor = await newcomer('owner', { shop })
  await page.goto('/my/collection-agent-products')
  await page.getByText('For listed collection agents').waitFor()
  await nominate(page)
  await inMail(email, /within 10 working days/, shop)
  expect(await desk(shop, 'waiting')).toContain('takes samples of: dog, Tuesdays, 9 to 12')

  await desk(shop, 'approve', 'agent', email, '--reason', 'Their club vouches for them')
  await inMail(email, /you can edit your entry/, shop)
  await page.goto('/my/collection-agents')
  await hydrated(page)
  const entry = page.getByRole('form', { name: 'Your entry' })
  await entry.getByLabel('Phone').fill('+1 607 555 0142')
  await page.getByRole('button', { name: 'Save my entry' }).click()
  await page.getByText('Your entry is in the list.').first().waitFor()
  const guest = await openPage({ url: shop.url, size: 'phone' })
  await guest.goto('/resources/collection-agents?search=Trumansburg')
  await guest.getByText('+1 607 555 0142').waitFor()
  await guest.getByText('Tuesdays, 9 to 12').first().waitFor()

  await page.goto('/my/collection-agent-products')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart: Collection pack of 10 swab kits' }).click()
  await page.getByText('Item added to cart').first().waitFor()
  const sessionId = await takeCart(page)
  const swabs = await kitsFrom(shop, () => placeOrder(page, shop, { sessionId }))
  expect(swabs).toHaveLength(10)
  await lab(shop, 'advance', '--stage', 'dispatched', ...swabs)
  const [barcode = '', unused = ''] = swabs

  await collect(page, barcode, exhibitor.email)
  await page.getByRole('row', { name: /Skye/ }).getByText('Owner invited').waitFor()
  await inMail(exhibitor.email, new RegExp(`has taken sample ${barcode} for you`), shop)
  const [test = ''] = await buyKits(exhibitor.page, shop, { items: [{ productId: cea }] })
  await activate(exhibitor.page, shop, {
    barcode,
    kit: test,
    name: 'Skye',
    email: exhibitor.email,
    chipNumber: chip,
  })
  const stock = page.getByRole('region', { name: 'Your swab kits' })
  const at = (name: string) => stock.getByRole('row', { name: new RegExp(barcode) }).getByText(name)
  await page.goto('/my/collection-agent-products')
  await at('Accepted and paid by the owner').waitFor()

  await lab(shop, 'advance', '--stage', 'received', barcode)
  await importReadings(shop, [{ barcode, productId: cea, genotype: 'N/CEA' }])
  await desk(shop, 'agents', 'returned', unused, '--reason', 'Came back in the post')
  await page.reload()
  await at('Reported to its owner').waitFor()
  await stock.getByText('8 of 10 are with you.').waitFor()
  await page.goto('/my/animals/collected')
  await page.getByRole('row', { name: /Skye/ }).getByText('Results ready').waitFor()
  // What was found is its owner’s, who also sees that the chip was read.
  expect(await page.getByRole('main').innerText()).not.toContain('N/CEA')

  const { listing } = await ask(page, shop, collectionAgentCalls.getMyListing)
  expect(await desk(shop, 'agents', 'list')).toContain('8 carried, 1 reported, 1 returned')
  await desk(shop, 'agents', 'remove', String(listing?.id), '--reason', 'Moved abroad')
  await inMail(email, /Moved abroad/, shop)
  await guest.reload()
  // Other journeys list agents of that town in this shop, too.
  await guest.getByRole('searchbox', { name: 'Town, state, postcode or name' }).waitFor()
  expect(await guest.getByText('+1 607 555 0142').count()).toBe(0)
  await page.goto('/my/collection-agent-products')
  await page.getByText('For listed collection agents').waitFor()
  await stock.getByText('8 of 10 are with you.').waitFor()
})
