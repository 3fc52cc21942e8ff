/** A bill as a PDF: what an order was paid with, for whoever may open the order. */
export const orderFilePath = (checkoutId: string) => `/api/store/orders/${checkoutId}/bill.pdf`

/** A credit note as a PDF, for whoever may open its order. */
export const creditNoteFilePath = (checkoutId: string, number: string) =>
  `/api/store/orders/${checkoutId}/credit-notes/${number}/bill.pdf`

/** An invoice as a PDF, for whoever may read it. */
export const invoiceFilePath = (id: string) => `/api/my/invoices/${id}/bill.pdf`
