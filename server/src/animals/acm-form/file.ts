import { Failure } from '@shop/contract/failure'
import { paperOf } from '../../platform/pdf/theme.ts'
import { brandOf } from '../../platform/config/brand.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { acmFormStateOf, type FoundForm } from './view.ts'

/** The form of an approved request as PDF, in its owner's country's paper size. Throws 409 for any other request. */
export async function acmFormFile({ config }: Pick<Services, 'config'>, found: FoundForm, user: User) {
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
