import { randomBytes } from 'node:crypto'
import { giftCardCodeLetters, giftCardCodeOf } from '@shop/contract/gift-card-code'
import type { Secrets } from '../../platform/config/secrets.ts'

/** A code in its stored columns: found by its keyed hash, read again for a mail alone. */
export function newCode(secrets: Secrets) {
  const code = giftCardCodeOf(randomBytes(giftCardCodeLetters))
  return { codeHash: giftCardHashOf(secrets, code), sealedCode: secrets.seal(code), ending: code.slice(-4) }
}

/** `code` as `giftCardCodeIn` writes it. */
export const giftCardHashOf = (secrets: Secrets, code: string) => secrets.tokenOf('gift-card', code)
