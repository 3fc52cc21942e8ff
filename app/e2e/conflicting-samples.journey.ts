import { reportCalls } from '@shop/contract/report'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { heading, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { activate, importReadings } from './dogs.ts'
import { inMail } from './mail.ts'
import { buyKits } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const cea = 2002

test('two samples of one dog contradict each other: every page and document states it, until the laboratory settles it', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const [first = '', second = ''] = await buyKits(page, shop, { items: [{ productId: cea, quantity: 2 }] })
  const skye = await activate(page, shop, { barcode: first, name: 'Skye', email })
  const again = await activate(page, shop, { barcode: second, name: 'Skye', email, id: skye.id })
  expect(again.id).toBe(skye.id)
  await lab(shop, 'advance', '--stage', 'received', first, second)
  await importReadings(shop, [{ barcode: first, productId: cea, genotype: 'CEA/CEA' }])
  const paper = () => ask(page, shop, reportCalls.getCertificate, { params: { id: skye.id } })
  const before = await paper()

  await importReadings(shop, [{ barcode: second, productId: cea, genotype: 'N/N' }])
  await inMail(email, /in something two of its samples contradict each other/, shop)
  const says = page.getByText('Samples of Skye contradict each other')
  for (const sample of [first, second]) {
    await page.goto(`/my/animals/${skye.id}/health?sample=${sample}`)
    await heading(page, 'Skye’s samples contradict each other in one test')
    await says.waitFor()
  }
  await page.goto('/my/my-animals')
  await page.getByText('Samples contradict each other').first().waitFor()
  // The report made before is closed, and its public check gives the reason.
  await page.goto(`/tools/report-authentication/${before.key}`)
  await page
    .getByText(/^Samples of this animal contradict each other/)
    .first()
    .waitFor()
  const open = await paper()
  expect(open.state).toBe('valid')
  await page.goto(`/tools/report-authentication/${open.key}`)
  await page.getByText('Conflicting').first().waitFor()
  await page.goto(`/my/breeding-strategy?damId=${skye.id}`)
  await says.waitFor()

  expect(await lab(shop, 'conflicts')).toMatch(
    new RegExp(`^${cea}  Collie eye anomaly.*${first}.*CEA/CEA.*${second}.*N/N`),
  )
  const decision = ['--about', String(cea), '--by', 'Dr A. Weber', '--reason', 'The first swab was too weak']
  expect(await lab(shop, 'settle', second, ...decision)).toContain(`${second} stands`)
  await inMail(email, /has settled in what two samples contradicted each other/, shop)
  await page.goto(`/my/animals/${skye.id}/health?sample=${second}`)
  await heading(page, 'Skye is clear')
  await page.goto(`/my/animals/${skye.id}/health?sample=${first}`)
  await page.getByText(/Dr A. Weber settled on .* that sample .* stands/).waitFor()
  await page.goto(`/my/animals/${skye.id}/samples`)
  await page.getByText('Settled by the laboratory').first().waitFor()
  await page
    .getByText(/One result contradicted by another sample/)
    .first()
    .waitFor()
  expect((await paper()).key).not.toBe(open.key)
  await page.goto(`/tools/report-authentication/${open.key}`)
  await page
    .getByText(/^The laboratory has settled/)
    .first()
    .waitFor()
})
