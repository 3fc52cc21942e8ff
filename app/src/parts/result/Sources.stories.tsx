import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sources } from './Sources.tsx'

const meta = { component: Sources, title: 'Screens/Parts/Sources' } satisfies Meta<typeof Sources>
export default meta

/** A paper by its title where it is known, else by its number; OMIA by its own. */
export const Cited: StoryObj<typeof meta> = {
  args: {
    sources: [
      'A canine DNM1 mutation is highly associated with the syndrome of exercise-induced collapse (Patterson and others, 2008), https://doi.org/10.1038/ng.224',
      'An ADAMTS17 splice donor site mutation in dogs with primary lens luxation (Farias and others, 2010), PMID:20375329',
      'https://omia.org/OMIA001466/9615/',
      'https://pubmed.ncbi.nlm.nih.gov/17916641/',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC2899707',
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://doi.org/10.1038/ng.224',
      'https://pubmed.ncbi.nlm.nih.gov/20375329/',
      'https://omia.org/OMIA001466/9615/',
      'https://pubmed.ncbi.nlm.nih.gov/17916641/',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC2899707',
    ])
    await expect(links[0]).toHaveTextContent(/^A canine DNM1 mutation .*2008\)/)
    await expect(links[2]).toHaveTextContent(/^OMIA 001466-9615/)
    await expect(links[4]).toHaveTextContent(/^PubMed Central 2899707/)
  },
}
