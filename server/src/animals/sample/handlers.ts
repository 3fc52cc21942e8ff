import type { animalCalls } from '@shop/contract/animal'
import type { sampleCalls } from '@shop/contract/sample'
import { productTypes } from '@shop/contract/constants'
import { and, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { findAnimal } from '../animal/access.ts'
import { samplesOf } from '../animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { addedTo } from './added-tests.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { sampleNews } from './news.ts'
import { samples, sampleStageTimes, sampleTests } from '../../schema/sample.ts'
import { listUpgradeProducts } from './upgrade-products.ts'

/** The types of what is read in each sample; a Geno Pet is itself what is read. */
async function testsOf(db: Db, rows: { barcode: string; productId: number }[]) {
  const barcodes = rows.map(({ barcode }) => barcode)
  const ordered = db
    .select({ barcode: sampleTests.barcode, id: products.id, typeId: products.typeId })
    .from(sampleTests)
    .innerJoin(products, eq(products.id, sampleTests.productId))
    .where(inArray(sampleTests.barcode, barcodes))
  const kits = db
    .select({ barcode: samples.barcode, id: products.id, typeId: products.typeId })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(inArray(samples.barcode, barcodes))
  return Map.groupBy(await union(ordered, kits), ({ barcode }) => barcode)
}

function countsOf(tests: { typeId: number }[]) {
  const of = (typeId: number) => tests.filter((test) => test.typeId === typeId).length
  const { disease, trait, dnaProfile, mixBreed } = productTypes
  return { diseases: of(disease), traits: of(trait), profiles: of(dnaProfile), breeds: of(mixBreed) }
}

/** An animal's samples with their kits, newest first. */
async function listBarcodes(db: Db, animalId: string) {
  const rows = await samplesOf(db, [animalId])
  const kits = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      inArray(
        products.id,
        rows.map(({ productId }) => productId),
      ),
    )
  const reports = await db
    .select({ barcode: sampleStageTimes.barcode, at: sampleStageTimes.at })
    .from(sampleStageTimes)
    .where(
      and(
        inArray(
          sampleStageTimes.barcode,
          rows.map(({ barcode }) => barcode),
        ),
        eq(sampleStageTimes.stage, 'reported'),
      ),
    )
  const added = await addedTo(
    db,
    rows.map(({ barcode }) => barcode),
  )
  const tests = await testsOf(db, rows)
  return rows.map(({ barcode, productId, stage, problem, activatedAt, expectedAt }) => ({
    barcode,
    product: { id: productId, name: kits.find(({ id }) => id === productId)?.name ?? '' },
    stage,
    problem,
    activatedAt: activatedAt?.toISOString() ?? null,
    reportedAt: reports.find((report) => report.barcode === barcode)?.at.toISOString() ?? null,
    expectedAt: expectedAt?.toISOString() ?? null,
    tests: countsOf(tests.get(barcode) ?? []),
    added: added.flatMap(({ barcode: of, ...row }) => (of === barcode ? row : [])),
  }))
}

export const sampleHandlers = ({ db }: Services): Handlers<typeof sampleCalls> => ({
  listAnimalBarcodes: async ({ params, user }) => {
    const animal = await findAnimal(db, params.id, user)
    return { results: await listBarcodes(db, animal.id) }
  },

  listSampleNews: ({ user }) => sampleNews(db, user.id),
})

export const sampleUpgradeHandlers = ({ db }: Services): Pick<Handlers<typeof animalCalls>, 'listUpgradeProducts'> => ({
  listUpgradeProducts: ({ params, user, visitor }) => listUpgradeProducts(db, params, user, visitor),
})
