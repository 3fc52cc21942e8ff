import { brandOf } from '../platform/brand.ts'
import type { ReportRow } from './register.ts'
import type { Services } from '../services.ts'

/** A report's PDF, in its present state. The writer and its typefaces are loaded with the first request. */
export async function reportFile({ config }: Pick<Services, 'config'>, row: ReportRow): Promise<Buffer> {
  const { renderReport } = await import('./pdf/render.ts')
  return renderReport({
    key: row.key,
    content: row.content,
    issuedAt: row.issuedAt,
    state: row.state,
    stateReason: row.stateReason,
    brand: brandOf(config),
    publicUrl: config.publicUrl,
  })
}
