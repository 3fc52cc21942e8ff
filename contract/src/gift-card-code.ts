import { codeLetters as letters, inFours, readCode } from './codes.ts'

const length = 16

const valueOf = (letter: string) => letters.indexOf(letter)

/** Luhn's check letter for base 32 (ISO/IEC 7812's scheme, mod N): any one letter mistyped, and nearly every swap, shows. */
function checkLetter(body: string): string {
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, letter, index) => {
      const value = valueOf(letter) * (index % 2 === 0 ? 2 : 1)
      return total + Math.floor(value / letters.length) + (value % letters.length)
    }, 0)
  return letters[(letters.length - (sum % letters.length)) % letters.length] ?? ''
}

/** A code of these random bytes, one for each letter but the last: "7F3K-9Q2M-HX4T-P8DW". */
export function giftCardCodeOf(bytes: Iterable<number>): string {
  const body = [...bytes].map((byte) => letters[byte % letters.length]).join('')
  return inFours(body + checkLetter(body))
}

/** How many random letters a code has: 75 bits. */
export const giftCardCodeLetters = length - 1

/** A code however it is typed; null when it is none, or mistyped. */
export function giftCardCodeIn(typed: string): string | null {
  const code = readCode(typed, 'giftCard')
  const plain = code?.replaceAll('-', '')
  return plain && checkLetter(plain.slice(0, -1)) === plain.at(-1) ? code : null
}

/** The message for a mistyped code, before any request. */
export const mistypedCode = 'This is not a gift card’s code. Please check each letter against your mail.'
