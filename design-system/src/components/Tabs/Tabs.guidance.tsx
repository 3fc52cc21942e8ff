import type { Guidance } from '../guidance.ts'
import { TabLinks } from './TabLinks.tsx'

export const guidance: Guidance = {
  group: 'Navigation',
  since: '2026-11',
  use: 'Pages of one thing: an animal’s health, traits and family.',
  instead: 'Steps in an order: Steps. Parts that are read together: Section.',
  reads: 'A navigation of links, of which one is the current page.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Opens the page.'],
  ],
  dos: [
    {
      says: 'Use short nouns, the most read first.',
      picture: (
        <TabLinks
          label="Skye"
          links={[
            { label: 'Health', href: '#health', isCurrent: true },
            { label: 'Traits', href: '#traits' },
          ]}
        />
      ),
    },
  ],
  donts: [{ says: 'Do not hide the only way to something behind the eighth tab.' }],
}
