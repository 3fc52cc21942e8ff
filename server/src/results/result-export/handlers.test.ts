import { expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { addProfile, addReportedSample, markersOf, shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'

const shop = useShop()

const fetchFile = (browser: Browser, id: string, name: string) => browser.fetch(`/api/my/animals/${id}/export/${name}`)

async function testedDog() {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const animal = await addAnimal(shop, user.id, { petName: '=Skye, "the dog"', chipNumber: '036000012345678' })
  const { barcode } = await addReportedSample(shop, animal.id)
  await addResult(shop, barcode, 2002, 'N/CEA')
  await addResult(shop, barcode, 2003, null)
  await addProfile(shop, barcode, markersOf(3, 'A', 'G'))
  return { browser, animal, barcode }
}

test('results come as CSV, a line each, with sources and panel versions, and no text is a formula', async () => {
  const { browser, animal, barcode } = await testedDog()
  const file = await fetchFile(browser, animal.id, 'results.csv')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="results.csv"')
  const text = await file.text()
  const [header, ...lines] = text.replace('\uFEFF', '').trimEnd().split('\n')
  expect(header).toMatch(/^animal,registered_name,.*,sources,sample_data$/)
  expect(lines).toHaveLength(2)
  const cea = lines.find((line) => line.includes('2002'))
  expect(cea).toContain(`"'=Skye, ""the dog""",`)
  expect(cea).toContain(`,036000012345678,${barcode},`)
  for (const said of [',N/CEA,Carrier,test,', ',NHEJ1,', ',4.2,2026-11-12,https://']) expect(cea).toContain(said)
  expect(lines.find((line) => line.includes('2003'))).toContain(',,No result,')
})

test('and as JSON, whole, with DNA profiles', async () => {
  const { browser, animal, barcode } = await testedDog()
  const found = (await (await fetchFile(browser, animal.id, 'results.json')).json()) as object
  expect(found).toMatchObject({
    animal: { chip_number: '036000012345678', breed: 'Border Collie' },
    samples: [{ barcode, results: [{ product: { id: 2002 }, genotype: 'N/CEA', panel_version: '4.2' }, {}] }],
    dna_profiles: [{ barcode, panel: 'ISAG 2020 SNP' }],
    other_laboratories: [],
  })
})

test('whoever it is shared with may take them; nobody else, and no other file', async () => {
  const { browser, animal } = await testedDog()
  const vet = shop.visitor()
  const { email } = await signIn(shop, vet, 'vet')
  expect((await fetchFile(vet, animal.id, 'results.csv')).status).toBe(404)
  await shareWith(shop, animal.id, email, 'view')
  expect((await fetchFile(vet, animal.id, 'results.csv')).status).toBe(200)
  expect((await fetchFile(shop.visitor(), animal.id, 'results.csv')).status).toBe(401)
  expect((await fetchFile(browser, animal.id, 'results.xml')).status).toBe(404)
})

const listFile = async (browser: Browser, query = '') =>
  (await (await browser.fetch(`/api/my/animal-list.csv${query}`)).text()).replace('\uFEFF', '').trimEnd().split('\n')

test('a list comes as CSV: a line for each animal that its filters leave, a column for each of their tests', async () => {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const [skye, moss] = [
    await addAnimal(shop, user.id, { petName: '=Skye', damName: '+Heather' }),
    await addAnimal(shop, user.id, { petName: 'Moss', gender: 'male' }),
  ]
  await addAnimal(shop, user.id, { petName: 'Fern' })
  const stranger = await addAnimal(shop, (await signIn(shop, shop.visitor())).id, { petName: 'Stranger' })
  for (const [animal, genotype] of [
    [skye, 'N/CEA'],
    [moss, 'N/N'],
    [stranger, 'N/CEA'],
  ] as const)
    await addResult(shop, (await addReportedSample(shop, animal.id)).barcode, 2002, genotype)
  const [header, ...lines] = await listFile(browser)
  expect(header).toMatch(/^animal,registered_name,.*,newest_sample,Collie eye anomaly[^,]*$/)
  expect(lines.map((line) => line.split(',')[0])).toEqual(["'=Skye", 'Fern', 'Moss'])
  expect(lines[0]).toContain(",'+Heather,")
  expect(lines[0]).toMatch(/,Carrier \(N\/CEA\)$/)
  expect(lines[1]).toMatch(/,$/)
  expect(lines[2]).toMatch(/,Clear \(N\/N\)$/)
  expect((await listFile(browser, '?product_id=2002&status=carrier')).slice(1)).toEqual([lines[0]])
  expect((await listFile(browser, '?gender=male')).slice(1)).toEqual([lines[2]])
  expect((await listFile(browser, '?product_id=2003')).slice(1)).toEqual([])
  expect((await shop.visitor().fetch('/api/my/animal-list.csv')).status).toBe(401)
  expect((await browser.fetch('/api/my/animal-list.csv?status=ill')).status).toBe(428)
})
