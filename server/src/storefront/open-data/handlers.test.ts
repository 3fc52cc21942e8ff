import { addressOf } from '@shop/contract/call'
import { openDataCalls } from '@shop/contract/open-data'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { openDataReleases } from '../../schema/open-data.ts'

const shop = useShop()
const stranger = () => shop.visitor()
const found = () => stranger().ask(openDataCalls.getOpenData)
const file = (release: string, name: string, headers: Record<string, string> = {}) =>
  stranger().fetch(addressOf(openDataCalls.getOpenDataFile, { params: { release, file: name } }), { headers })

test('every table is there as CSV and as JSON, with the rows and columns it says', async () => {
  const { release, tables } = await found()
  expect(tables.map(({ name }) => name)).toEqual([
    'tests',
    'alleles',
    'genes',
    'gene_readings',
    'breeds',
    'test_breeds',
    'sources',
    'licences',
  ])
  for (const { name, rowCount, columns } of tables) {
    const csv = await (await file(release.name, `${name}.csv`)).text()
    expect(csv.split('\r\n')[0]?.replace('\uFEFF', '').split(',')).toEqual(columns.map((column) => column.name))
    const rows = (await (await file(release.name, `${name}.json`)).json()) as object[]
    expect(rows).toHaveLength(rowCount)
    expect(rowCount).toBeGreaterThan(0)
    for (const row of rows) expect(Object.keys(row)).toEqual(columns.map((column) => column.name))
  }
})

test('a test has all its facts: gene, alleles with the normal one, breeds, sources and its OMIA number', async () => {
  const { release } = await found()
  const rowsOf = async (name: string) =>
    (await (await file(release.name, `${name}.json`)).json()) as Record<string, unknown>[]
  expect((await rowsOf('tests')).find(({ id }) => id === 2002)).toMatchObject({
    name: 'Collie eye anomaly / choroidal hypoplasia (CEA/CH)',
    species: 'dog',
    kind: 'disease',
    gene: 'NHEJ1',
    two_copies: 'affected',
    omia_id: 'OMIA:000218-9615',
  })
  expect((await rowsOf('alleles')).filter(({ test_id }) => test_id === 2002)).toEqual([
    { test_id: 2002, allele: 'N', is_normal: true },
    { test_id: 2002, allele: 'CEA', is_normal: false },
  ])
  expect((await rowsOf('genes')).find(({ gene }) => gene === 'NHEJ1')).toMatchObject({ test_ids: ['2002'] })
  expect(await rowsOf('test_breeds')).toContainEqual({ test_id: 2002, vbo_id: 'VBO:0200193', is_validated: true })
  const sources = await rowsOf('sources')
  expect(sources.filter(({ test_id }) => test_id === 2002).length).toBeGreaterThan(0)
  // Other laboratories' pages are where we read it, and are cited nowhere.
  expect(sources.filter(({ url }) => /vgl\.|laboklin|orivet|genomia|labgenvet/.test(String(url)))).toEqual([])
  expect(sources).toContainEqual({
    test_id: 2005,
    url: 'https://doi.org/10.1038/ng.224',
    title: expect.stringMatching(/^A canine DNM1 mutation .*2008\)$/) as string,
  })
})

test('prices are left out, and products that are no test', async () => {
  const { tables, release } = await found()
  expect(tables.flatMap(({ columns }) => columns.map(({ name }) => name)).join()).not.toMatch(/price|cost/)
  const tests = (await (await file(release.name, 'tests.json')).json()) as { id: number }[]
  expect(tests).toHaveLength(286)
  expect(tests.every(({ id }) => id > 2000 && id < 4000)).toBe(true)
})

test('an earlier release stays at its address when the next one comes, and the newest has one of its own', async () => {
  const { release } = await found()
  const [first] = await shop.db.select().from(openDataReleases)
  const before = await (await file(release.name, 'breeds.csv')).text()
  const { catalogueReleases } = await import('../../schema/catalogue.ts')
  const sha256 = 'f'.repeat(64)
  await shop.db.insert(catalogueReleases).values({ sha256 })
  await shop.db
    .insert(openDataReleases)
    .values({ name: 'f'.repeat(12), sha256, tables: first?.tables.slice(0, 1) ?? [] })
  const next = await found()
  expect(next.release.name).toBe('f'.repeat(12))
  expect(next.earlier.map(({ name }) => name)).toEqual([release.name])
  expect(await (await file(release.name, 'breeds.csv')).text()).toBe(before)
  const latest = await file('latest', 'tests.csv')
  expect([latest.status, latest.headers.get('location')]).toEqual([302, `/api/open-data/${'f'.repeat(12)}/tests.csv`])
})

test('programs of other sites may read it, cache it without end, and ask whether they have it', async () => {
  const { release } = await found()
  const { headers } = await file(release.name, 'tests.csv')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cache-control')).toContain('immutable')
  const tag = headers.get('etag') ?? ''
  expect((await file(release.name, 'tests.csv', { 'if-none-match': tag })).status).toBe(304)
})

test.each([
  ['none', 'tests.csv'],
  ['latest', 'secrets.csv'],
  ['latest', 'tests.exe'],
])('%s/%s is missing', async (release, name) => {
  const first = await file(release, name)
  const location = first.headers.get('location')
  const last = location ? await stranger().fetch(location) : first
  expect(last.status).toBe(404)
})
