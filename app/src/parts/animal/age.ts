import type { Animal } from '@shop/contract/animal'

type Birth = Pick<Animal, 'dateOfBirth' | 'dateOfBirthPrecision'>

/** Whole months from one day to another, both as 2022-03-04. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - year) * 12 + (toMonth - month) - (toDay < day ? 1 : 0)
}

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/**
 * An age as text, as exact as the birthday is known: "4 years", "15 months", "about 3 years", "under a month". `today`
 * is a day, 2026-11-21. Null where the birthday is unknown, or still to come.
 */
export function ageOf({ dateOfBirth, dateOfBirthPrecision }: Birth, today: string): string | null {
  if (!dateOfBirth || dateOfBirthPrecision === 'unknown') return null
  const months = monthsBetween(dateOfBirth, today)
  if (months < 0) return null
  const age =
    months === 0 ? 'under a month' : months < 24 ? some(months, 'month') : some(Math.floor(months / 12), 'year')
  return dateOfBirthPrecision === 'estimated' && months > 0 ? `about ${age}` : age
}
