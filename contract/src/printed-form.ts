import { call } from './call.ts'
import { printedFormEndpoints } from './endpoints/printed-form.ts'
import { file } from './file.ts'

/** The forms that are printed, each a PDF at `/resources/forms/{slug}.pdf`; how many pages of A4 each has. */
export const printedForms = [
  { slug: 'sample-collection', title: 'Sample collection form', pages: 1 },
  { slug: 'identity-verification', title: 'Identity verification by a veterinarian', pages: 1 },
  { slug: 'transfer-of-ownership', title: 'Transfer of ownership', pages: 1 },
  { slug: 'show-order', title: 'Order form for show secretaries', pages: 1 },
] as const
export type PrintedFormSlug = (typeof printedForms)[number]['slug']

export const printedFormCalls = {
  getPrintedForm: call({
    ...printedFormEndpoints.getPrintedForm,
    summary: 'A form to print, as `{slug}.pdf`',
    reply: file('application/pdf'),
    who: 'anyone',
    isOurs: true,
  }),
}
