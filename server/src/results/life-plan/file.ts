import type { Services } from '../../platform/services.ts'
import { paperOf } from '../../platform/pdf/theme.ts'
import { brandOf } from '../../platform/config/brand.ts'
import type { User } from '../../people/visitor/visitor.ts'
import type { VersionRow } from './register.ts'
import { planStateOf } from './view.ts'

/** A version as PDF, in its present state. The writer and its typefaces are loaded with the first request. */
export async function lifePlanFile(
  { config }: Pick<Services, 'config'>,
  version: VersionRow,
  { newestId, reader }: { newestId: string; reader: Pick<User, 'countryCode'> },
): Promise<Buffer> {
  const { renderLifePlan } = await import('./pdf/render.ts')
  return renderLifePlan({
    content: version.content,
    number: version.number,
    madeAt: version.createdAt,
    state: planStateOf(version, newestId),
    reason: version.withdrawnReason,
    paper: paperOf(reader.countryCode),
    brand: brandOf(config),
  })
}
