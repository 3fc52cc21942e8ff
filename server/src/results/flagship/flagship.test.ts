import { flagshipCalls } from '@shop/contract/flagship'
import { sampleReportNames } from '@shop/contract/sample-reports'
import { productCalls } from '@shop/contract/product'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { animalId } from '../../entry/seed/demo-world.ts'
import { animals } from '../../schema/animal.ts'
import { contentOf as planContentOf } from '../life-plan/content.ts'
import { planSubjectOf } from '../life-plan/subject.ts'
import { contentOf } from '../report/content.ts'
import { contentFile, issuedAt, sampleReports } from './samples.ts'

const shop = useShop()
const file = (path: string) => shop.visitor().fetch(`/api/store/sample-reports/${path}`)

/** `npx vitest run --project postgres flagship -u` writes the files anew, when the demonstration's results are others. */
test.each(sampleReportNames)('the sample %s states what the demonstration’s animal was found to have', async (name) => {
  const { animal: number, type } = sampleReports[name]
  const [animal] = await shop.db
    .select()
    .from(animals)
    .where(eq(animals.id, animalId(number)))
  if (!animal) throw new Error(`The demonstration has no animal ${number}`)
  const subject = type === 'life_plan' ? await planSubjectOf(shop.db, animal, issuedAt) : null
  const content = subject
    ? planContentOf(subject)
    : type === 'life_plan'
      ? null
      : await contentOf(shop.db, animal, type)
  expect(content).toMatchObject({ isSampleData: true })
  await expect(`${JSON.stringify(content, null, 2)}\n`).toMatchFileSnapshot(contentFile(name))
})

test.each(sampleReportNames)('the sample %s is a PDF, and each of its pages a picture', async (name) => {
  const report = await file(`${name}.pdf`)
  expect(report.headers.get('content-type')).toBe('application/pdf')
  expect(report.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(Buffer.from(await report.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  const { pages } = sampleReports[name]
  const { samples } = await shop.visitor().ask(flagshipCalls.getFlagships)
  expect(samples.find((one) => one.name === name)?.pages).toHaveLength(pages)
  for (let page = 1; page <= pages; page++) {
    const picture = await file(`${name}/${page}.webp`)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect(bytes.length).toBeLessThan(150_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 918 })
  }
  expect((await file(`${name}/${pages + 1}.webp`)).status).toBe(404)
})

test.each(['nothing.pdf', 'breed-mix', 'breed-mix/0.webp', 'breed-mix/1.png', 'nothing/1.webp'])(
  'there is no sample %s',
  async (path) => expect((await file(path)).status).toBe(404),
)

test('what the flagships’ pages state is counted from what is sold', async () => {
  const visitor = shop.visitor({ cookie: 'country=US' })
  const { species, breedsCompared, genoPet, genoPetPlus } = await visitor.ask(flagshipCalls.getFlagships)
  expect(breedsCompared).toBeGreaterThan(300)
  expect([genoPet.name, genoPetPlus.name]).toEqual(['Geno Pet', 'Geno Pet Plus'])
  const [dog, cat] = species
  if (!dog || !cat) throw new Error('Both species are counted')
  for (const [of, category] of [
    [dog, '4'],
    [cat, '9'],
  ] as const) {
    const listed = await visitor.ask(productCalls.listProducts, { query: { categoryIds: category, sort: 'price' } })
    expect(of.profiles).toBe(listed.count)
    expect(of.profileFrom).toEqual(listed.results[0]?.price)
  }
  const diseases = await visitor.ask(productCalls.listProducts, { query: { categoryIds: '1' } })
  expect(dog.diseaseTests).toBe(diseases.count)
  expect(dog.mostTests).toBeGreaterThan(dog.fewestTests)
})
