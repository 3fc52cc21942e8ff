/** One text, whether or not there is such an order of this address. */
export const orderLinkSent = 'If this order was placed with this address, a mail with its link is on its way.'
