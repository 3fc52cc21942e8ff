import { expect, test } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { desk, lab } from './command.ts'
import { activate, importReadings } from './dogs.ts'
import { inMail } from './mail.ts'
import { buyKits } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
/** Collie eye anomaly. */
const cea = 2002

test('a secretary registers a show, a stand is sent, a sample taken there is listed, and its results come', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const exhibitor = await newcomer('owner', { shop })
  await page.goto('/my/shows')
  await hydrated(page)
  await page.getByText('No shows yet').waitFor()
  const year = new Date().getUTCFullYear() + 1
  for (const [label, value] of [
    ['Name of the show', 'Spring Specialty'],
    ['Club', 'Finger Lakes Herding Dog Club'],
    ['First day', `${year}-03-20`],
    ['Last day', `${year}-03-21`],
    ['Venue and town', 'County Fairgrounds, Ithaca NY'],
    ['Contact person', 'Avery Sinclair'],
    ['Delivery address', '12 Orchard Lane, Ithaca NY 14850'],
  ] as const)
    await page
      .getByRole('form', { name: 'Register a show' })
      .getByLabel(new RegExp(`^${label}`))
      .fill(value)
  await page.getByRole('button', { name: 'Register the show' }).click()
  const card = page.getByRole('article', { name: 'Spring Specialty' })
  await card.getByText('Waiting for us').waitFor()

  const line = (await desk(shop, 'shows', 'list')).split('\n').find((text) => text.includes(email)) ?? ''
  expect(line).toContain('wants 1 stands, 50 leaflets')
  const [id = ''] = line.split(' ')
  await desk(shop, 'shows', 'confirm', id, '--reason', 'The club is known')
  await desk(shop, 'shows', 'sent', id, '--what', '1 stand, 50 leaflets', '--tracking', '33ABC1', '--reason', 'Packed')
  await inMail(email, /1 stand, 50 leaflets, 33ABC1/, shop)

  const [barcode = ''] = await buyKits(exhibitor.page, shop, { items: [{ productId: cea }] })
  await activate(exhibitor.page, shop, { barcode, name: 'Skye', email: exhibitor.email })
  await page.reload()
  await hydrated(page)
  await card.getByText('tracking number 33ABC1').waitFor()
  await card.getByLabel(/Entry number/).fill('14, Skye')
  await card.getByLabel(/Barcode of the swab/).fill(barcode)
  await card.getByRole('button', { name: 'List it' }).click()
  await card.getByText('0 of 1 reported to their owners.').waitFor()

  await lab(shop, 'advance', '--stage', 'received', barcode)
  await importReadings(shop, [{ barcode, productId: cea, genotype: 'N/CEA' }])
  await page.reload()
  await card.getByText('1 of 1 reported to their owners.').waitFor()
  // What was found is its owner’s.
  expect(await card.innerText()).not.toContain('N/CEA')
  await desk(shop, 'shows', 'list', email).then((all) => expect(all).toContain('1 samples'))
})
