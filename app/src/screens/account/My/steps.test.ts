import { priceOf } from '@shop/contract/money'
import { expect, test } from 'vitest'
import { atWorkNews, reportedNews } from './news.test-data.ts'
import { stepsOf, type Waiting } from './steps.ts'

const nothing: Waiting = {
  orders: { numbers: [], sum: undefined },
  invoices: undefined,
  kitCount: 0,
  animals: [],
  offers: [],
  reported: [],
  atWork: [],
  lineOf: () => undefined,
  words: (text) => text,
  listHref: '/my/my-animals',
}
const invoices = (openCount: number, overdueCount: number) => ({
  openCount,
  overdueCount,
  value: priceOf(2900, 'USD'),
  others: [],
})
const everything: Partial<Waiting>[] = [
  { invoices: invoices(2, 1) },
  { orders: { numbers: ['KP-100039'], sum: '$61.20' } },
  { atWork: [atWorkNews({ problem: 'payment_hold' })] },
  { kitCount: 4 },
  { animals: [{ petName: 'Rook' }] },
  { offers: [{ otherParty: 'Anna B.' }] },
  { reported: [reportedNews()] },
]
const first = (waiting: Partial<Waiting>) => stepsOf({ ...nothing, ...waiting })[0]

test('what comes first does so whatever comes after it', () => {
  const kinds = everything.map((waiting) => first(waiting)?.kind)
  expect(kinds).toEqual(['invoices', 'orders', 'problem', 'kits', 'animals', 'offers', 'results'])
  everything.forEach((_, at) => {
    const steps = stepsOf(everything.slice(at).reduce<Waiting>((all, one) => ({ ...all, ...one }), nothing))
    expect(steps.map(({ kind }) => kind)).toEqual(kinds.slice(at))
  })
})

test('what is not overdue has time, and nothing is no step', () => {
  expect(stepsOf({ ...nothing, reported: [reportedNews()], invoices: invoices(2, 0) }).map(({ kind }) => kind)).toEqual(
    ['results', 'openInvoices'],
  )
  expect(stepsOf({ ...nothing, invoices: invoices(0, 0) })).toEqual([])
})

test('what the laboratory sees to is no step', () => {
  expect(stepsOf({ ...nothing, atWork: [atWorkNews({ problem: 'failed' }), atWorkNews()] })).toEqual([])
})

test.each([
  [1, 'Read Skye’s results', `/my/animals/${reportedNews().animal.id}`],
  [2, 'Skye and Ash have new results', '/my/my-animals'],
  [3, 'Skye, Ash and Bess have new results', '/my/my-animals'],
  [4, 'Four animals have new results', '/my/my-animals'],
])('results of %i', (count, title, href) => {
  const named = ['Skye', 'Ash', 'Bess', 'Cora'].slice(0, count).map((petName, at) =>
    reportedNews({
      barcode: `KP000000000${at}`,
      animal: { id: at ? `${reportedNews().animal.id.slice(0, -1)}${at + 4}` : reportedNews().animal.id, petName },
    }),
  )
  // A second sample of an animal is no second animal.
  expect(first({ reported: [...named, ...named] })).toMatchObject({ title, href })
})

test('one animal’s results say what was found', () => {
  expect(first({ reported: [reportedNews()], lineOf: () => 'carrier of 2 diseases' })?.text).toBe(
    'Carrier of 2 diseases.',
  )
})

test.each([
  [1, 'Activate your kit', 'Activate it'],
  [4, 'Four kits are ready to activate', 'Activate the first'],
  [12, '12 kits are ready to activate', 'Activate the first'],
])('%i kits', (kitCount, title, action) => expect(first({ kitCount })).toMatchObject({ title, action }))
