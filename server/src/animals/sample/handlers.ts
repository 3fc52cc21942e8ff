import type { animalCalls } from '@shop/contract/animal'
import type { sampleCalls } from '@shop/contract/sample'
import { productTypes } from '@shop/contract/constants'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { findAnimal } from '../animal/access.ts'
import { samplesOf } from '../animal/view.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { type Catalogue, catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { samples, sampleStageTimes, sampleTests, sampleUpgrades } from '../../schema/sample.ts'
import { listUpgradeProducts } from './upgrade-products.ts'

/** How many of these products are tests of which type. */
function countsOf({ product }: Catalogue, ids: Iterable<number>) {
  const typeIds = [...ids].map((id) => product(id)?.row.typeId)
  const of = (typeId: number) => typeIds.filter((one) => one === typeId).length
  const { disease, trait, dnaProfile, mixBreed } = productTypes
  return { diseases: of(disease), traits: of(trait), profiles: of(dnaProfile), breeds: of(mixBreed) }
}

/** An animal's samples with their kits, newest first. */
async function listBarcodes(services: Pick<Services, 'db' | 'catalogue'>, animalId: string) {
  const { db } = services
  const taken = samplesOf(db, [animalId]).as('taken')
  const isOfAnimal = eq(samples.animalId, animalId)
  const read = await readTogether(db, {
    samples: rowsOf(
      {
        barcode: taken.barcode,
        productId: taken.productId,
        stage: taken.stage,
        problem: taken.problem,
        activatedAt: taken.activatedAt,
        expectedAt: taken.expectedAt,
      },
      (select) => select.from(taken),
    ),
    reports: rowsOf({ barcode: sampleStageTimes.barcode, at: sampleStageTimes.at }, (select) =>
      select
        .from(sampleStageTimes)
        .innerJoin(samples, eq(samples.barcode, sampleStageTimes.barcode))
        .where(and(isOfAnimal, eq(sampleStageTimes.stage, 'reported'))),
    ),
    tests: rowsOf(
      { barcode: sampleTests.barcode, productIds: sql<number[]>`json_agg(${sampleTests.productId})` },
      (select) =>
        select
          .from(sampleTests)
          .innerJoin(samples, eq(samples.barcode, sampleTests.barcode))
          .where(isOfAnimal)
          .groupBy(sampleTests.barcode),
    ),
    // What was added after they came, the oldest first.
    added: rowsOf(getTableColumns(sampleUpgrades), (select) =>
      select
        .from(sampleUpgrades)
        .innerJoin(samples, eq(samples.barcode, sampleUpgrades.barcode))
        .where(and(isOfAnimal, eq(sampleUpgrades.state, 'added')))
        .orderBy(sampleUpgrades.addedAt, sampleUpgrades.itemId),
    ),
  })
  const catalogue = catalogueOf(services)
  const named = (id: number) => ({ id, name: catalogue.product(id)?.row.name ?? '' })
  const reportedAt = new Map(read.reports.map(({ barcode, at }) => [barcode, at]))
  const testsOf = new Map(read.tests.map(({ barcode, productIds }) => [barcode, productIds]))
  return read.samples.map(({ barcode, productId, stage, problem, activatedAt, expectedAt }) => ({
    barcode,
    product: named(productId),
    stage,
    problem,
    activatedAt: activatedAt?.toISOString() ?? null,
    reportedAt: reportedAt.get(barcode)?.toISOString() ?? null,
    expectedAt: expectedAt?.toISOString() ?? null,
    // A Geno Pet is itself what is read.
    tests: countsOf(catalogue, new Set([productId, ...(testsOf.get(barcode) ?? [])])),
    added: read.added
      .filter((one) => one.barcode === barcode)
      .flatMap(({ itemId, productId: bought, addedAt, reportedAt: answeredAt }) =>
        addedAt
          ? {
              id: itemId,
              product: named(bought),
              addedAt: addedAt.toISOString(),
              reportedAt: answeredAt?.toISOString() ?? null,
            }
          : [],
      ),
  }))
}

export const sampleHandlers = (services: Services): Pick<Handlers<typeof sampleCalls>, 'listAnimalBarcodes'> => ({
  listAnimalBarcodes: async ({ params, user }) => {
    const animal = await findAnimal(services.db, params.id, user)
    return { results: await listBarcodes(services, animal.id) }
  },
})

export const sampleUpgradeHandlers = ({ db }: Services): Pick<Handlers<typeof animalCalls>, 'listUpgradeProducts'> => ({
  listUpgradeProducts: ({ params, user, visitor }) => listUpgradeProducts(db, params, user, visitor),
})
