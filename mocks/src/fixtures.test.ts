import { globSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, type Call, type DataCall, isFileCall } from '@shop/contract/call'
import { callsByNoun } from '@shop/contract/calls'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { handlers as all } from './handlers.ts'

/**
 * Each sample checks itself against its schema as it is made, so loading every file proves them all. By path, and not by
 * `import.meta.glob`: to knip that uses every export.
 */
const files = globSync('fixtures/*.ts', { cwd: import.meta.dirname })

test.each(files)('%s holds only valid samples', async (file) => {
  const exports = (await import(join(import.meta.dirname, file))) as Record<string, unknown>
  const makers = Object.values(exports).filter(
    (make) => typeof make === 'function' && make.length === 0,
  ) as (() => unknown)[]
  const samples = [
    ...makers.map((make) => make()),
    ...Object.values(exports).filter((sample) => typeof sample === 'object'),
  ]
  expect(samples.length).toBeGreaterThan(0)
})

/** The laboratory has a command line, and no screens; a file is the target of a link. */
const isOfScreens = (row: Call): row is DataCall => row.who !== 'laboratory' && !isFileCall(row)
const isOfDesk = (row: Call) => row.who === 'desk'
const nouns = Object.entries<Record<string, Call>>(callsByNoun).map(([noun, rows]) => ({
  noun,
  rows: Object.entries(rows).filter(([, row]) => isOfScreens(row)),
}))
const mocked = Object.keys(import.meta.glob('./handlers/*.ts')).map((path) => path.slice('./handlers/'.length, -3))

test('every noun that a customer’s browser knows has its file of default answers, and none that no screen knows', () => {
  const needed = nouns.filter(({ rows }) => rows.some(([, row]) => !isOfDesk(row))).map(({ noun }) => noun)
  const known = nouns.filter(({ rows }) => rows.length > 0).map(({ noun }) => noun)
  expect(needed.filter((noun) => !mocked.includes(noun))).toEqual([])
  expect(mocked.filter((noun) => !known.includes(noun))).toEqual([])
})

/** Bodies for the calls whose reply repeats a part of the request. */
const bodies: Partial<Record<string, object>> = {
  approve: { email: 'vet@example.com' },
  refuse: { email: 'vet@example.com' },
  setCredit: { email: 'vet@example.com' },
  giveRole: { email: 'breeder@example.com' },
  takeRole: { email: 'breeder@example.com' },
  signOutUser: { email: 'breeder@example.com' },
  endTwoFactor: { email: 'breeder@example.com' },
  answerEnquiry: { text: 'It has arrived.' },
  setCountry: { value: 'AU' },
  setCurrency: { value: 'AUD' },
  setUserType: { value: 'vet' },
  closeNews: { value: 'merger' },
  chooseShop: { value: 'vet' },
  saveMyReview: { rating: 5, text: 'Clear and quick.', name: 'Dana W.' },
  transferClubAnimals: { animal_ids: ['c0ffee00-0000-4000-8000-000000000351'] },
  handOverToClub: { animal_ids: ['c0ffee00-0000-4000-8000-000000000351'] },
  giveBackClubAnimals: { animal_ids: ['c0ffee00-0000-4000-8000-000000000351'] },
}

/** Of a noun of the desk alone that has a file, all calls; of others those of customers. */
const answered = nouns.flatMap(({ noun, rows }) => {
  const ofCustomers = rows.filter(([, row]) => !isOfDesk(row))
  return ofCustomers.length || !mocked.includes(noun) ? ofCustomers : rows
})

test.each(answered)('%s has a default answer in its reply’s form', async (name, row) => {
  if (!isOfScreens(row)) throw new Error(`${name} is of no screen`)
  const address = addressOf(row, { params: new Proxy({}, { get: () => '1' }) })
  const body = row.body ? { body: JSON.stringify(bodies[name] ?? {}) } : {}
  const baseUrl = 'http://shop.example'
  const answer = await getResponse(all, new Request(baseUrl + address, { method: row.method, ...body }), { baseUrl })
  expect(answer?.status).toBe(200)
  await row.reply.validate(await answer?.json(), { strict: true })
})
