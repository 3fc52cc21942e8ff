import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultsReviewCalls } from '@shop/contract/results-review'
import { expect, test } from 'vitest'
import { isShort } from '../../vitest/tier.ts'
import { ask } from './ask.ts'
import { forgiveProblems, heading, hydrated, tooWide, useBrowser } from './browser.ts'
import { lab, labScanning } from './command.ts'
import {
  chooseResults,
  chooseStatement,
  decide,
  dispatch,
  handOver,
  isReceived,
  openWaitingFile,
  pack,
  release,
  scanIn,
  statementOf,
} from './desk-work.ts'
import { activate, resultsOf } from './dogs.ts'
import { activateKit } from './kit.ts'
import { inMail } from './mail.ts'
import { buyKits, completePageOf, placeOrder } from './order.ts'
import { colleague, newcomer } from './people.ts'
import { useEmptyShop } from './shop.ts'

useBrowser()

const { shop } = useEmptyShop(() => ({ LAB_REVIEW: 'two' }))

const cea = 2002
const swabs = {
  desktop: { barcode: 'KP0000000031', tracking: '9400111899223100000031' },
  phone: { barcode: 'KP0000000032', tracking: '9400111899223100000032' },
}

/** As somebody types it who reads it off the swab. */
const typedBy = (barcode: string) => `${barcode.slice(0, 2)} ${barcode.slice(2)}`.toLowerCase()

test.each(isShort ? (['desktop'] as const) : (['desktop', 'phone'] as const))(
  'a day at the desk on a %s: paid, packed, taken in, reviewed by a second person, and read',
  async (size) => {
    const { barcode, tracking } = swabs[size]
    const { page, email } = await newcomer('owner', { shop, size })
    const order = await placeOrder(page, shop, { items: [{ productId: cea }], by: 'EFT' })
    const { number, totals, transfer } = order
    const isOrder = async (text: string) => {
      await page.goto(completePageOf(order))
      await heading(page, text)
    }

    // The bank's file of the night.
    const accounts = await colleague(shop, 'accounts')
    await accounts.page.goto('/desk/payments')
    await hydrated(accounts.page)
    const { amount } = totals.total
    await chooseStatement(accounts.page, statementOf({ amount, reference: transfer?.reference ?? '' }))
    await accounts.page.getByRole('row', { name: new RegExp(`Line 2.*${number}.*Pays it in full`) }).waitFor()
    await isOrder('Thank you. One transfer to go.')
    await accounts.page.getByRole('button', { name: 'Book 1 transfer' }).click()
    await accounts.page.getByText('1 transfer booked.').waitFor()
    await isOrder('Thank you. Your order is placed.')

    // Packed and posted.
    const packer = await colleague(shop, 'warehouse', { size })
    await pack(packer.page, number, barcode)
    await packer.page.keyboard.type(`${tracking}\n`)
    await packer.page.getByLabel('Carrier').selectOption('usps')
    await expect.poll(() => packer.page.getByLabel('Tracking number', { exact: true }).inputValue()).toBe(tracking)
    expect(await tooWide(packer.page)).toBe(0)
    await dispatch(packer.page, number)
    await inMail(email, new RegExp(`order ${number}[^]*${tracking}`), shop)
    await page.reload()
    await page.getByRole('link', { name: tracking }).first().waitFor()

    // Back with the swab, and taken in.
    const animal = await activateKit(page, barcode, 'Skye')
    const first = await colleague(shop, 'laboratory', { size })
    await scanIn(first.page, typedBy(barcode), barcode, 'KP9999999999')
    await isReceived(first.page, barcode)
    await first.page
      .getByRole('row', { name: new RegExp(`${barcode}.*Look at it: It was at “Received” before`) })
      .waitFor()
    await first.page.getByRole('row', { name: /KP9999999999.*Not taken: is not known/ }).waitFor()
    forgiveProblems(/428/)
    expect(await tooWide(first.page)).toBe(0)
    await inMail(email, new RegExp(`${barcode} has reached the laboratory`), shop)

    // Brought by one person, returned by a second, brought again and released.
    const bring = async (name: string, genotype: string) => {
      await first.page.goto('/desk/laboratory/results')
      await hydrated(first.page)
      await chooseResults(first.page, name, resultsOf({ barcode, productId: cea, genotype }))
      await first.page.getByText(`${name}: 1 sample, 1 new, 0 changed, 0 as before`).waitFor()
      await handOver(first.page, name)
    }
    const second = await colleague(shop, 'laboratory', { type: 'owner' })
    const [wrong, right] = [`wrong-${size}.csv`, `right-${size}.csv`]
    await bring(wrong, 'CEA/CEA')
    await openWaitingFile(second.page, wrong)
    await second.page
      .getByRole('row', { name: new RegExp(`${barcode}.*Collie eye anomaly.*CEA/CEA: affected.*Nothing`) })
      .waitFor()
    await second.page.getByRole('button', { name: 'Return the file' }).click()
    await decide(second.page, 'Return the file', 'The well next to it')
    await second.page.getByText(`${wrong} was returned.`).waitFor()
    await page.goto(`/tools/sample-tracker/${barcode}`)
    await heading(page, 'Skye’s sample')
    await page.getByText('The laboratory checks what was read before it sends it.').waitFor()

    await first.page.reload()
    await first.page.getByRole('row', { name: new RegExp(`${wrong}.*The well next to it`) }).waitFor()
    await bring(right, 'N/CEA')
    await openWaitingFile(first.page, right)
    await first.page.getByText('You brought this file').waitFor()
    expect(await first.page.getByRole('button', { name: 'Release these results' }).count()).toBe(0)
    const id = new URL(first.page.url()).pathname.split('/').at(-1)
    await expect(
      ask(first.page, shop, resultsReviewCalls.releaseResults, { body: { id, by: 'Somebody Else' } }),
    ).rejects.toThrow('Somebody else reviews it.')
    await page.goto(`${animal}/health`)
    expect(await page.getByText('N/CEA').count()).toBe(0)
    await openWaitingFile(second.page, right)
    await release(second.page, '1 result')
    await inMail(email, /results of .* are ready/i, shop)
    await page.reload()
    await page.getByText('N/CEA').first().waitFor()
    expect(await page.getByText('CEA/CEA').count()).toBe(0)

    const manager = await colleague(shop, 'manager')
    await manager.page.goto('/desk/machine-room')
    await hydrated(manager.page)
    await manager.page.getByRole('button', { name: 'Compare now' }).click()
    await manager.page.getByText('Everything agrees.').waitFor()
  },
)

test('the laboratory’s day by commands: scanned in, brought, returned, and approved by somebody else', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const [barcode = ''] = await buyKits(page, shop, { items: [{ productId: cea }] })
  const { id } = await activate(page, shop, { barcode, name: 'Skye', email })
  const takenIn = await labScanning(shop, [typedBy(barcode), barcode, 'KP9999999999'], 'scan')
  expect(takenIn).toMatch(
    /received\n1 so far\.\n.* is at received already\.[^]*is not known\.[^]*1 brought to received/,
  )

  const file = join(shop.data, 'plate.csv')
  const bring = async (genotype: string) => {
    writeFileSync(file, resultsOf({ barcode, productId: cea, genotype }))
    const output = await lab(shop, 'submit', file, '--by', 'Dr A. Weber')
    return /^[\da-f-]{36}/m.exec(output)?.[0] ?? ''
  }
  const wrong = await bring('CEA/CEA')
  await expect(lab(shop, 'import', file)).rejects.toThrow('a second person releases results')
  expect(await lab(shop, 'review', wrong)).toContain(
    'Collie eye anomaly / choroidal hypoplasia (CEA/CH),CEA/CEA,affected,\n',
  )
  await lab(shop, 'return', wrong, '--by', 'C. Okoye', '--reason', 'The well next to it')
  const right = await bring('N/CEA')
  expect(await lab(shop, 'reviews', '--state', 'waiting')).toContain(right)
  await expect(lab(shop, 'approve', right, '--by', 'dr a. weber')).rejects.toThrow('Somebody else reviews it.')
  expect(await lab(shop, 'approve', right, '--by', 'C. Okoye')).toContain('is released: 1 samples, 1 new or changed')
  await page.goto(`/my/animals/${id}/health`)
  await page.getByText('N/CEA').first().waitFor()
})
