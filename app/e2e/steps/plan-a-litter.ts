import type { Step } from './visitor.ts'

type Pair = {
  /** Of one's own, as it is listed: "Skye, Border Collie". */
  dam: string
  damName: string
  sireName: string
}

/** From all possible mates of an animal to what to expect of one. */
export const planALitter = ({ dam, damName, sireName }: Pair): Step[] => [
  {
    name: 'Choose the dam',
    walk: async (visitor) => {
      await visitor.press('combobox', 'Your animal')
      await visitor.press('option', dam)
      await visitor.sees(sireName)
    },
  },
  {
    name: 'Put the likeliest colours first',
    walk: async (visitor) => {
      await visitor.choose('Order', 'colour')
      // The list in the new order has come: the one before it is shown until then.
      await visitor.sees(/^Colou?r to hope for/)
    },
  },
  {
    name: 'Work out the pair',
    walk: async (visitor) => {
      await visitor.press('link', `Work out ${damName} and ${sireName}`)
      await visitor.arrives(`${damName} and ${sireName}`)
    },
  },
]
