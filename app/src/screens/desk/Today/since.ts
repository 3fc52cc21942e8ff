import { formatDate } from '@shop/contract/dates'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Since when something waits, in the reader's own days: "today", "yesterday", "Tuesday", and after a week the date. It is
 * always the date without `today` ("2026-11-21"), which the server does not know.
 */
export function sinceText(iso: string, country: string, today: string | null): string {
  if (!today) return formatDate(iso, country)
  const date = new Date(iso)
  const days = (Date.parse(today) - Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())) / dayMs
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return date.toLocaleDateString('en-GB', { weekday: 'long' })
  return formatDate(iso, country)
}
