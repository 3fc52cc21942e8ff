import { dana, fillAddress, fillCard, testCard } from './checkout.ts'
import type { Step } from './visitor.ts'

const cea = /^Collie eye anomaly/

/** A guest's way from the list of tests to a paid order. */
export const buyATest: Step[] = [
  {
    name: 'Find the test',
    walk: async (visitor) => {
      await visitor.press('link', cea)
      await visitor.arrives(cea)
    },
  },
  {
    name: 'Put it into the cart',
    walk: async (visitor) => {
      await visitor.press('button', 'Add to cart')
      await visitor.press('link', 'View cart')
      await visitor.arrives(/cart/i)
    },
  },
  {
    name: 'Say where we may reach you',
    walk: async (visitor) => {
      await visitor.press('link', 'Go to checkout')
      await visitor.arrives('How can we reach you?')
      await visitor.fill('Email', 'dana@example.com')
    },
  },
  {
    name: 'Say where the kit goes',
    walk: async (visitor) => {
      await visitor.press('button', /^Continue to (delivery|billing)$/)
      await visitor.arrives('Where shall we send your kit?')
      await fillAddress(visitor, dana)
      await visitor.press('radio', /^Standard post/)
    },
  },
  {
    name: 'Choose how to pay',
    walk: async (visitor) => {
      await visitor.press('button', 'Continue to payment')
      await visitor.arrives('How would you like to pay?')
      await visitor.press('radio', /^Card/)
    },
  },
  {
    name: 'Look it over',
    walk: async (visitor) => {
      await visitor.press('button', 'Continue to review')
      await visitor.arrives('Is everything right?')
      await visitor.press('checkbox', /I accept/)
    },
  },
  {
    name: 'Pay',
    walk: async (visitor) => {
      await visitor.press('button', /^Pay \$/)
      await fillCard(visitor, testCard)
    },
  },
  {
    name: 'The order is placed',
    walk: async (visitor) => {
      await visitor.press('button', /^Pay \$/)
      await visitor.arrives('Thank you. Your order is placed.')
    },
  },
]
