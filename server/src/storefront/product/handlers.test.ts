import { authCalls } from '@shop/contract/auth'
import {
  allBreedIds,
  categories,
  excludedCategoryIds,
  giftCardId,
  ourCategories,
  productCategoryIds,
  productTypes,
  subCategories,
  tags,
  vetCategoryIds,
} from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { productCalls, type ProductQuery } from '@shop/contract/product'
import { eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { hiddenFromVets } from '../../../test/products.ts'
import { australian } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { categoryNames } from '../../reference/catalogue/categories.ts'
import { demoPassword } from '../../entry/seed/demo-people.ts'
import { products } from '../../schema/product.ts'

const cea = 2002
const borderCollie = 200193
const maineCoonHcm = 3024

const shop = useShop()

type Visitor = ReturnType<typeof shop.visitor>
const american = () => shop.visitor({ 'accept-language': 'en-US' })
const list = (query: ProductQuery, visitor: Visitor = american()) => visitor.ask(productCalls.listProducts, { query })
const detail = (id: number | string, visitor: Visitor = american()) =>
  visitor.ask(productCalls.getProduct, { params: { id } })
const ids = ({ results }: Awaited<ReturnType<typeof list>>) => results.map(({ id }) => id)
/** The ids of all pages of a listing, in order. */
async function everyId(query: ProductQuery): Promise<number[]> {
  const { count } = await list(query)
  const pages = Array.from({ length: Math.ceil(count / 20) }, (_, index) => list({ ...query, page: String(index + 1) }))
  return (await Promise.all(pages)).flatMap(ids).toSorted((a, b) => a - b)
}
const failure = async (promise: Promise<unknown>): Promise<Failure> => {
  const error = await promise.then(
    () => new Error('It did not fail'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof Failure)) throw error
  return error
}

describe('search', () => {
  /** Wide, as the site's own search box searches. */
  const find = (query: ProductQuery) => list({ ...query, isDetails: 'true' })

  test('without details reads names alone: no gene, no OMIA id, no breed', async () => {
    expect(ids(await list({ search: 'collie eye anomaly' }))).toContain(cea)
    for (const search of ['NHEJ1', '000218-9615', 'lancashire heeler']) {
      expect(ids(await find({ search }))).toContain(cea)
      expect(ids(await list({ search }))).not.toContain(cea)
    }
    const [narrow, wide] = [await list({ search: 'collie' }), await find({ search: 'collie' })]
    expect(narrow.count).toBeLessThan(wide.count)
    expect(narrow.results.every(({ name }) => /collie/i.test(name))).toBe(true)
  })

  test('without details forgives a slip in a name, and knows what people call it', async () => {
    expect(ids(await list({ search: 'colie eye anomoly' }))).toContain(cea)
    expect((await list({ search: 'labrdor' })).results.every(({ name }) => /labrador/i.test(name))).toBe(true)
  })

  test('with details reads descriptions too, where nothing else has the words', async () => {
    const [row] = await shop.db.select().from(products).where(eq(products.id, cea))
    const description = `${row?.description} Zwitscherheide.`
    await shop.db.update(products).set({ description }).where(eq(products.id, cea))
    await shop.services.catalogue.refresh()
    expect(ids(await find({ search: 'zwitscherHEIDE' }))).toEqual([cea])
    expect((await list({ search: 'zwitscherheide' })).count).toBe(0)
  })

  test.each([
    ['its name', 'collie eye anomaly'],
    ['any case and order, across extra spaces', '  ANOMALY   Collie '],
    ['its gene', 'NHEJ1'],
    ['its OMIA id', '000218-9615'],
    ['a breed it is for', 'lancashire heeler'],
  ])('finds a test by %s', async (_, search) => {
    expect(ids(await find({ search }))).toContain(cea)
  })

  test.each([
    ['MDR1', 'MDR-1', 'mdr 1', 'Mdr.1', 'MDR–1', '“MDR1”', '‘mdr‑1’', 'ＭＤＲ１', 'm\u200bdr1'],
    ['collie eye anomaly', 'Collie-Eye anomaly', '“collie eye” anomaly', 'cóllie eye anomaly'],
    ['von willebrand disease type 1', 'Von–Willebrand disease type-1', '„von Willebrand“ disease type 1'],
    ['legg-calve-perthes disease', 'legg calvé perthes disease', 'Legg–Calvé–Perthes disease'],
  ])('“%s” finds the same however it is written', async (...spellings) => {
    const found = await Promise.all(
      spellings.map(async (search) => ids(await find({ search })).toSorted((a, b) => a - b)),
    )
    for (const one of found) expect(one).toEqual(found[0])
  })

  test('a short name is found with a dash in it, in names alone too', async () => {
    expect((await find({ search: 'MDR-1' })).count).toBeGreaterThan(0)
    expect(ids(await list({ search: 'MDR-1' }))).toEqual(ids(await list({ search: 'MDR1' })))
  })

  test.each([
    ['labrdor', 'labrador'],
    ['labardor', 'labrador'],
    ['degenrative myelopaty', 'degenerative myelopathy'],
    ['cardiomiopathy', 'cardiomyopathy'],
    ['colie eye anomoly', 'collie eye anomaly'],
  ])('forgives a slip: %s is read as %s, where nothing is written like it', async (slip, meant) => {
    const [found, wanted] = [await find({ search: slip }), await find({ search: meant })]
    expect(found.count).toBeGreaterThan(0)
    // What was meant comes first.
    expect(ids(wanted)).toContain(found.results[0]?.id)
  })

  test('a slip is forgiven page after page', async () => {
    const first = await find({ search: 'labrdor' })
    expect(first.next).not.toBeNull()
    const second = await find({ search: 'labrdor', page: '2' })
    expect(second.count).toBe(first.count)
    expect(ids(second).filter((id) => ids(first).includes(id))).toEqual([])
  })

  test('what has all words is found alone; where nothing has, what has most of them, and nothing by a few', async () => {
    const [exact] = (await find({ search: 'collie eye anomaly' })).results
    expect(exact?.id).toBe(cea)
    expect(ids(await find({ search: 'collie eye unicorn' }))).toContain(cea)
    // A breed alone is not what was asked.
    expect(ids(await find({ search: 'collie unicorn' }))).toEqual([])
    const none = { results: [], count: 0, next: null, previous: null }
    expect(await find({ search: 'unicorn' })).toEqual(none)
    expect(await find({ search: 'unicorn rainbow glitter collie' })).toEqual(none)
  })

  test.each([
    ['golden retriever flaky skin', 2043],
    ['dachshund eye disease', 'Dachshund'],
    ['cat heart disease', 3024],
    ['is there a heart test for my cat?', 3023],
    ['labradoodle', 969],
    ['cat colours', 3076],
  ])('a shopper’s "%s" is understood', async (search, wanted) => {
    const { results } = await find({ search })
    if (typeof wanted === 'number') expect(results.slice(0, 3).map(({ id }) => id)).toContain(wanted)
    else expect((await detail(String(results[0]?.id))).breeds.some(({ name }) => name.includes(wanted))).toBe(true)
  })

  test.each(['hip dysplasia', 'hip displasia', 'gift card', 'bloat', 'how old is my dog', 'cherry eye'])(
    'no test is named for “%s”, and none that looks like it',
    async (search) => {
      expect((await find({ search })).count).toBe(0)
    },
  )

  test('a topic that some breeds have a test for finds those, and of a breed its own', async () => {
    expect(ids(await find({ search: 'thyroid' }))).toEqual(expect.arrayContaining([2187, 2188, 2189, 2190, 3030]))
    expect(ids(await find({ search: 'thyroid french bulldog' }))).toEqual([2189])
    expect(ids(await find({ search: 'seizures border collie' }))).toEqual([])
  })

  test.each([
    ['what breed is my dog', [969, 970]],
    ['what breed is my cat', [3084]],
    ['mutt', [969, 970, 3084]],
    ['pra papillon', [2028]],
  ])('“%s” is answered in a few, the plain one first', async (search, wanted) => {
    expect(ids(await find({ search }))).toEqual(wanted)
  })

  test('a question that names no subject finds what answers whole questions', async () => {
    expect(ids(await find({ search: 'dna test for my dog' }))[0]).toBe(969)
    expect(ids(await find({ search: 'is my cat a maine coon?' }))[0]).toBe(3084)
  })

  test('a short word is a word, not a part of one', async () => {
    // It ends "syndrome", and begins nothing.
    expect((await find({ search: 'ome' })).count).toBe(0)
    expect((await find({ search: 'syn' })).count).toBeGreaterThan(0)
  })

  test('a text in the name comes before one that is only about it', async () => {
    const { results, count } = await find({ search: 'collie' })
    expect(count).toBeGreaterThan(10)
    expect(results[0]?.name).toMatch(/collie/i)
    const isNamed = results.map(({ name }) => /collie/i.test(name))
    expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)))
  })

  test.each(['c%e', 'n_ej', '\\', '%%%', '???'])('%j is text, not a pattern', async (search) => {
    expect((await find({ search })).count).toBe(0)
  })

  test('a percent sign finds the packs that are cheaper by that much', async () => {
    const { results, count } = await find({ search: '%' })
    expect(count).toBeLessThan(20)
    expect(results.every(({ summary }) => summary.includes('%'))).toBe(true)
  })

  test.each(["'; drop table products; --", "' or '1'='1", '") union select * from users --', '{{7*7}}'])(
    '%j does no harm',
    async (search) => {
      expect((await find({ search })).count).toBe(0)
      expect((await list({})).count).toBeGreaterThan(300)
    },
  )

  test('a text beyond all measure is refused', async () => {
    expect(await failure(find({ search: 'x'.repeat(201) }))).toMatchObject({
      status: 428,
      fields: { search: expect.any(String) },
    })
  })
})

describe('filters', () => {
  test.each(['cat', 'Feline', '2'])('species %s leaves out what is only for dogs', async (species) => {
    const { results, count } = await list({ species })
    expect(count).toBeGreaterThan(100)
    expect(results.every((product) => product.species === null || product.species.id === 2)).toBe(true)
    expect(count).toBeLessThan((await list({})).count)
  })

  test('categories, by either of the two keys', async () => {
    const some = await list({ categoryIds: String(categories.felineTrait) })
    expect(some.count).toBeGreaterThan(0)
    expect(some.results.every(({ category }) => category.id === categories.felineTrait)).toBe(true)
    expect(await list({ categoryIds: String(categories.felineTrait) })).toEqual(some)
    const both = await list({ categoryIds: `${categories.felineTrait},${categories.felineDisease}` })
    expect(both.count).toBe(some.count + (await list({ categoryIds: String(categories.felineDisease) })).count)
  })

  test('a breed has the tests that name it, and those for every breed of its species', async () => {
    const found = await list({
      breeds: String(borderCollie),
      categoryIds: `${categories.canineDisease},${categories.canineTrait}`,
    })
    expect(ids(found)).toContain(cea)
    const forAll = found.results.filter(({ isForAllBreeds }) => isForAllBreeds)
    expect(forAll.length).toBeGreaterThan(0)
    expect(ids(await list({ breeds: String(borderCollie), species: 'cat' }))).not.toContain(maineCoonHcm)
  })

  test('two breeds have the tests of either', async () => {
    const one = await list({ breeds: '200193' })
    const both = await list({ breeds: '200193,200800' })
    expect(both.count).toBeGreaterThan(one.count)
  })

  test('a disease sub-category', async () => {
    const eyes = await list({ subCategories: '4' })
    expect(ids(eyes)).toContain(cea)
    expect(eyes.count).toBeLessThan(60)
  })

  test('each of the eighteen sub-categories and the four tags finds what has it, and nothing else', async () => {
    const listed = await everyId({})
    const rows = (await shop.db.select().from(products).orderBy(products.id)).filter(({ id }) => listed.includes(id))
    const idsWhere = (has: (row: typeof products.$inferSelect) => boolean) => rows.filter(has).map(({ id }) => id)
    for (const { id } of subCategories)
      expect(await everyId({ subCategories: String(id) }), `sub-category ${id}`).toEqual(
        idsWhere(({ subCategoryId }) => subCategoryId === id),
      )
    for (const id of Object.values(tags))
      expect(await everyId({ tags: String(id) }), `tag ${id}`).toEqual(idsWhere(({ tagIds }) => tagIds.includes(id)))
  })

  test.each(['breeds', 'categoryIds', 'subCategories', 'tags'])(
    'a number that none of the %s has finds nothing',
    async (key) => {
      expect((await list({ [key]: '999999999' })).count).toBe(0)
    },
  )

  test('the full-breed-profile filter with the sub-category it adds finds profiles, not diseases of the immune system', async () => {
    const tag = String(tags.fullBreedProfile)
    const profiles = await list({ tags: tag, subCategories: '9' })
    expect(profiles.count).toBe((await list({ tags: tag })).count)
    expect(profiles.results.every(({ category }) => category.name === 'Full Breed Profile')).toBe(true)
    const immunologic = await list({ subCategories: '9' })
    expect(immunologic.results.some(({ category }) => category.name === 'Full Breed Profile')).toBe(false)
  })

  test('name is a search inside a listing', async () => {
    expect(ids(await list({ name: 'nhej1', categoryIds: String(categories.canineDisease) }))).toEqual([cea])
    expect((await list({ name: 'nhej1', categoryIds: String(categories.felineDisease) })).count).toBe(0)
  })

  test('best sellers alone, whatever other filter is set', async () => {
    const rows = await shop.db.select().from(products).orderBy(products.id)
    expect(await everyId({ isBestSeller: 'true' })).toEqual(rows.filter((row) => row.isBestSeller).map(({ id }) => id))
    const cats = await list({ isBestSeller: 'true', species: 'cat' })
    expect(cats.count).toBeGreaterThan(2)
    expect(cats.results.every(({ species }) => species?.id !== 1)).toBe(true)
  })

  const { canineDnaProfile, felineDnaProfile, swab } = categories
  const { canineAncestry, lifePlan, multiPack, testKit } = ourCategories
  test.each<[string, ProductQuery]>([
    ['best sellers for dogs', { species: 'dog', isBestSeller: 'true' }],
    ['DNA profiles for dogs', { species: 'dog', categoryIds: String(canineDnaProfile), tags: '2' }],
    ['DNA profiles for cats', { species: 'cat', categoryIds: String(felineDnaProfile), tags: '2' }],
    ['Geno Pet', { species: 'dog', categoryIds: [canineAncestry, lifePlan].join(',') }],
    ['packs for dogs', { species: 'dog', categoryIds: String(multiPack) }],
    ['packs for cats', { species: 'cat', categoryIds: String(multiPack) }],
    ['other products for dogs', { species: 'dog', categoryIds: [testKit, lifePlan, swab].join(',') }],
    ['other products for cats', { species: 'cat', categoryIds: [testKit, lifePlan, swab].join(',') }],
  ])('there are %s', async (_, query) => expect((await list(query)).count).toBeGreaterThan(0))

  test('what is none of our ids is named, and all of it at once', async () => {
    const wrong = await failure(
      list({ species: 'fish', breeds: '1;2', categoryIds: '-1', subCategories: 'eyes', tags: '99999999999' }),
    )
    expect(wrong.status).toBe(428)
    expect(Object.keys(wrong.fields).toSorted()).toEqual(['breeds', 'categories', 'species', 'subCategories', 'tags'])
  })

  test('an id that nothing has finds nothing', async () => {
    expect((await list({ breeds: '999999999' })).count).toBe(0)
  })
})

describe('order', () => {
  const amounts = async (sort: string) => (await list({ sort })).results.map(({ price }) => price.amount)

  test('by name as people read it, both ways, to the last page', async () => {
    const collator = new Intl.Collator('en', { sensitivity: 'base' })
    const read = (one: string, other: string) => collator.compare(one.replaceAll('-', ' '), other.replaceAll('-', ' '))
    const all = async (sort: string) => {
      const found: string[] = []
      for (let page = 1, next: number | null = 1; next; page++) {
        const query = { sort, page: String(page) }
        // Names are stored in British English, which Australians read.
        const { results, next: more } = await australian(shop).ask(productCalls.listProducts, { query })
        found.push(...results.map(({ name }) => name))
        next = more
      }
      return found
    }
    const up = await all('name')
    expect(up.length).toBeGreaterThan(500)
    const pairs = (list: string[]) => list.slice(1).map((name, at) => [list[at] ?? '', name] as const)
    expect(pairs(up).filter(([before, after]) => read(before, after) > 0)).toEqual([])
    const down = await all('-name')
    expect(pairs(down).filter(([before, after]) => read(before, after) < 0)).toEqual([])
    expect(down.toSorted()).toEqual(up.toSorted())
  })

  test('by price, both ways', async () => {
    const up = await amounts('price')
    const down = await amounts('-price')
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(down).toEqual(down.toSorted((a, b) => b - a))
    expect(down[0]).toBeGreaterThan(up[0] ?? Infinity)
  })

  test('new arrivals first', async () => {
    // A club's is in nobody else's list.
    const rows = await shop.db.select().from(products).where(isNull(products.clubName))
    const dates = new Map(rows.map((row) => [row.id, row.createdAt.getTime()]))
    const newest = ids(await list({ sort: 'created_at' })).map((id) => dates.get(id) ?? 0)
    expect(newest).toEqual(newest.toSorted((a, b) => b - a))
    expect(newest[0]).toBe(Math.max(...dates.values()))
  })

  test('an order nobody knows is the usual one', async () => {
    expect(await list({ sort: 'colour; drop table products' })).toEqual(await list({}))
  })
})

describe('pages', () => {
  test('hold 20 each, every product once, and say what comes before and after', async () => {
    const first = await list({ species: 'cat' })
    expect(first).toMatchObject({ next: 2, previous: null })
    expect(first.results).toHaveLength(20)
    const last = Math.ceil(first.count / 20)
    const pages = await Promise.all(
      Array.from({ length: last }, (_, index) => list({ species: 'cat', page: String(index + 1) })),
    )
    expect(new Set(pages.flatMap(ids)).size).toBe(first.count)
    expect(pages.at(-1)).toMatchObject({ next: null, previous: last - 1 })
  })

  test('past the end there is nothing, and nonsense is the first', async () => {
    expect(await list({ species: 'cat', page: '9999' })).toMatchObject({ results: [], next: null })
    for (const page of ['0', '-1', '1.5', 'two', '1e9']) expect((await list({ page })).previous).toBeNull()
  })
})

describe('money', () => {
  const priceFor = async (headers: Record<string, string>) => (await detail(cea, shop.visitor(headers))).price

  test('is in the currency of the visitor’s country, by cookie before language', async () => {
    expect(await priceFor({ 'accept-language': 'en-US' })).toEqual({ amount: 58, currency: 'USD', label: '$58.00' })
    expect((await priceFor({ 'accept-language': 'en-AU' })).currency).toBe('AUD')
    expect((await priceFor({ 'accept-language': 'en-AU', cookie: 'country=GB' })).label).toMatch(/^£\d+\.\d\d$/)
    expect((await priceFor({ cookie: 'country=FR' })).label).toMatch(/€$/)
  })

  test('an own choice of currency wins, one we do not price in does not', async () => {
    expect((await priceFor({ cookie: 'country=GB; currency=EUR' })).currency).toBe('EUR')
    expect((await priceFor({ cookie: 'country=GB; currency=RUB' })).currency).toBe('GBP')
    expect((await priceFor({ cookie: 'country=RU' })).currency).toBe('USD')
  })

  test('the list sorts by the visitor’s own prices', async () => {
    const { results } = await list({ sort: 'price' }, shop.visitor({ cookie: 'country=AU' }))
    expect(new Set(results.map(({ price }) => price.currency))).toEqual(new Set(['AUD']))
    const amounts = results.map(({ price }) => price.amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  })
})

describe('vets', () => {
  const vet = () => shop.visitor({ cookie: 'user-type=vet' })

  beforeAll(() => hiddenFromVets(shop))

  test('do not find what is left out of their search, whatever categories they name', async () => {
    expect((await list({ categoryIds: '30,31,32' })).count).toBeGreaterThan(0)
    expect((await list({ categoryIds: '30,31,32' }, vet())).count).toBe(0)
    const { results } = await list({ search: 'kept from vets' }, vet())
    expect(results.some(({ category }) => excludedCategoryIds.some((id) => id === category.id))).toBe(false)
  })

  test('find it too when they ask that filters be ignored, and nothing that is not sold to them', async () => {
    const kept = await list({ search: 'kept from vets', ignoreFilters: 'true' }, vet())
    expect(kept.results.map(({ category }) => category.id)).toContain(32)
    const all = await list({ ignoreFilters: 'true' }, vet())
    // As many as anybody finds: a guest in the vets' shop may not buy a practice's supplies, whatever their query.
    expect(all.count).toBe((await list({})).count)
    const supplies = { ignoreFilters: 'true', categoryIds: String(ourCategories.practiceSupplies) }
    expect((await list(supplies, vet())).count).toBe(0)
  })

  test('find everything else with the categories their search carries', async () => {
    const narrowed = await list({ categoryIds: vetCategoryIds.join(',') }, vet())
    expect(narrowed.count).toBe((await list({}, vet())).count)
  })

  test('buy a practice’s supplies; nobody else finds them, not even in the vets’ shop', async () => {
    const query = { categoryIds: String(ourCategories.practiceSupplies) }
    const signedIn = american()
    await signedIn.ask(authCalls.login, { body: { username: 'vet@example.com', password: demoPassword } })
    const supplies = await list(query, signedIn)
    expect(supplies.results.map(({ name }) => name)).toContain('Leaflet stand for the counter')
    expect((await detail(707, signedIn)).description).toMatch(/reception counter/)
    for (const visitor of [american(), vet()]) {
      expect((await list(query, visitor)).count).toBe(0)
      expect((await failure(detail(707, visitor))).status).toBe(404)
    }
  })

  test('every category of the catalogue is among those the search knows', () => {
    expect(
      Object.keys(categoryNames)
        .map(Number)
        .filter((id) => !productCategoryIds.some((known) => known === id)),
    ).toEqual([])
  })
})

describe('one product', () => {
  test('says all that its source does', async () => {
    const found = await detail(cea)
    expect(found).toMatchObject({
      gene: 'NHEJ1',
      modeOfInheritance: 'Autosomal recessive',
      omiaId: 'OMIA:000218-9615',
      subCategory: { id: 4, name: 'Ophthalmologic' },
      isForAllBreeds: false,
      contents: [],
    })
    expect(found.breeds).toContainEqual({ id: borderCollie, name: 'Border Collie' })
    expect(found.sources.length).toBeGreaterThan(0)
  })

  test('a full breed profile holds the breed’s tests and a DNA profile, for less than their sum', async () => {
    const [profile] = (await list({ breeds: String(borderCollie), tags: String(tags.fullBreedProfile) })).results
    const { contents, price } = await detail(profile?.id ?? 0)
    expect(contents.map(({ id }) => id)).toContain(cea)
    expect(contents.some(({ typeId }) => typeId === productTypes.dnaProfile)).toBe(true)
    expect(price.amount).toBeLessThan(contents.reduce((sum, part) => sum + part.price.amount, 0))
  })

  test.each([
    '0',
    '999999',
    '-1',
    '1.5',
    'abc',
    '99999999999999999999',
    '2002%20or%201=1',
    '801',
    '601',
    String(giftCardId),
  ])('%s is not there', async (id) => {
    expect(await failure(detail(decodeURIComponent(id)))).toMatchObject({
      status: 404,
      message: 'Failed to fetch product details',
    })
  })

  test('as sold to the signed-in user, and to no one else', async () => {
    const visitor = american()
    const asking = () => visitor.ask(productCalls.getMyProduct, { params: { id: cea } })
    expect((await failure(asking())).status).toBe(401)
    await visitor.ask(authCalls.login, { body: { username: 'breeder@example.com', password: demoPassword } })
    expect((await asking()).id).toBe(cea)
  })
})

describe('a breed’s products', () => {
  const ofBreed = (id?: string) => american().ask(productCalls.listBreedProducts, { query: { id } })

  test('come by name on one page, the profile and the tests for every breed among them', async () => {
    const { results, count, next } = await ofBreed('200800')
    expect(results).toHaveLength(count)
    expect(count).toBeGreaterThan(20)
    expect(next).toBeNull()
    expect(results.some(({ id }) => id === 1_200_800)).toBe(true)
    expect(results.some(({ isForAllBreeds }) => isForAllBreeds)).toBe(true)
  })

  test('need a breed', async () => {
    for (const id of [undefined, 'abc', '0', '1,2']) expect((await failure(ofBreed(id))).status).toBe(428)
    expect((await ofBreed('999999')).count).toBe(0)
  })

  test('become a profile of one’s own, which only a real breed has', async () => {
    const ask = (id: string) => american().ask(productCalls.getCustomProfile, { params: { id } })
    const profile = await ask(String(borderCollie))
    expect(profile).toMatchObject({ name: 'Your own Border Collie profile', breeds: [{ id: borderCollie }] })
    expect(profile.contents.map(({ id }) => id)).toContain(cea)
    expect(profile.contents.some(({ category }) => category.name === 'Full Breed Profile')).toBe(false)
    expect((await failure(ask('999999'))).status).toBe(404)
  })

  test('for no one breed, a profile is chosen from every single test of the species', async () => {
    const ask = (id: number) => american().ask(productCalls.getCustomProfile, { params: { id: String(id) } })
    for (const [breedId, name, categoryIds] of [
      [allBreedIds.canine, 'Your own dog profile', [1, 6]],
      [allBreedIds.feline, 'Your own cat profile', [7, 14]],
    ] as const) {
      const { name: called, contents } = await ask(breedId)
      expect(called).toBe(name)
      expect(contents).toHaveLength((await list({ categoryIds: categoryIds.join(',') })).count)
      expect(new Set(contents.map(({ category }) => category.id))).toEqual(new Set(categoryIds))
    }
  })
})

describe('for pet owners', () => {
  const owner = () => shop.visitor({ 'accept-language': 'en-US', cookie: 'user-type=owner' })
  const names = ({ results }: Awaited<ReturnType<typeof list>>) => results.map(({ name }) => name)

  test('mixed breed, life plan and the kits for all health at once lead', async () => {
    const found = await list({}, owner())
    expect(names(found).slice(0, 7)).toEqual([
      'Geno Pet',
      'Geno Pet Plus',
      'Cat ancestry (regions and breeds)',
      'Geno Pet life plan',
      'Full breed profile kit for dogs',
      'Full breed profile and parentage kit for dogs',
      'Full breed profile kit for cats',
    ])
    expect(names(await list({ isForOwners: 'true' })).slice(0, 7)).toEqual(names(found).slice(0, 7))
    expect(names(await list({})).slice(0, 7)).not.toEqual(names(found).slice(0, 7))
  })

  test('their species leads with its own, and their breed with its profile', async () => {
    expect(names(await list({ species: 'cat' }, owner()))[0]).toBe('Cat ancestry (regions and breeds)')
    expect(names(await list({ breeds: String(borderCollie) }, owner()))[0]).toBe('Border Collie full breed profile')
  })

  test('an order that they choose is used, and what they search for comes first', async () => {
    const byName = names(await list({ sort: 'name' }, owner()))
    expect(byName).toEqual(names(await list({ sort: 'name' })))
    expect(names(await list({ search: 'merle' }, owner()))[0]).toMatch(/merle/i)
  })

  test('tests say what they tell without genes; other visitors read the genes', async () => {
    const plain = await owner().ask(productCalls.getProduct, { params: { id: String(cea) } })
    const plainSentence = 'Tells whether your dog can go blind from collie eye anomaly, and whether its puppies could'
    expect(plain).toMatchObject({ plainSentence, summary: plainSentence })
    expect(await detail(cea)).toMatchObject({ plainSentence, summary: 'NHEJ1, autosomal recessive' })
    const categoryIds = [categories.canineTrait, categories.canineDisease, categories.felineDisease].join(',')
    for (const page of ['1', '2', '5']) {
      const { results } = await list({ categoryIds, page }, owner())
      for (const { gene, summary } of results)
        if (gene) expect(summary).not.toMatch(new RegExp(`${gene}|autosomal`, 'i'))
    }
  })
})

describe('delivery', () => {
  const lifePlan = 1221
  const from = (country: string) => shop.visitor({ cookie: `country=${country}; currency=AUD` })

  test('says in how many days and from what price it travels to the visitor’s country', async () => {
    expect((await detail(cea, from('AU'))).delivery).toMatchObject({
      isSent: true,
      days: '3 to 7',
      from: { amount: 9.95, currency: 'AUD' },
    })
    expect((await detail(cea, from('NZ'))).delivery).toMatchObject({ isSent: true, days: '5 to 10' })
  })
  test('says that nothing is sent there, before anything is in the cart', async () =>
    expect((await detail(cea, from('DE'))).delivery).toEqual({ isSent: false, days: null, from: null }))
  test('does not matter where nothing travels', async () =>
    expect((await detail(lifePlan, from('DE'))).delivery).toBeNull())
})

describe('what else one could buy', () => {
  const borderCollieProfile = 1_200_193

  test('a profile is set beside what its tests cost one by one', async () => {
    const { parts, contents, price } = await detail(borderCollieProfile)
    const sum = contents.reduce((total, one) => total + one.price.amount, 0)
    expect(parts).toMatchObject({ kind: 'test', count: contents.length, price: { amount: sum } })
    expect(parts?.saves.amount).toBe(sum - price.amount)
    expect(price.amount).toBe(165)
  })

  test('a pack beside its kits; a single test and a kit beside nothing', async () => {
    expect((await detail(405)).parts).toMatchObject({ kind: 'kit', count: 5, price: { amount: 825 } })
    expect((await detail(cea)).parts).toBeNull()
    expect((await detail(36)).parts).toBeNull()
  })

  test('a test names every profile that holds it, and how many tests those hold', async () => {
    const { profiles, breeds } = await detail(cea)
    expect(profiles).toHaveLength(breeds.length)
    const profile = profiles.find(({ id }) => id === borderCollieProfile)
    expect(profile).toMatchObject({ name: 'Border Collie full breed profile', testCount: 15, price: { amount: 165 } })
    expect((await detail(borderCollieProfile)).profiles).toEqual([])
  })

  test('a profile and a kit name the packs of kits, to breeders and guests', async () => {
    const packs = async (id: number, cookie = '') =>
      (await detail(id, shop.visitor({ cookie: `country=US${cookie}` }))).packs
    expect(
      (await packs(borderCollieProfile)).map(({ count, price, each }) => [count, price.amount, each.amount]),
    ).toEqual([
      [2, 295, 147.5],
      [5, 700, 140],
      [10, 1320, 132],
    ])
    expect((await packs(313)).map(({ id }) => id)).toEqual([502, 505, 510])
    for (const type of ['vet', 'owner']) expect(await packs(borderCollieProfile, `; user-type=${type}`)).toEqual([])
    expect(await packs(cea)).toEqual([])
  })
})
