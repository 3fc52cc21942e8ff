/** Dates here are ISO dates ("2026-11-21"), without a time zone: none can move a birthday. */
export type IsoDate = string

/** SPEC section 5: years from 2000 up to the current one. */
export const firstYear = 2000

const pad = (part: number, length = 2) => String(part).padStart(length, '0')
const partsOf = (iso: IsoDate) => iso.split('-').map(Number) as [year: number, month: number, day: number]

export const isIsoDate = (text: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

export const yearOf = (iso: IsoDate) => partsOf(iso)[0]

/** The visitor's own calendar day. Reads the clock: for handlers, and for what is displayed after hydration. */
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
