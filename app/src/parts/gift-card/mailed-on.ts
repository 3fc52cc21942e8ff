import { formatDate } from '@shop/contract/dates'
import type { Gift } from '@shop/contract/gift-card'

/** When a gift card in the cart will be mailed: "mailed on 12/24/2026". */
export const mailedOn = ({ sendOn }: Pick<Gift, 'sendOn'>, country: string): string =>
  sendOn ? `mailed on ${formatDate(`${sendOn}T00:00:00Z`, country)}` : 'mailed as soon as it is paid'
