import { brandOf } from '../platform/brand.ts'
import { peopleOf } from './people.ts'
import type { ReportRow } from './register.ts'
import type { Services } from '../services.ts'

/** A report's PDF, in its present state. The writer and its typefaces are loaded with the first request. */
export async function reportFile(
  { db, config }: Pick<Services, 'db' | 'config'>,
  row: ReportRow,
  readerId: string,
): Promise<Buffer> {
  const { renderReport } = await import('./pdf/render.ts')
  return renderReport({
    key: row.key,
    content: row.content,
    issuedAt: row.issuedAt,
    state: row.state,
    stateReason: row.stateReason,
    people: await peopleOf(db, row.animalId, readerId),
    assurance: config.laboratory,
    brand: brandOf(config),
    publicUrl: config.publicUrl,
  })
}
