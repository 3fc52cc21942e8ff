import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { heading, hydrated, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { activateKit, checkOutKits } from './kit.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
/** Collie eye anomaly, trapped neutrophil syndrome, and the M locus. */
const chosen = [2002, 2003, 2124]

test('a profile of one’s own is bought, activated, and reported with exactly its tests', async () => {
  const { page } = await newcomer('breeder', { shop })
  await page.goto(`/breeder/for-dogs/build-your-own-profile?tests=${chosen.join()}`)
  await hydrated(page)
  const tray = page.getByRole('region', { name: 'Your profile' })
  await tray.getByText('3 tests, one by one').waitFor()
  await tray.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Item added to cart').waitFor()
  const [barcode = ''] = await checkOutKits(page, shop)
  const animal = await activateKit(page, barcode, 'Merle')
  await lab(shop, 'advance', '--stage', 'received', barcode)
  const line = (name: number, value: string) =>
    `${barcode},genotype,,${name},${value},Kinpaw Laboratory,4.2,2026-11-20,`
  const file = (...lines: string[]) => {
    const path = join(shop.data, `own-${lines.length}.csv`)
    const head = 'barcode,kind,panel,name,value,laboratory,panel_version,date,sample_data'
    writeFileSync(path, [head, ...lines].join('\n'))
    return path
  }
  // A test that nobody chose is refused, and nothing of its file is taken.
  await expect(lab(shop, 'import', file(line(2002, 'N/CEA'), line(2001, 'N/N')))).rejects.toThrow('2001')
  // Two of three are not a report yet.
  await lab(shop, 'import', file(line(2002, 'N/CEA')))
  await page.goto(`${animal}/health`)
  await page
    .getByText(/Follow this sample/)
    .first()
    .waitFor()
  await lab(shop, 'import', file(line(2003, 'N/N'), line(2124, 'N/M'), line(2002, 'N/CEA')))
  await page.goto(`${animal}/health`)
  await heading(page, /Merle is a carrier of one disease/)
  const diseases = page.getByRole('main').getByText(/Collie eye anomaly|Trapped neutrophil syndrome/)
  await expect.poll(() => diseases.count()).toBeGreaterThan(1)
  await page.goto(`${animal}/traits`)
  await page.getByText('M locus').first().waitFor()
  const sheet = await page.request.get(`/api${animal}/results/${barcode}`)
  const { results } = (await sheet.json()) as { results: { product: { id: number } }[] }
  expect(new Set(results.map(({ product }) => product.id))).toEqual(new Set(chosen))
  expect(results).toHaveLength(chosen.length)
})
