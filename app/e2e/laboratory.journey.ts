import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { reportCalls } from '@shop/contract/report'
import { resultCalls } from '@shop/contract/result'
import { sharingCalls } from '@shop/contract/sharing'
import { storedKeyIn } from '../../server/src/platform/config/secrets.ts'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { heading, openPage, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { activate, importReadings, resultsOf } from './dogs.ts'
import { inMail } from './mail.ts'
import { buyKits } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

const cea = 2002
/** A dog whose swab the laboratory has. */
async function atWork(owner: Awaited<ReturnType<typeof newcomer>>, name: string) {
  const [barcode = ''] = await buyKits(owner.page, shop, { items: [{ productId: cea }] })
  const dog = await activate(owner.page, shop, { barcode, name, email: owner.email })
  await lab(shop, 'advance', '--stage', 'received', barcode)
  return dog
}

test('a file with refused lines changes nothing; corrected, it is imported; the same file again changes nothing', async () => {
  const owner = await newcomer('breeder', { shop })
  const dogs = [await atWork(owner, 'Skye'), await atWork(owner, 'Tam')]
  const textOf = (...genotypes: string[]) =>
    resultsOf(...dogs.map(({ barcode }, index) => ({ barcode, productId: cea, genotype: genotypes[index] ?? '' })))
  const file = join(shop.data, 'kit-3.csv')
  const importOf = (text: string) => {
    writeFileSync(file, text)
    return lab(shop, 'import', file)
  }
  const readingsOf = () =>
    Promise.all(
      dogs.map(async ({ id, barcode }) => {
        const { results } = await ask(owner.page, shop, resultCalls.getResults, { params: { id, barcode } })
        return results.map(({ genotype }) => genotype)
      }),
    )

  // One good line and one that names an allele which the test does not have.
  await expect(importOf(textOf('N/CEA', 'N/XYZ'))).rejects.toThrow(/3.*XYZ/)
  expect(await readingsOf()).toEqual([[], []])
  expect(await importOf(textOf('N/CEA', 'N/N'))).toMatch(/^2 samples, 2 new or changed results/)
  await inMail(owner.email, /results of .* are ready/i, shop)
  expect(await readingsOf()).toEqual([['N/CEA'], ['N/N']])
  await owner.page.goto(`/my/animals/${dogs[0]?.id}/health`)
  await heading(owner.page, 'Skye is a carrier of one disease')

  expect(await importOf(textOf('N/CEA', 'N/N'))).toContain('Nothing has changed.')
  const again = await fetch(`${shop.url}/api/lab/imports?file_name=again.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${storedKeyIn(shop.data, 'lab.key')}`, 'content-type': 'text/csv' },
    body: textOf('N/CEA', 'N/N'),
  })
  expect([again.status, await again.json()]).toMatchObject([200, { isRepeat: true, fileName: 'kit-3.csv' }])
  expect(await readingsOf()).toEqual([['N/CEA'], ['N/N']])
})

test('a swab mix-up: all reports of the sample are revoked, and everybody who was mailed before is mailed again', async () => {
  const seller = await newcomer('breeder', { shop })
  const dog = await atWork(seller, 'Skye')
  const { id, barcode } = dog
  await importReadings(shop, [{ barcode, productId: cea, genotype: 'N/N' }])
  const vet = await newcomer('vet', { shop })
  await ask(seller.page, shop, sharingCalls.shareAnimal, { params: { id }, body: { email: vet.email } })
  const certificate = await ask(seller.page, shop, reportCalls.getCertificate, { params: { id } })
  const summary = await ask(vet.page, shop, reportCalls.getReport, {
    params: { id },
    query: { reportType: 'vet_summary' },
  })
  // Sold meanwhile: the share ended with it.
  const buyer = await newcomer('owner', { shop })
  const { results } = await ask(seller.page, shop, animalTransferCalls.createAnimalTransfer, {
    body: { animalId: id, email: buyer.email },
  })
  await ask(buyer.page, shop, animalTransferCalls.acceptAnimalTransfer, {
    params: { id: results[0]?.id ?? '' },
    body: {},
  })

  const output = await lab(shop, 'withdraw', barcode, '--reason', 'Two swabs were mixed up at the clinic.')
  const kit = /and 2 papers are revoked: the free kit (KP\d{10})/.exec(output)?.[1] ?? ''
  for (const { email } of [seller, vet, buyer]) await inMail(email, new RegExp(`withdrawn[^]*${barcode}`), shop)
  const stranger = await openPage({ url: shop.url, size: 'phone' })
  for (const { key } of [certificate, summary]) {
    await stranger.goto(`/tools/report-authentication/${key}`)
    await stranger.getByText('Two swabs were mixed up at the clinic.').waitFor()
  }
  await buyer.page.goto(`/my/animals/${id}/health?sample=${barcode}`)
  await heading(buyer.page, 'The results of this sample were withdrawn')
  await buyer.page.goto(`/my/animals/${id}/samples`)
  await buyer.page.getByText('Why: Two swabs were mixed up at the clinic.').waitFor()

  // What was ordered is read in the kit that replaces it, and certified again.
  await lab(shop, 'advance', '--stage', 'received', kit)
  await importReadings(shop, [{ barcode: kit, productId: cea, genotype: 'N/CEA' }])
  await buyer.page.goto(`/my/animals/${id}/health`)
  await buyer.page.getByText('N/CEA').first().waitFor()
  const anew = await ask(buyer.page, shop, reportCalls.getCertificate, { params: { id } })
  expect(anew.state).toBe('valid')
})
