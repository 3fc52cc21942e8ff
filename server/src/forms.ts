import { authForms } from './auth/forms.ts'
import { cartForms } from './cart/forms.ts'
import type { FormHandlers } from './visitor/form.ts'

/** The answer to every form: a call that is named as one and has none does not compile. */
export const formHandlers: FormHandlers = { ...cartForms, ...authForms }
