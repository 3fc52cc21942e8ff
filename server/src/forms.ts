import { authForms } from './auth/forms.ts'
import { cartForms } from './cart/forms.ts'
import { countryForms } from './country/forms.ts'
import { enquiryForms } from './enquiry/forms.ts'
import { newsletterForms } from './newsletter/forms.ts'
import type { FormHandlers } from './visitor/form.ts'

/** The answer to every form: a call that is named as one and has none does not compile. */
export const formHandlers: FormHandlers = {
  ...cartForms,
  ...authForms,
  ...countryForms,
  ...newsletterForms,
  ...enquiryForms,
}
