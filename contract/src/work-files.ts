/** A template for kits of this product, with the barcodes of those that wait. */
export const workTemplatePath = (productId: number, type: 'xlsx' | 'csv') =>
  `/api/my/work-spreadsheet-templates/${productId}.${type}`

/** What became of each line. */
export const workResultPath = (id: string) => `/api/my/work-spreadsheets/${id}/result.csv`
