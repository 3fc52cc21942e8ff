import { globSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, type Call, type DataCall, isFileCall } from '@shop/contract/call'
import { calls, callsByNoun } from '@shop/contract/calls'
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

/** A file is the target of a link. Of the desk's and the laboratory's calls some are made by command lines alone. */
const isOfEveryBrowser = (row: Call) => row.who !== 'laboratory' && row.who !== 'desk' && !isFileCall(row)
const baseUrl = 'http://shop.example'

test('every noun that a browser knows has its file of default answers, and every file is of a noun', () => {
  const nouns = Object.entries<Record<string, Call>>(callsByNoun).filter(([, rows]) =>
    Object.values(rows).some(isOfEveryBrowser),
  )
  const files = Object.keys(import.meta.glob('./handlers/*.ts')).map((path) => path.slice('./handlers/'.length, -3))
  expect(nouns.map(([noun]) => noun).filter((noun) => !files.includes(noun))).toEqual([])
  expect(files.filter((file) => !(file in callsByNoun))).toEqual([])
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

const requestOf = (name: string, row: Call) => {
  const address = addressOf(row, { params: new Proxy({}, { get: () => '1' }) })
  const body = row.body ? { body: JSON.stringify(bodies[name] ?? {}) } : {}
  return new Request(baseUrl + address, { method: row.method, ...body })
}
const answerTo = (name: string, row: Call) => getResponse(all, requestOf(name, row), { baseUrl })

/** All calls of every browser, and what the desk and the laboratory read that has an answer. */
const answered: [string, DataCall][] = []
for (const [name, row] of Object.entries<Call>(calls))
  if (!isFileCall(row) && (isOfEveryBrowser(row) || (row.method === 'GET' && (await answerTo(name, row)))))
    answered.push([name, row as DataCall])

test.each(answered)('%s has a default answer in its reply’s form', async (name, row) => {
  const answer = await answerTo(name, row)
  expect(answer?.status).toBe(200)
  await row.reply.validate(await answer?.json(), { strict: true })
})
