import { giftCardId, membershipId, membershipTerms } from './constants.ts'
import type { Minor } from './money.ts'

/** Whether members pay less for it: for all but the membership itself, and gift cards, which are money. */
export const hasMemberPrice = ({ id }: { id: number }): boolean => id !== membershipId && id !== giftCardId

/** What a member pays for one, in minor units, of what everybody else pays; a fraction of one counts as one. */
export const memberPrice = (regular: Minor): Minor => regular - Math.floor((regular * membershipTerms.percentOff) / 100)
