import { Failure } from '@shop/contract/failure'
import type { laboratoryCalls } from '@shop/contract/laboratory'
import { withdrawLifePlan } from '../../results/life-plan/register.ts'
import { compareSamples } from '../../results/parentage/identity.ts'
import { readBarcode } from '@shop/contract/codes'
import { revokeReport } from '../../results/report/register.ts'
import { recordByPerson } from '../../people/admin/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { type Actor, decidedBy, type Handlers } from '../../people/visitor/handler.ts'
import { closeContradicted, listConflicts, reopenAndFollow, settleAndFollow, withConflicts } from './conflicts.ts'
import { generateResults } from './generate.ts'
import { importResults } from './import-results.ts'
import { listDeskSamples } from './list-desk-samples.ts'
import { listSamples } from './list-samples.ts'
import { tellNews } from './notify.ts'
import { advance } from './stages.ts'
import { previewWithdrawal, withdrawSample } from './withdraw-sample.ts'
import { missing } from '../../platform/input/refusal.ts'

const decisionOf = <Body extends { barcode: string; by: string }>(body: Body, actor: Actor): Body => ({
  ...body,
  barcode: readBarcode(body.barcode),
  by: decidedBy(actor, body.by),
})

const recordDecision = (
  tx: Db,
  actor: Actor,
  action: 'settle-conflict' | 'reopen-conflict',
  { barcode, about, reason }: { barcode: string; about: string; reason: string },
) => recordByPerson(tx, actor, { action, subject: `${readBarcode(barcode)}, ${about}`, reason, after: null })

export function laboratoryHandlers({ config, db, jobs }: Services): Handlers<typeof laboratoryCalls> {
  return {
    listDeskSamples: ({ query }) => listDeskSamples(db, query),

    previewWithdrawal: ({ query: { sample = '' } }) => previewWithdrawal(db, sample),

    listLabSamples: ({ query }) => listSamples(db, query),

    advanceSamples: ({ body: { barcodes, at, expectedAt, ...rest }, actor }) =>
      db.transaction(async (tx) => {
        const { news, ...outcome } = await advance(tx, {
          ...rest,
          barcodes: barcodes.map(readBarcode),
          ...(at && { at: new Date(at) }),
          ...(expectedAt && { expectedAt: new Date(expectedAt) }),
        })
        const open = rest.stage === 'reported' ? await closeContradicted(tx, outcome.moved) : []
        await tellNews(tx, { jobs }, withConflicts(news, open))
        if (outcome.moved.length || rest.problem)
          await recordByPerson(tx, actor, {
            action: 'advance-samples',
            subject: barcodes.length > 3 ? `${barcodes.length} samples` : barcodes.map(readBarcode).join(', '),
            reason: rest.note || `Brought to ${rest.stage}`,
            after: { ...rest, expectedAt, barcodes },
          })
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

    settleConflict: ({ body, actor }) =>
      db.transaction(async (tx) => {
        const decided = await settleAndFollow(tx, { jobs }, decisionOf(body, actor))
        if (!decided.isRepeat) await recordDecision(tx, actor, 'settle-conflict', body)
        return decided
      }),

    reopenConflict: ({ body, actor }) =>
      db.transaction(async (tx) => {
        const decided = await reopenAndFollow(tx, { jobs }, decisionOf(body, actor))
        if (!decided.isRepeat) await recordDecision(tx, actor, 'reopen-conflict', body)
        return decided
      }),

    revokeReport: ({ body: { number, reason }, actor }) =>
      db.transaction(async (tx) => {
        const revoked = await revokeReport(tx, number, reason)
        if (!revoked) throw new Failure(404, { message: 'No valid report has this number.' })
        await withdrawLifePlan(tx, { jobs }, revoked.animalId, reason)
        await recordByPerson(tx, actor, { action: 'revoke-report', subject: number, reason, after: null })
        return { revoked: number }
      }),

    withdrawSample: ({ body, actor }) =>
      db.transaction(async (tx) => {
        const done = await withdrawSample(tx, { jobs }, body)
        if (done.kit)
          await recordByPerson(tx, actor, {
            action: 'withdraw-sample',
            subject: done.barcode,
            reason: body.reason,
            after: { reports: done.papers, kit: done.kit },
          })
        return done
      }),
  }
}
