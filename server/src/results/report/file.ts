import { defaults } from '@shop/contract/constants'
import { resultSchema } from '@shop/contract/result'
import { spellReply } from '@shop/contract/spelled-reply'
import { spell } from '@shop/contract/spelling'
import { brandOf, contactOf } from '../../platform/config/brand.ts'
import type { ReportContent } from './content.ts'
import { peopleOf } from './people.ts'
import type { ReportRow } from './register.ts'
import type { Services } from '../../platform/services.ts'

/** The report in its owner's country's spelling; its frozen content does not change. */
const spelled = (content: ReportContent, country: string): ReportContent => ({
  ...content,
  lines: content.lines.map((line) => {
    const { reading } = line
    return { ...spellReply(resultSchema, line, country), ...(reading && { reading: spell(reading, country) }) }
  }),
})

/** A report's PDF, in its present state. The writer and its typefaces are loaded with the first request. */
export async function reportFile(
  { db, config }: Pick<Services, 'db' | 'config'>,
  row: ReportRow,
  readerId: string,
): Promise<Buffer> {
  const { renderReport } = await import('./pdf/render.ts')
  const people = await peopleOf(db, row.animalId, readerId)
  return renderReport({
    key: row.key,
    content: spelled(row.content, people.country ?? defaults.country),
    issuedAt: row.issuedAt,
    state: row.state,
    stateReason: row.stateReason,
    people,
    assurance: config.laboratory,
    contact: contactOf(config),
    brand: brandOf(config),
    publicUrl: config.publicUrl,
  })
}
