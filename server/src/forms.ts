import { authForms } from './workflows/auth/forms.ts'
import { orderForms } from './sales/order/forms.ts'
import { cartForms } from './sales/cart/forms.ts'
import { countryForms } from './people/country/forms.ts'
import { enquiryForms } from './people/enquiry/forms.ts'
import { newsletterForms } from './people/newsletter/forms.ts'
import type { FormHandlers } from './people/visitor/form.ts'

/** The answer to every form: a call that is named as one and has none does not compile. */
export const formHandlers: FormHandlers = {
  ...cartForms,
  ...orderForms,
  ...authForms,
  ...countryForms,
  ...newsletterForms,
  ...enquiryForms,
}
