import { printedForms, type PrintedFormSlug } from '@shop/contract/forms-to-print'
import { paths } from '../paths.ts'

const texts: Record<PrintedFormSlug, string> = {
  'sample-collection':
    'Goes with the swab when the kit was not activated on the spot: animal, owner, barcode, who took the sample, and a signature.',
  'identity-verification':
    'For vets. States that the microchip was read and papers were seen while the sample was taken, so that a certificate says “identity verified”.',
  'transfer-of-ownership':
    'For breeders and new owners, to sign at the handover: what moves with the animal, and what stays.',
  'show-order': 'For show secretaries: display stands, fact sheets for the breeds you show, and where to send them.',
}

/** The forms with what each is for, and the PDF that the server makes of it. */
export const formsToPrint = printedForms.map((form) => ({
  ...form,
  text: texts[form.slug],
  href: `${paths.forms}/${form.slug}.pdf`,
}))

/** "PDF, A4, 1 page". */
export const sizeText = (pages: number): string => `PDF, A4, ${pages === 1 ? '1 page' : `${pages} pages`}`
