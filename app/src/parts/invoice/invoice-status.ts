import { formatDate } from '@shop/contract/dates'
import type { Invoice, InvoiceStatus } from '@shop/contract/invoice'

type StatusText = { text: string; tone: 'clear' | 'carrier' | 'neutral' }

/** An invoice's state as text. */
export const invoiceStatuses: Record<InvoiceStatus, StatusText> = {
  open: { text: 'Open', tone: 'neutral' },
  overdue: { text: 'Overdue', tone: 'carrier' },
  paid: { text: 'Paid', tone: 'clear' },
  credited: { text: 'Credited', tone: 'neutral' },
}

/** Until when, since when, or that it is done: "Due 12/10/2026" for the US. */
export function invoiceTimeOf({ status, dueAt, paidAt }: Invoice, country: string): string {
  if (paidAt) return `Paid ${formatDate(paidAt, country)}`
  if (status === 'credited') return 'Nothing to pay'
  return `${status === 'overdue' ? 'Was due' : 'Due'} ${formatDate(dueAt, country)}`
}
