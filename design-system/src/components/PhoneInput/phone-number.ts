import type { CodeName } from '../CountrySelect/country-groups.ts'

/** One country's calling code: `{ code: 'AU', dial: '+61', name: 'Australia' }`. */
export type DialCode = CodeName & { dial: string }

/** What is in the two parts of the control: a country's code, and the number as typed. */
export type PhoneDraft = { code: string; number: string }

const digits = (text: string) => text.replaceAll(/\D/g, '')

/** Italy and San Marino keep the leading 0 when called from abroad; everyone else drops it. */
const keepsZero = new Set(['+39', '+378'])

/** Of the countries that share a calling code, the one that most of its numbers are in. */
const mainOf: Record<string, string | undefined> = {
  '+1': 'US',
  '+7': 'RU',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+64': 'NZ',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+500': 'FK',
  '+590': 'GP',
  '+672': 'NF',
}

/** "+61" and "0412 345 678" make "+61412345678"; no digits make ''. */
export function joinPhone(dial: string, number: string): string {
  const national = keepsZero.has(dial) ? digits(number) : digits(number).replace(/^0/, '')
  return national && `+${digits(dial)}${national}`
}

/**
 * Takes "+61412345678" apart. Several countries share a code (+1, +44): the preferred one wins, else the one with
 * the most numbers.
 * A number of no listed country stays whole in the number part.
 */
export function splitPhone(value: string, dialCodes: readonly DialCode[], preferred: string): PhoneDraft {
  const bare = `+${digits(value)}`
  const rank = ({ code, dial }: DialCode) => (code === preferred ? 2 : code === mainOf[dial] ? 1 : 0)
  const [best] = dialCodes
    .filter(({ dial }) => value.startsWith('+') && bare.startsWith(dial))
    .toSorted((a, b) => b.dial.length - a.dial.length || rank(b) - rank(a))
  return best ? { code: best.code, number: bare.slice(best.dial.length) } : { code: preferred, number: value }
}
