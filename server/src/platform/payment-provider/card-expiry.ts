import type { CardExpiry } from './provider.ts'

/** A card holds to the end of its month, wherever on earth that is last. */
export const isExpired = ({ expiryMonth, expiryYear }: CardExpiry, now = Date.now()) =>
  Date.UTC(expiryYear, expiryMonth, 1, 12) <= now
