import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { heading, useBrowser } from './browser.ts'
import { desk, deskScanning, lab, labScanning } from './command.ts'
import { activate } from './dogs.ts'
import { inMail } from './mail.ts'
import { completePageOf, placeOrder } from './order.ts'
import { newcomer } from './people.ts'
import { useEmptyShop } from './shop.ts'
import { isShort } from '../../vitest/tier.ts'

useBrowser()

const { shop } = useEmptyShop(() => ({ LAB_REVIEW: 'two' }))

const cea = 2002
const swabs = {
  desktop: { barcode: 'KP0000000031', tracking: '9400111899223100000031' },
  phone: { barcode: 'KP0000000032', tracking: '9400111899223100000032' },
}

test.each(isShort ? (['desktop'] as const) : (['desktop', 'phone'] as const))(
  'a day at the desk, seen by a customer on a %s: paid, packed, taken in, reviewed by a second person, and read',
  async (size) => {
    const { barcode, tracking } = swabs[size]
    const { page, email } = await newcomer('breeder', { shop, size })
    const order = await placeOrder(page, shop, { items: [{ productId: cea }], by: 'EFT' })
    const { number, totals, transfer } = order

    // The bank's file of the night.
    const statement = join(shop.data, `statement-${size}.csv`)
    const paid = [
      'US-1',
      number,
      '2026-11-20',
      totals.total.amount.toFixed(2),
      'USD',
      transfer?.reference,
      'A SINCLAIR',
    ]
    writeFileSync(statement, `account,id,date,amount,currency,reference,payer\n${paid.join(',')}\n`)
    expect(await desk(shop, 'transfers', 'import', statement, '--reason', 'Statement of the day')).toContain(
      '1 matched',
    )
    await page.goto(completePageOf(order))
    await heading(page, 'Thank you. Your order is placed.')

    // Packed and posted.
    const packing = ['dispatch', 'scan', '--carrier', 'usps', '--reason', 'Post of the day']
    const scanned = await deskScanning(shop, [number, barcode, tracking], ...packing)
    expect(scanned).toContain('scan swab 1 of 1')
    expect(scanned).toContain(`${number}-1 is on its way.`)
    await inMail(email, new RegExp(`order ${number}[^]*${tracking}`), shop)
    await page.reload()
    await page.getByRole('link', { name: tracking }).first().waitFor()

    // Back with the swab, and taken in.
    const { id } = await activate(page, shop, { barcode, name: 'Skye', email })
    const typed = `${barcode.slice(0, 2)} ${barcode.slice(2)}`.toLowerCase()
    const takenIn = await labScanning(shop, [typed, barcode, 'KP9999999999'], 'scan')
    expect(takenIn).toMatch(
      /received\n1 so far\.\n.* is at received already\.[^]*is not known\.[^]*1 brought to received/,
    )
    await inMail(email, new RegExp(`${barcode} has reached the laboratory`), shop)

    // Brought by one person, returned by a second, brought again and released.
    const file = join(shop.data, `plate-${size}.csv`)
    const bring = async (value: string) => {
      const line = `${barcode},genotype,,${cea},${value},Kinpaw Laboratory,4.2,2026-11-20`
      writeFileSync(file, `barcode,kind,panel,name,value,laboratory,panel_version,date\n${line}\n`)
      const output = await lab(shop, 'submit', file, '--by', 'Dr A. Weber')
      return /^[\da-f-]{36}/m.exec(output)?.[0] ?? ''
    }
    const wrong = await bring('CEA/CEA')
    await expect(lab(shop, 'import', file)).rejects.toThrow('a second person releases results')
    expect(await lab(shop, 'review', wrong)).toContain(
      `Collie eye anomaly / choroidal hypoplasia (CEA/CH),CEA/CEA,affected,\n`,
    )
    await lab(shop, 'return', wrong, '--by', 'C. Okoye', '--reason', 'The well next to it')
    await page.goto(`/tools/sample-tracker/${barcode}`)
    await heading(page, 'Skye’s sample')
    await page.getByText('The laboratory checks what was read before it sends it.').waitFor()

    const right = await bring('N/CEA')
    expect(await lab(shop, 'reviews', '--state', 'waiting')).toContain(right)
    await expect(lab(shop, 'approve', right, '--by', 'dr a. weber')).rejects.toThrow('Somebody else reviews it.')
    await page.goto(`/my/animals/${id}/health`)
    expect(await page.getByText('N/CEA').count()).toBe(0)
    expect(await lab(shop, 'approve', right, '--by', 'C. Okoye')).toContain('is released: 1 samples, 1 new or changed')
    await inMail(email, /results of .* are ready/i, shop)
    await page.reload()
    await page.getByText('N/CEA').first().waitFor()
    expect(await page.getByText('CEA/CEA').count()).toBe(0)
    expect(await desk(shop, 'reconcile')).toBe('Everything agrees.\n')
  },
)
