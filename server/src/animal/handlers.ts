import type { animalCalls } from '@shop/contract/animal'
import { and, eq, inArray } from 'drizzle-orm'
import { findAnimal } from './access.ts'
import { createAnimal, updateAnimal } from './edit.ts'
import { listAnimals } from './list.ts'
import { animalProductHandlers } from './product.ts'
import { samplesOf, toAnimal } from './view.ts'
import type { Db } from '../db/open.ts'
import { products } from '../product/tables.ts'
import { sampleStageTimes } from '../sample/tables.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

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
  return rows.map(({ barcode, productId, stage, problem, activatedAt }) => ({
    barcode,
    product: { id: productId, name: kits.find(({ id }) => id === productId)?.name ?? '' },
    stage,
    problem,
    activatedAt: activatedAt?.toISOString() ?? null,
    reportedAt: reports.find((report) => report.barcode === barcode)?.at.toISOString() ?? null,
  }))
}

type Answered = Omit<
  Handlers<typeof animalCalls>,
  | 'getResults'
  | 'getAnimalProfile'
  | 'shareAnimal'
  | 'unshareAnimal'
  | 'getBreedCertificate'
  | 'getReport'
  | 'getDnaProfile'
  | 'getSingleReport'
  | 'getCertificate'
  | 'getResultHistory'
>

/** All of an animal but its results and reports, which `result.ts` and `report.ts` answer. */
export function animalHandlers(services: Services): Answered {
  const { db } = services
  return {
    ...animalProductHandlers(services),

    listAnimals: ({ query, user }) => listAnimals(db, user, query),

    getAnimal: async ({ params, user }) => toAnimal(db, await findAnimal(db, params.id, user)),

    listAnimalBarcodes: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user)
      return { results: await listBarcodes(db, animal.id) }
    },

    createAnimal: ({ body, user }) => db.transaction(async (tx) => toAnimal(tx, await createAnimal(tx, user, body))),

    updateAnimal: ({ params, body, user }) =>
      db.transaction(async (tx) => {
        await updateAnimal(tx, user, params.id, body)
        return toAnimal(tx, await findAnimal(tx, params.id, user))
      }),
  }
}
