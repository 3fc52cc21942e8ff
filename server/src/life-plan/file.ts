import type { Services } from '../services.ts'
import { brandOf } from '../platform/brand.ts'
import type { VersionRow } from './register.ts'
import { stateOf } from './view.ts'

/** A version as PDF, in its present state. The writer and its typefaces are loaded with the first request. */
export async function lifePlanFile(
  { config }: Pick<Services, 'config'>,
  version: VersionRow,
  newestId: string,
): Promise<Buffer> {
  const { renderLifePlan } = await import('./pdf/render.ts')
  return renderLifePlan({
    content: version.content,
    number: version.number,
    madeAt: version.createdAt,
    state: stateOf(version, newestId),
    reason: version.withdrawnReason,
    brand: brandOf(config),
  })
}
