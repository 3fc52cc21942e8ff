import { formatDate } from '@shop/contract/dates'
import type { Invoice, InvoiceStatus } from '@shop/contract/invoice'

type Said = { word: string; tone: 'clear' | 'carrier' | 'neutral' }

/** An invoice's state as text. */
export const invoiceStatuses: Record<InvoiceStatus, Said> = {
  open: { word: 'Open', tone: 'neutral' },
  overdue: { word: 'Overdue', tone: 'carrier' },
  paid: { word: 'Paid', tone: 'clear' },
}

/** Until when, since when, or that it is done: "Due 12/10/2026" for the US. */
export function invoiceTimeOf({ status, dueAt, paidAt }: Invoice, country: string): string {
  if (paidAt) return `Paid ${formatDate(paidAt, country)}`
  return `${status === 'overdue' ? 'Was due' : 'Due'} ${formatDate(dueAt, country)}`
}
