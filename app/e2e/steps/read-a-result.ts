import type { Step } from './visitor.ts'

type Result = {
  /** Of the animal. */
  name: string
  /** Of the disease, as its heading begins. */
  disease: RegExp
}

/** From the list of animals to what a result means, its traits and its certificate. */
export const readAResult = ({ name, disease }: Result): Step[] => [
  {
    name: 'Open the animal',
    walk: async (visitor) => {
      await visitor.press('link', name)
      await visitor.arrives(name)
    },
  },
  {
    name: 'See its health',
    walk: async (visitor) => {
      await visitor.press('link', 'Health')
      await visitor.arrives(new RegExp(`^${name} is |^One of ${name}’s results`))
    },
  },
  {
    name: 'Read what a result means',
    walk: async (visitor) => {
      await visitor.press('heading', disease)
      await visitor.sees('For breeding')
    },
  },
  {
    name: 'View its traits',
    walk: async (visitor) => {
      await visitor.press('link', 'Traits')
      await visitor.sees(/markers? read|coat/i)
    },
  },
  {
    name: 'Find the certificate',
    walk: async (visitor) => {
      await visitor.press('link', 'Reports')
      await visitor.sees(/Certificate of results/)
    },
  },
]
