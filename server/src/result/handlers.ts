import { speciesIdOf } from '@shop/contract/constants'
import type { resultCalls } from '@shop/contract/result'
import { and, eq } from 'drizzle-orm'
import { findAnimal, missingAnimal } from '../animal/access.ts'
import type { Db } from '../db/open.ts'
import { dnaProfiles, results } from './tables.ts'
import { sampleStageTimes } from '../sample/tables.ts'
import { currentProfiles, toDnaProfile } from './dna-profile.ts'
import { resultHistory } from './history.ts'
import { conflictsOf } from './animal-conflicts.ts'
import { currentRows, findSample, inOrder, orderedTests, toResult, withCare } from './lines.ts'
import { readTogether } from './together.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

async function reportedAt(db: Db, barcode: string): Promise<string | null> {
  const [time] = await db
    .select({ at: sampleStageTimes.at })
    .from(sampleStageTimes)
    .where(and(eq(sampleStageTimes.barcode, barcode), eq(sampleStageTimes.stage, 'reported')))
  return time?.at.toISOString() ?? null
}

export function resultHandlers({ db }: Services): Handlers<typeof resultCalls> {
  return {
    getResults: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user)
      const sample = await findSample(db, animal, params.barcode)
      const { barcode } = sample
      const conflicts = await conflictsOf(db, animal.id)
      const rows = await currentRows(db, eq(results.barcode, barcode))
      const lines = await readTogether(
        db,
        animal,
        rows.map((row) => toResult(row, animal, conflicts.over(row))),
      )
      const read = new Set(lines.map(({ product }) => product.id))
      // What was withdrawn is read in the kit that took its place.
      const ordered = sample.withdrawnAt ? [] : await orderedTests(db, [barcode])
      const waiting = ordered.filter(({ productId }) => !read.has(productId))
      return {
        barcode,
        isPartial: sample.problem === 'partial_result' || waiting.length > 0,
        isIdentityVerified: sample.isIdentityVerified,
        collector: sample.collector,
        markerCount: lines.length + waiting.length,
        readCount: lines.filter(({ genotype, basis }) => genotype !== null || basis.kind === 'parentage').length,
        reportedAt: await reportedAt(db, barcode),
        isSampleData: sample.isSampleData,
        conflicts: conflicts.ofSample(barcode),
        results: inOrder(lines.map(withCare)),
      }
    },

    getResultHistory: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user)
      return resultHistory(db, { animal, sample: await findSample(db, animal, params.barcode), reader: user })
    },

    getDnaProfile: async ({ params, query, user }) => {
      const animal = await findAnimal(db, params.id, user)
      const sample = await findSample(db, animal, params.barcode)
      if (query.species && speciesIdOf(query.species) !== animal.speciesId) throw missingAnimal()
      const [profile] = await currentProfiles(db, eq(dnaProfiles.barcode, sample.barcode))
      if (!profile) throw missingAnimal()
      const { overProfile } = await conflictsOf(db, animal.id)
      return toDnaProfile(profile, overProfile(profile))
    },
  }
}
