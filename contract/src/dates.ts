import { defaults } from './constants.ts'

/** Date order by country (country-6): MM/DD/YYYY for the US, DD/MM/YYYY elsewhere. */
export const dateFormat = (country: string = defaults.country) => (country === 'US' ? 'MM/DD/YYYY' : 'DD/MM/YYYY')

/** The date picker's own pattern for the same order. */
export const pickerFormat = (country: string = defaults.country) => (country === 'US' ? 'MM/dd/y' : 'dd/MM/y')

/** Whether it is a day that the calendar has, from 1900 to 2999: "2028-02-29". */
export function isDay(text: string): boolean {
  const time = /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // The 31st of February would become the 3rd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const mostHoursAhead = 14

/** Whether a day, "2027-01-31", has begun somewhere: in Sydney it is today while we still have yesterday. */
export const hasBegun = (day: string, now = new Date()) =>
  day <= new Date(now.getTime() + mostHoursAhead * 60 * 60 * 1000).toISOString().slice(0, 10)

/** 28 to 31; `month` counts from 1. */
export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** `formatDate('2026-11-21', 'AU')` is "21/11/2026". Takes an ISO date or date-time and reads it in UTC. */
export function formatDate(iso: string, country: string = defaults.country): string {
  const [year, month, day] = new Date(iso).toISOString().slice(0, 10).split('-')
  return country === 'US' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}
