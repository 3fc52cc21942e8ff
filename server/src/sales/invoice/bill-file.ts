import type { FileAnswer } from '../../people/visitor/handler.ts'
import type { Bill } from '../../platform/pdf/bill.ts'

/** A bill as PDF, named by its number. The writer and its typefaces are loaded with the first request. */
export async function billFile(bill: Bill): Promise<FileAnswer<'application/pdf'>> {
  const { renderBill } = await import('../../platform/pdf/bill.ts')
  return { type: 'application/pdf', content: await renderBill(bill), name: `${bill.number}.pdf` }
}
