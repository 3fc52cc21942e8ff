/** The forms that are printed, each a PDF of so many pages of A4. Apart from their call, for the page that lists them. */
export const printedForms = [
  { slug: 'sample-collection', title: 'Sample collection form', pages: 1 },
  { slug: 'identity-verification', title: 'Identity verification by a veterinarian', pages: 1 },
  { slug: 'transfer-of-ownership', title: 'Transfer of ownership', pages: 1 },
  { slug: 'show-order', title: 'Order form for show secretaries', pages: 1 },
] as const
export type PrintedFormSlug = (typeof printedForms)[number]['slug']
