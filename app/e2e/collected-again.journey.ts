import { resultCalls } from '@shop/contract/result'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { inDatabase } from './database.ts'
import { activate, importReadings } from './dogs.ts'
import { inMail } from './mail.ts'
import { activateKit } from './kit.ts'
import { buyKits } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()

/** Collie eye anomaly. */
const cea = 2002

const charges = () =>
  inDatabase<{ checkout_id: string }>(database, "select checkout_id from sandbox_charges where status = 'paid'")

test('a failed sample is collected again: nobody pays or activates twice, and it is reported', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const [barcode = ''] = await buyKits(page, shop, { items: [{ productId: cea }] })
  const dog = await activate(page, shop, { barcode, name: 'Skye', email })
  const before = await charges()
  await lab(shop, 'advance', '--stage', 'received', barcode)
  const output = await lab(shop, 'advance', '--stage', 'quality_check', '--problem', 'failed', barcode)
  const again = /free kit (KP\d{10}) is ordered/.exec(output)?.[1] ?? ''
  await inMail(email, /new kit/, shop)
  await page.goto(`/my/animals/${dog.id}/samples`)
  await page.getByText(again).first().waitFor()

  await lab(shop, 'advance', '--stage', 'dispatched', again)
  await lab(shop, 'advance', '--stage', 'received', again)
  await importReadings(shop, [{ barcode: again, productId: cea, genotype: 'N/CEA' }])
  await page.goto(`/my/animals/${dog.id}/health`)
  await page.getByText('N/CEA').first().waitFor()
  const { results } = await ask(page, shop, resultCalls.getResults, { params: { id: dog.id, barcode: again } })
  expect(results.map(({ product }) => product.id)).toEqual([cea])
  expect(await charges()).toEqual(before)
  // The failed swab takes no results any more.
  await expect(importReadings(shop, [{ barcode, productId: cea, genotype: 'N/N' }])).rejects.toThrow(/failed/)
})

test('a swab arrives before its kit is activated: it waits, its buyer is mailed, and it continues', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const [barcode = ''] = await buyKits(page, shop, { items: [{ productId: 2138 }] })
  await lab(shop, 'advance', '--stage', 'received', barcode)
  await inMail(email, /activate/, shop)
  await page.goto(`/tools/sample-tracker/${barcode}`)
  await page
    .getByRole('link', { name: /^Activate/ })
    .first()
    .waitFor()
  expect(await lab(shop, 'list', '--problem', 'not_activated')).toContain(barcode)
  await expect(importReadings(shop, [{ barcode, marker: 'Marker 001' }])).rejects.toThrow(/activated/)

  const animal = await activateKit(page, barcode, 'Tam')
  expect(await lab(shop, 'list', '--problem', 'not_activated')).not.toContain(barcode)
  await page.goto(`/tools/sample-tracker/${barcode}`)
  await page.getByRole('heading', { name: 'Tam’s sample' }).waitFor()
  await importReadings(shop, [{ barcode, marker: 'Marker 001' }])
  await inMail(email, /results of .* are ready/i, shop)
  await page.goto(`${animal}/dna-profile`)
  await page.getByText('Marker 001').first().waitFor()
})
