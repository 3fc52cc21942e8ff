import { randomUUID } from 'node:crypto'
import { checkoutCalls } from '@shop/contract/checkout'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { heading, hydrated, useBrowser } from './browser.ts'
import { ithaca } from './checkout.ts'
import { lab } from './command.ts'
import { activate, importReadings } from './dogs.ts'
import { inMail } from './mail.ts'
import { kitsFrom } from './order.ts'
import { approvedVet, newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
/** Collie eye anomaly. */
const cea = 2002

test('what a vet ordered for a client is released early to them, opened by them alone, and gone when the report is out', async () => {
  const vet = await approvedVet(shop, 500)
  const client = await newcomer('owner', { shop })
  const [barcode = ''] = await kitsFrom(shop, () =>
    ask(vet.page, shop, checkoutCalls.createAdvanceOrder, {
      body: {
        checkoutId: randomUUID(),
        user: { firstName: 'Grace', lastName: 'Okafor', email: client.email },
        shippingAddress: {
          firstName: 'Priya',
          lastName: 'Raman',
          address: '12 Orchard Lane',
          city: ithaca.city,
          state: ithaca.state,
          postalCode: ithaca.postcode,
          country: ithaca.country,
        },
        items: [{ productId: 36, quantity: 1 }],
      },
    }),
  )
  await lab(shop, 'advance', '--stage', 'dispatched', barcode)
  await activate(client.page, shop, { barcode, name: 'Bramble', email: client.email })
  await lab(shop, 'advance', '--stage', 'received', barcode)

  await vet.page.goto('/my/dv-access')
  await vet.page.getByText('Nothing was released to you early').waitFor()
  const output = ['--by', 'Dr A. Weber', '--reason', 'Surgery is tomorrow']
  await expect(lab(shop, 'release', barcode, ...output)).rejects.toThrow('Nothing of it is read yet')
  await importReadings(shop, [{ barcode, productId: cea, genotype: 'N/CEA' }])
  expect(await lab(shop, 'release', barcode, ...output)).toContain('open to whoever ordered it')
  await inMail(vet.email, /results of a test that you ordered for a client/, shop)
  await inMail(client.email, /Priya Raman, Riverside Animal Clinic ordered your animal’s test/, shop)

  const other = await approvedVet(shop, 500)
  await other.page.goto('/my/dv-access')
  await other.page.getByText('Nothing was released to you early').waitFor()

  await vet.page.reload()
  await hydrated(vet.page)
  const row = vet.page.getByRole('article', { name: 'Bramble' })
  await row.getByText('for Grace Okafor').waitFor()
  await row.getByRole('button', { name: 'Open results' }).click()
  await heading(vet.page, 'First results of Bramble')
  await vet.page.getByRole('note').getByText('Advance result, not a certificate').waitFor()
  await vet.page.getByText('N/CEA').waitFor()
  expect(await lab(shop, 'release', 'list', barcode)).toMatch(/open .* opened \d{4}-/)

  await lab(shop, 'advance', '--stage', 'reported', barcode)
  await vet.page.getByRole('button', { name: 'Close' }).click()
  await vet.page.reload()
  await hydrated(vet.page)
  await row.getByText('Report is out').waitFor()
  expect(await row.getByRole('button', { name: 'Open results' }).count()).toBe(0)
})
