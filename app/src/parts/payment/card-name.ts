import type { SavedCard } from '@shop/contract/saved-card'

/** "Visa ending in 4242". */
export const cardName = ({ brand, lastFour }: SavedCard) => `${brand} ending in ${lastFour}`

/** "12/2030". */
export const expiryOf = ({ expiryMonth, expiryYear }: SavedCard) =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
