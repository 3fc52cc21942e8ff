import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileOf, importFile, jobsOf, sampleAtWork, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { results } from '../../schema/result.ts'
import { labNewsQueue } from './queues.ts'

const shop = useShop(withLab)

test('the same file ten times at once is imported once', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  const file = fileOf([{ barcode, kind: 'genotype', name: 2002, value: 'N/CEA' }])
  const answers = await Promise.all(Array.from({ length: 10 }, () => importFile(shop, file)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(new Set(answers.map(({ reply }) => reply.id)).size).toBe(1)
  expect(await shop.db.$count(results, eq(results.barcode, barcode))).toBe(1)
  expect(jobsOf(shop, labNewsQueue).filter(({ run }) => run === answers[0]?.reply.id)).toHaveLength(1)
})

test('two files that say different things of one test at once: the second must give a reason', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  const files = ['N/N', 'N/CEA'].map((value) => fileOf([{ barcode, kind: 'genotype', name: 2002, value }]))
  const answers = await Promise.all(files.map((file) => importFile(shop, file)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 428]))
  expect(await shop.db.$count(results, eq(results.barcode, barcode))).toBe(1)
})

test('the same large file three times at once is imported once', async () => {
  const made = await Promise.all(Array.from({ length: 101 }, () => sampleAtWork(shop, [2002])))
  const file = fileOf(made.map(({ barcode }) => ({ barcode, kind: 'genotype', name: 2002, value: 'N/CEA' })))
  const answers = await Promise.all(Array.from({ length: 3 }, () => importFile(shop, file)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  for (const status of statuses) expect([200, 201, 409]).toContain(status)
  const [id] = answers.filter(({ status }) => status === 201).map(({ reply }) => reply.id)
  expect(await shop.db.$count(results, eq(results.importId, id as string))).toBe(101)
  expect(jobsOf(shop, labNewsQueue).filter(({ run }) => run === id)).toHaveLength(1)
})
