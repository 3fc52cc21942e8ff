import { animalCalls } from '@shop/contract/animal'
import { parentageCalls } from '@shop/contract/parentage'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { heading, hydrated, openPage, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { activate, type Dog, importReadings } from './dogs.ts'
import { buyKits } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const chip = '981020000317788'
const markers = Array.from({ length: 120 }, (_, index) => `Marker ${String(index + 1).padStart(3, '0')}`)
const profile = ({ barcode }: Dog, value: string) => markers.map((marker) => ({ barcode, marker, value }))

test('a chip’s number leads to parents with panel and markers, and to what is missing, until DNA has decided', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const [first = '', second = '', third = ''] = await buyKits(page, shop, { items: [{ productId: 2138, quantity: 3 }] })
  const pup = await activate(page, shop, { barcode: first, name: 'Bracken', email, chipNumber: chip })
  const dam = await activate(page, shop, { barcode: second, name: 'Heather', email })
  await ask(page, shop, animalCalls.updateAnimal, {
    params: { id: pup.id },
    body: { damId: dam.id, sireName: 'Fellgate Storm' },
  })

  // Typed as it is printed in a public register, by somebody who has no account.
  const buyer = await openPage({ url: shop.url, size: 'phone' })
  await buyer.goto('/tools/microchip-checker')
  await hydrated(buyer)
  await buyer.getByRole('textbox', { name: /Microchip number/ }).fill('981 020 000 317 788')
  await buyer.keyboard.press('Enter')
  await heading(buyer, 'This animal: both parents are stated, and neither is checked')
  const unnamed = await buyer.getByRole('main').innerText()
  expect(unnamed).not.toMatch(/Bracken|Heather|Fellgate/)
  await buyer.getByText('The animal has no DNA profile yet. Its owner can order one.').first().waitFor()

  await lab(shop, 'advance', '--stage', 'received', first, second)
  await importReadings(shop, [...profile(pup, 'A/A'), ...profile(dam, 'A/G')])
  await page.goto(`/my/microchip-checker?chip=${chip}`)
  const damCard = page.getByRole('article', { name: 'Dam' })
  await damCard.getByText('Stated, not checked by DNA').waitFor()
  await damCard.getByRole('link', { name: 'Compare the DNA' }).click()
  await page.waitForURL(/parentage-requests/)
  await hydrated(page)
  await expect.poll(() => page.getByRole('combobox', { name: 'Dam' }).inputValue()).toContain('Heather')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('article').first().getByText('Qualifies', { exact: true }).waitFor()

  // The sire is added and tested; his DNA does not fit.
  const sire = await activate(page, shop, { barcode: third, name: 'Storm', email, gender: 'male' })
  await lab(shop, 'advance', '--stage', 'received', third)
  await importReadings(shop, profile(sire, 'G/G'))
  await ask(page, shop, parentageCalls.createParentageRequest, {
    body: { offspringId: pup.id, damId: null, sireId: sire.id },
  })
  await ask(page, shop, animalCalls.updateAnimal, { params: { id: pup.id }, body: { sireId: sire.id } })
  await ask(page, shop, animalCalls.updateAnimal, {
    params: { id: dam.id },
    body: { registrationName: 'Orchardlane Heather' },
  })
  await buyer.reload()
  await heading(buyer, 'This animal: the dam qualifies by DNA, the sire is excluded')
  const told = buyer.getByRole('article', { name: 'Dam' })
  await told.getByText('Orchardlane Heather').waitFor()
  await told.getByText('ISAG 2020 SNP').waitFor()
  await told.getByText(/^120, this parent alone/).waitFor()
  await told.getByText(/^Not known yet: fewer than thirty animals/).waitFor()

  // With thirty animals read, the markers' power is known.
  const barcodes = await buyKits(page, shop, { items: [{ productId: 2138, quantity: 28 }] })
  const others: Dog[] = []
  for (const [index, barcode] of barcodes.entries())
    others.push(await activate(page, shop, { barcode, name: `Fell ${index}`, email }))
  await lab(shop, 'advance', '--stage', 'received', ...barcodes)
  await importReadings(
    shop,
    others.flatMap((dog, index) => profile(dog, index % 2 ? 'A/G' : 'A/A')),
  )
  await buyer.reload()
  const power = await told.getByText(/together: so often would these markers exclude/).innerText()
  expect(Number(/^([\d.]+)%/.exec(power)?.[1])).toBeGreaterThan(99)
  await buyer.getByRole('article', { name: 'Sire' }).getByText('Not named here').waitFor()
})
