/** How the pages of gift cards are named in the tab, and found. */
export const giftCardCopy = {
  buy: {
    title: 'Gift cards',
    description:
      'A gift card for DNA tests for dogs and cats, mailed with your message on the day you choose. It never expires.',
  },
  balance: {
    title: 'Gift card balance',
    description: 'See what is left on your gift card, with the code from its email.',
  },
}
