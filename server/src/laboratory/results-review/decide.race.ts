import type { Failure } from '@shop/contract/failure'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callLab, fileOf, jobsOf, sampleAtWork, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { results } from '../../schema/result.ts'
import { returnReview, approveReview } from './decide.ts'
import { resultsReviews } from '../../schema/results-review.ts'
import { labNewsQueue } from '../laboratory/queues.ts'

const shop = useShop({ ...withLab, LAB_REVIEW: 'two' })
const rounds = 8

const submit = (text: string, by: string) => callLab(shop, `reviews?${new URLSearchParams({ by })}`, text)

async function brought() {
  const { barcode } = await sampleAtWork(shop, [2002])
  const file = fileOf([{ barcode, kind: 'genotype', name: 2002, value: 'N/CEA' }])
  return { barcode, file, id: String((await submit(file, 'Anna')).reply.id) }
}

test('the same file brought five times at once waits once', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  const file = fileOf([{ barcode, kind: 'genotype', name: 2002, value: 'N/CEA' }])
  const answers = await Promise.all(['Anna', 'Ben', 'Chidi', 'Dora', 'Emil'].map((by) => submit(file, by)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 201])
  expect(new Set(answers.map(({ reply }) => reply.id)).size).toBe(1)
})

test('released by two at once, it is imported once and has one reviewer', async () => {
  for (let round = 0; round < rounds; round++) {
    const { barcode, id } = await brought()
    const done = await Promise.all(['Ben', 'Chidi'].map((by) => approveReview(shop.services, { id, by, byId: null })))
    expect(done.map(({ isRepeat }) => isRepeat).toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true])
    const [row] = await shop.db.select().from(resultsReviews).where(eq(resultsReviews.id, id))
    expect(new Set(done.map((one) => one.row.reviewer))).toEqual(new Set([row?.reviewer]))
    expect(await shop.db.$count(results, eq(results.barcode, barcode))).toBe(1)
    expect(jobsOf(shop, labNewsQueue).filter(({ run }) => run === row?.importId)).toHaveLength(1)
  }
})

test('released by one and returned by another at once, it is one of both', async () => {
  for (let round = 0; round < rounds; round++) {
    const { barcode, id } = await brought()
    const [released, returned] = await Promise.allSettled([
      approveReview(shop.services, { id, by: 'Ben', byId: null }),
      returnReview(shop.db, { id, by: 'Chidi', reason: 'Read again' }),
    ])
    expect([released.status, returned.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const one of [released, returned])
      if (one.status === 'rejected') expect((one.reason as Failure).status).toBe(409)
    const count = await shop.db.$count(results, eq(results.barcode, barcode))
    expect(count).toBe(released.status === 'fulfilled' ? 1 : 0)
  }
})
