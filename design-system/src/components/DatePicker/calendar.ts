/** Dates here are ISO dates ("2026-11-21"), reckoned in UTC: no time zone can move a birthday. */
export type IsoDate = string

/** SPEC section 5: years from 2000 up to the current one. */
export const firstYear = 2000

const pad = (part: number, length = 2) => String(part).padStart(length, '0')
const isoOf = (date: Date): IsoDate => date.toISOString().slice(0, 10)
const partsOf = (iso: IsoDate) => iso.split('-').map(Number) as [year: number, month: number, day: number]
const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))

export const isIsoDate = (text: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && isoOf(date) === text
}

export const yearOf = (iso: IsoDate) => partsOf(iso)[0]
export const monthOf = (iso: IsoDate) => partsOf(iso)[1]

/** The visitor's own calendar day. Reads the clock: for handlers only, never while rendering. */
export function readToday(): IsoDate {
  const now = new Date()
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** What is typed: month first in the US, day first elsewhere. */
export const patternOf = (country: string) => (country === 'US' ? 'MM/DD/YYYY' : 'DD/MM/YYYY')

export function displayDate(iso: IsoDate, country: string): string {
  const [year, month, day] = partsOf(iso).map((part) => pad(part))
  return country === 'US' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}

/** Reads "1/2/2020", "01.02.2020" or "01022020" in the country's order; undefined for anything that is no date. */
export function parseDate(text: string, country: string): IsoDate | undefined {
  const found =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text.trim()) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text.trim())
  if (!found) return undefined
  const [first = 0, second = 0, year = 0] = found.slice(1).map(Number)
  const [month, day] = country === 'US' ? [first, second] : [second, first]
  const iso = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
  return isIsoDate(iso) ? iso : undefined
}

/** Puts the slash in as the digits come, since a phone's number pad has none. Deleting takes it out again. */
export function withSlash(text: string, before: string): string {
  const isTyping = text.length === before.length + 1 && text.startsWith(before)
  // Typed by hand right after ours.
  if (isTyping && text.endsWith('//')) return before
  return isTyping && /^(\d\d|\d{1,2}\/\d\d)$/.test(text) ? `${text}/` : text
}

export const clampDate = (iso: IsoDate, lastYear: number): IsoDate => {
  if (yearOf(iso) < firstYear) return `${firstYear}-01-01`
  return yearOf(iso) > lastYear ? `${lastYear}-12-31` : iso
}

export function addDays(iso: IsoDate, days: number): IsoDate {
  const [year, month, day] = partsOf(iso)
  return isoOf(utc(year, month, day + days))
}

/** The same day of another month, or that month's last day. */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const [year, month, day] = partsOf(iso)
  const last = utc(year, month + months + 1, 0).getUTCDate()
  return isoOf(utc(year, month + months, Math.min(day, last)))
}

/** Monday is 1. Weeks start on Sunday in the US and Canada, on Monday elsewhere. */
export const weekStartOf = (country: string) => (country === 'US' || country === 'CA' ? 0 : 1)

/** The weeks of the date's month, whole: their first and last days may belong to its neighbours. */
export function weeksOf(iso: IsoDate, weekStart: number): IsoDate[][] {
  const [year, month] = partsOf(iso)
  const lead = (utc(year, month, 1).getUTCDay() - weekStart + 7) % 7
  const days = utc(year, month + 1, 0).getUTCDate()
  const start = addDays(`${pad(year, 4)}-${pad(month)}-01`, -lead)
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  )
}

export const addToWeek = (iso: IsoDate, weekStart: number, to: 'start' | 'end') => {
  const into = (new Date(iso).getUTCDay() - weekStart + 7) % 7
  return addDays(iso, to === 'start' ? -into : 6 - into)
}
