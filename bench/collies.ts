import type { Database, Db } from '@shop/server/platform/db/open'
import { answerTo } from '@shop/server/laboratory/laboratory/lab-sample'
import { sampleGenotype } from '@shop/server/laboratory/laboratory/generate'
import { type CsvLine, labCsv } from '@shop/server/laboratory/laboratory/write-csv'
import { products } from '@shop/server/schema/product'
import { inArray, sql } from 'drizzle-orm'

/** The profile of Border Collies. */
export const profileId = 1_200_193
export const labKey = 'a-key-of-the-bench'

/** Orders the profile's tests for samples; `select` names their barcodes. */
export const orderProfile = ({ executeSql }: Database, select: string) =>
  executeSql(`
    insert into sample_tests (barcode, product_id)
      select barcode, content_id from (${select}) as made, product_contents join products on products.id = content_id
      where product_id = ${profileId} and type_id in (1, 2) on conflict do nothing;
    analyze;
  `)

/** A laboratory's file with the profile's results for each of these samples of female dogs. */
export async function labFile(db: Db, barcodes: readonly string[]): Promise<string> {
  const tests = await db
    .select()
    .from(products)
    .where(inArray(products.id, sql`(select content_id from product_contents where product_id = ${profileId})`))
  const read = tests.filter((test) => answerTo(test) === 'genotype')
  const origin = { laboratory: 'Bench Laboratory', panel_version: '4.2', date: '2026-01-01' }
  const lines = barcodes.map((barcode): CsvLine[] =>
    read.map((test) => ({
      ...origin,
      barcode,
      kind: 'genotype',
      name: test.id,
      value: sampleGenotype(test, 'female', barcode),
    })),
  )
  return labCsv(lines.flat())
}

/** Sends a laboratory's file to a shop; answers how many seconds it took. */
export async function sendLabFile(url: string, file: string): Promise<number> {
  const started = performance.now()
  const reply = await fetch(`${url}/api/lab/imports`, {
    method: 'POST',
    body: file,
    headers: { authorization: `Bearer ${labKey}`, 'content-type': 'text/csv' },
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${reply.status} ${text.slice(0, 500)}`)
  return (performance.now() - started) / 1000
}
