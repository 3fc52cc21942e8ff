import { Failure } from '@shop/contract/failure'
import { type AnimalRow } from '../../animals/animal/access.ts'
import { paperOf } from '../../platform/pdf/theme.ts'
import { brandOf } from '../../platform/config/brand.ts'
import { makeReport } from '../report/register.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { registriesOf } from './registries.ts'
import { sheetOf } from './sheet.ts'
import { sheetSubjectOf } from './subject.ts'
import { missing } from '../../platform/input/refusal.ts'

/**
 * The sheet for a registry as PDF. It states what a certificate of results states, and names its number, by which the
 * registry checks it; the certificate is made where there is none. Throws 404 for a registry of another species, 409 where
 * there is nothing to send.
 */
export async function submissionSheetFile(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { animal, slug, reader }: { animal: AnimalRow; slug: string; reader: User },
): Promise<Buffer> {
  const registry = registriesOf(animal.speciesId, reader.countryCode).find((one) => one.slug === slug)
  if (!registry) throw missing()
  const { key, content, issuedAt } = await makeReport(db, animal, 'certificate')
  const sheet = sheetOf(await sheetSubjectOf(db, animal, content, reader), registry)
  if (sheet.refusal) throw new Failure(409, { message: sheet.refusal })
  const { renderSheet } = await import('./pdf/render.ts')
  return renderSheet({
    sheet,
    certificate: { key, content, issuedAt },
    paper: paperOf(reader.countryCode),
    brand: brandOf(config),
    publicUrl: config.publicUrl,
  })
}
