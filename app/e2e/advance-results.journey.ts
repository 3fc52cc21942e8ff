import { randomUUID } from 'node:crypto'
import { advanceResultCalls } from '@shop/contract/advance-result'
import { checkoutCalls } from '@shop/contract/checkout'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { heading, hydrated, useBrowser } from './browser.ts'
import { ithaca } from './checkout.ts'
import { desk, lab } from './command.ts'
import { activate, importReadings } from './dogs.ts'
import { inMail } from './mail.ts'
import { nominate } from './nominate.ts'
import { kitsFrom } from './order.ts'
import { approvedVet, newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
/** Collie eye anomaly. */
const cea = 2002

/** A collection agent whom the desk has approved, who may order on account as a vet does. */
async function approvedAgent() {
  const agent = await newcomer('breeder', { shop })
  await nominate(agent.page)
  await desk(shop, 'approve', 'agent', agent.email, '--reason', 'Their club vouches for them')
  await desk(shop, 'credit', agent.email, '--limit', '500', '--reason', 'An agent we know')
  return agent
}

test.each([
  ['a vet', () => approvedVet(shop, 500)],
  ['an agent', approvedAgent],
] as const)(
  'what %s ordered for a client is released early to them, opened by them alone, and gone when the report is out',
  async (_, approved) => {
    const orderer = await approved()
    const client = await newcomer('owner', { shop })
    const [barcode = ''] = await kitsFrom(shop, () =>
      ask(orderer.page, shop, checkoutCalls.createAdvanceOrder, {
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

    await orderer.page.goto('/my/dv-access')
    await orderer.page.getByText('No advance results').waitFor()
    const output = ['--by', 'Dr A. Weber', '--reason', 'Surgery is tomorrow']
    await expect(lab(shop, 'release', barcode, ...output)).rejects.toThrow('Nothing of it is read yet')
    await importReadings(shop, [{ barcode, productId: cea, genotype: 'N/CEA' }])
    expect(await lab(shop, 'release', barcode, ...output)).toContain('open to whoever ordered it')
    await inMail(orderer.email, /which you ordered for a client/, shop)
    await inMail(client.email, /ordered the tests of your animal/, shop)

    const other = await approvedVet(shop, 500)
    await other.page.goto('/my/dv-access')
    await other.page.getByText('No advance results').waitFor()
    // By its number nobody opens it: neither another vet nor whose animal it is.
    const { results } = await ask(orderer.page, shop, advanceResultCalls.listAdvanceResults)
    const params = { id: String(results[0]?.id) }
    for (const { page } of [other, client])
      await expect(ask(page, shop, advanceResultCalls.openAdvanceResult, { params, body: {} })).rejects.toThrow(
        /40[34]/,
      )

    await orderer.page.reload()
    await hydrated(orderer.page)
    const row = orderer.page.getByRole('article', { name: 'Bramble' })
    await row.getByText('for Grace Okafor').waitFor()
    await row.getByRole('button', { name: 'Open results' }).click()
    await heading(orderer.page, 'First results of Bramble')
    await orderer.page.getByRole('note').getByText('Advance result, not a certificate').waitFor()
    await orderer.page.getByText('N/CEA').waitFor()
    expect(await lab(shop, 'release', 'list', barcode)).toMatch(/open .* opened \d{4}-/)

    await lab(shop, 'advance', '--stage', 'reported', barcode)
    await orderer.page.getByRole('button', { name: 'Close' }).click()
    await orderer.page.reload()
    await hydrated(orderer.page)
    await row.getByText('Report is out').waitFor()
    expect(await row.getByRole('button', { name: 'Open results' }).count()).toBe(0)
  },
)
