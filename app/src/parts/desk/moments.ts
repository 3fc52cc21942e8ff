import { formatDate } from '@shop/contract/dates'

const pad = (number: number) => String(number).padStart(2, '0')

/** "21/11/2026, 10:00 UTC": the same for everybody. */
export const inUtc = (iso: string, country: string) => `${formatDate(iso, country)}, ${iso.slice(11, 16)} UTC`

/** A moment as a field of the type datetime-local has it, in the reader's own time: "2026-11-21T20:00". */
export function toLocalField(iso: string): string {
  const at = new Date(iso)
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`
}

/** What was typed into such a field, as ISO in UTC; undefined for nothing, and for what is no moment. */
export function fromLocalField(typed: string): string | undefined {
  const at = typed ? new Date(typed) : undefined
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined
}
