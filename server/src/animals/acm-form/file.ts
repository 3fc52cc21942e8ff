import { Failure } from '@shop/contract/failure'
import { paperOf } from '../../platform/pdf/theme.ts'
import { brandOf } from '../../platform/config/brand.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { findOwnForm } from './handlers.ts'
import { acmFormStateOf } from './view.ts'

/** The form of an approved request as PDF, in its owner's country's paper size. Throws 404 and 409. */
export async function acmFormFile({ config, db }: Pick<Services, 'config' | 'db'>, id: string, user: User) {
  const found = await findOwnForm(db, id, user)
  const { printed, decidedAt } = found.form
  if (!['approved', 'used'].includes(acmFormStateOf(found)) || !printed || !decidedAt)
    throw new Failure(409, { message: 'There is no form for this request. The list says how it stands.' })
  const { renderAcmForm } = await import('./pdf/render.ts')
  return renderAcmForm({
    form: found.form,
    printed,
    approvedAt: decidedAt,
    paper: paperOf(user.countryCode),
    brand: brandOf(config),
    publicUrl: config.publicUrl,
  })
}
