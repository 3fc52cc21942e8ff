import { Failure } from '@shop/contract/failure'
import type { laboratoryCalls } from '@shop/contract/laboratory'
import { withdrawLifePlan } from '../../results/life-plan/register.ts'
import { compareSamples } from '../../results/parentage/identity.ts'
import { readBarcode } from '@shop/contract/codes'
import { revokeReport } from '../../results/report/register.ts'
import type { Services } from '../../platform/services.ts'
import { type Actor, decidedBy, type Handlers } from '../../people/visitor/handler.ts'
import { closeContradicted, listConflicts, reopenAndFollow, settleAndFollow, withConflicts } from './conflicts.ts'
import { generateResults } from './generate.ts'
import { importResults } from './import-results.ts'
import { listSamples } from './list-samples.ts'
import { tellNews } from './notify.ts'
import { advance } from './stages.ts'
import { withdrawSample } from './withdraw-sample.ts'
import { missing } from '../../platform/input/refusal.ts'

const decisionOf = <Body extends { barcode: string; by: string }>(body: Body, actor: Actor): Body => ({
  ...body,
  barcode: readBarcode(body.barcode),
  by: decidedBy(actor, body.by),
})

export function laboratoryHandlers({ config, db, jobs }: Services): Handlers<typeof laboratoryCalls> {
  return {
    listLabSamples: ({ query }) => listSamples(db, query),

    advanceSamples: ({ body: { barcodes, at, expectedAt, ...rest } }) =>
      db.transaction(async (tx) => {
        const { news, ...outcome } = await advance(tx, {
          ...rest,
          barcodes: barcodes.map(readBarcode),
          ...(at && { at: new Date(at) }),
          ...(expectedAt && { expectedAt: new Date(expectedAt) }),
        })
        const open = rest.stage === 'reported' ? await closeContradicted(tx, outcome.moved) : []
        await tellNews(tx, { jobs }, withConflicts(news, open))
        return outcome
      }),

    importResults: async ({ query: { fileName = 'results.csv', reason }, body: text, lookAt, created }) => {
      if (config.laboratory.isReviewed)
        throw new Failure(409, {
          message: 'Here a second person releases results. Bring the file with: npm run lab -- submit',
        })
      const file = { fileName, text, reason }
      const { importedAt, ...imported } = await importResults({ db, jobs }, file, { isDemo: config.isDemo })
      if (!imported.isRepeat) created()
      return { ...imported, importedAt: importedAt.toISOString(), lookAt }
    },

    makeSampleResults: async ({ body: { barcodes, seed } }) => {
      // Only a demonstration takes what this makes.
      if (!config.isDemo) throw missing()
      return { type: 'text/csv', content: await generateResults(db, { barcodes: barcodes?.map(readBarcode), seed }) }
    },

    compareLabSamples: ({ query: { one = '', other = '' } }) => compareSamples(db, { one, other }),

    listConflicts: ({ query }) => listConflicts(db, query),

    settleConflict: ({ body, actor }) => settleAndFollow(db, { jobs }, decisionOf(body, actor)),

    reopenConflict: ({ body, actor }) => reopenAndFollow(db, { jobs }, decisionOf(body, actor)),

    revokeReport: ({ body: { number, reason } }) =>
      db.transaction(async (tx) => {
        const revoked = await revokeReport(tx, number, reason)
        if (!revoked) throw new Failure(404, { message: 'No valid report has this number.' })
        await withdrawLifePlan(tx, { jobs }, revoked.animalId, reason)
        return { revoked: number }
      }),

    withdrawSample: ({ body }) => db.transaction((tx) => withdrawSample(tx, { jobs }, body)),
  }
}
