import { formatDate } from '@shop/contract/dates'

/** Whether the day on which results were expected is over. */
export const isLate = (expectedAt: string, now = new Date()) => expectedAt.slice(0, 10) < now.toISOString().slice(0, 10)

/** When results are expected, within a line: "expected by 11/28/2026"; a day that is over is not promised again. */
export const expectedBy = (expectedAt: string, country: string, now?: Date): string =>
  isLate(expectedAt, now) ? 'later than expected' : `expected by ${formatDate(expectedAt, country)}`

/** The same as a sentence. */
export const expectedSentence = (expectedAt: string, country: string, now?: Date): string =>
  isLate(expectedAt, now)
    ? `This is taking longer than we said: it was expected by ${formatDate(expectedAt, country)}. We are sorry for the wait.`
    : `Expected by ${formatDate(expectedAt, country)}.`
