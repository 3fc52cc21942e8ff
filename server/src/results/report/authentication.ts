import { Failure } from '@shop/contract/failure'
import type { ReportAuthentication, toolCalls } from '@shop/contract/tool'
import { verdictLabel } from '@shop/contract/verdict'
import { and, desc, eq, sql } from 'drizzle-orm'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { readBarcode } from '@shop/contract/codes'
import type { Db } from '../../platform/db/open.ts'
import { reports } from '../../schema/report.ts'
import { samples } from '../../schema/sample.ts'
import { recheckReport, type ReportRow } from './register.ts'
import type { ReportContent } from './content.ts'
import { genotypeText, parentageCopy, shareText } from './copy.ts'
import { verdictOn } from '../result/lines.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'

const unknown = () =>
  new Failure(404, { message: 'We know no report with this number. Please compare it with the paper once more.' })

/** The newest report of the animal of a sample that rests on that sample. */
async function newestOf(db: Db, barcode: string): Promise<ReportRow | null> {
  const restsOnIt = sql`${reports.content}->'samples' @> ${JSON.stringify([{ barcode }])}::jsonb`
  const [row] = await db
    .select({ key: reports.key })
    .from(samples)
    .innerJoin(reports, eq(reports.animalId, samples.animalId))
    .where(and(eq(samples.barcode, barcode), restsOnIt))
    .orderBy(desc(reports.issuedAt))
    .limit(1)
  return row ? recheckReport(db, row.key) : null
}

const frontOf = ({ content, state, issuedAt }: ReportRow) => ({
  state,
  title: content.title,
  isSampleData: content.isSampleData,
  isIdentityVerified: content.isIdentityVerified,
  laboratory: content.laboratory,
  method: content.method,
  issuedAt: issuedAt.toISOString(),
})

/** What the report states, line by line: results, breeds, markers, or what was found of the parents. */
function linesOf({ lines, breedMix, dnaProfile, parentage }: ReportContent): ReportAuthentication['lines'] {
  const parents = [parentage?.dam?.name, parentage?.sire?.name].filter(Boolean).join(' and ')
  return [
    ...lines.map((line) => ({ name: line.product.name, genotype: genotypeText(line), verdict: verdictOn(line) })),
    ...(breedMix?.shares ?? []).map((share) => ({
      name: share.breed?.name ?? 'Not assigned to any breed',
      genotype: null,
      verdict: shareText(share, breedMix?.markersRead),
    })),
    ...(dnaProfile?.markers ?? []).map(({ name, alleles }) => ({
      name,
      genotype: alleles.join('/') || null,
      verdict: alleles.length ? 'Read' : verdictLabel('no_result'),
    })),
    ...(parentage ? [{ name: parents, genotype: null, verdict: parentageCopy[parentage.verdict] }] : []),
  ]
}

/** By its number, which is only on the document: all that is needed to compare the two. */
const byNumber = (row: ReportRow): ReportAuthentication => ({
  barcode: row.key,
  ...frontOf(row),
  stateReason: row.stateReason,
  recordChange: row.content.recordChanges?.join(' and ') || null,
  registrationName: row.content.animal.registrationName,
  petName: row.content.animal.petName,
  lines: linesOf(row.content),
  breed: row.content.animal.breed,
  chipNumberEnding: row.content.animal.chipNumber?.slice(-4) ?? null,
  collector: [...new Set(row.content.samples.flatMap(({ collector }) => collector ?? []))].join(', ') || null,
})

/** By a barcode, which others may have seen: whether a report is valid, and nothing of the animal. */
const byBarcode = (row: ReportRow, barcode: string): ReportAuthentication => ({
  barcode,
  ...frontOf(row),
  stateReason: row.state === 'valid' ? null : 'Check the number on the paper itself to read why.',
  registrationName: null,
  petName: null,
  lines: [],
  breed: null,
  chipNumberEnding: null,
  collector: null,
  recordChange: null,
})

export function reportAuthenticationHandlers({
  db,
  secrets,
}: Services): Handlers<Pick<typeof toolCalls, 'authenticateReport'>> {
  const guesses = attemptLimit(db, secrets, {
    name: 'report-check',
    points: 30,
    perSeconds: 15 * 60,
    message: 'Too many numbers that are not ours. Please wait a quarter of an hour and try again.',
  })
  return {
    authenticateReport: async ({ params, address }) => {
      await guesses.count(address)
      const row = await recheckReport(db, params.barcode)
      if (row) {
        // Whoever holds the report is not guessing: a show secretary checks a whole hall of dogs.
        await guesses.giveBack(address)
        return byNumber(row)
      }
      const barcode = readBarcode(params.barcode)
      const newest = await newestOf(db, barcode)
      if (!newest) throw unknown()
      return byBarcode(newest, barcode)
    },
  }
}
