import { fillAddress, type Person } from './checkout.ts'
import type { Step } from './visitor.ts'

type Kit = {
  barcode: string
  /** Of the animal. */
  name: string
  gender?: 'Female' | 'Male' | undefined
  /** For a full breed profile, whose tests depend on it. */
  breed?: string | undefined
  /** Where a guest wants the results; who is signed in has an address. */
  email?: string | undefined
  /** Whose animal it is. */
  person: Person
}

/** From the barcode on a swab to a kit that is activated. */
export const activateAKit = ({ barcode, name, gender = 'Female', breed, email, person }: Kit): Step[] => [
  {
    name: 'Say where the results go',
    walk: async (visitor) => {
      await visitor.arrives('Where shall we send the results?')
      if (email) await visitor.fill('Email', email)
    },
  },
  {
    name: 'Type the barcode twice',
    walk: async (visitor) => {
      await visitor.press('button', 'Continue')
      await visitor.arrives('What does the barcode on your swab say?')
      await visitor.fill(/^Barcode(?! again)/, barcode)
      await visitor.fill(/^Barcode again/, barcode)
    },
  },
  {
    name: 'See which kit it is',
    walk: async (visitor) => {
      await visitor.press('button', 'Continue')
      await visitor.arrives('Is this your kit?')
      if (!breed) return
      await visitor.fill('Which breed is it for?', breed)
      await visitor.press('option', breed)
    },
  },
  {
    name: 'Describe the animal',
    walk: async (visitor) => {
      await visitor.press('button', 'Yes, carry on')
      await visitor.arrives(/^(Tell us about your animal|Which patient is the sample from\?)$/)
      await visitor.fill(/^Name/, name)
      await visitor.press('radio', new RegExp(`^${gender}$`))
    },
  },
  {
    name: 'Say who the report is for',
    walk: async (visitor) => {
      await visitor.press('button', 'Continue')
      await visitor.arrives('Who is the report for?')
      await fillAddress(visitor, person)
      await visitor.press('checkbox', /I accept/)
    },
  },
  {
    name: 'Look it over',
    walk: async (visitor) => {
      await visitor.press('button', 'Continue to review')
      await visitor.sees('Activate my kit')
    },
  },
  {
    name: 'The kit is activated',
    walk: async (visitor) => {
      await visitor.press('button', 'Activate my kit')
      await visitor.arrives(`${name}’s kit is activated`)
    },
  },
]
