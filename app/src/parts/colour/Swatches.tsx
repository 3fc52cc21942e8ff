import { chakra, Coat } from '@shop/design-system'
import type { ReactNode } from 'react'
import { coatOfColour } from './coat-of-colour.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    listStyleType: 'none',
    '& .coat': { aspectRatio: '1.5', borderRadius: 'control', overflow: 'hidden', marginBlockEnd: '2' },
    '& .name': { fontWeight: 'semibold', lineHeight: 'snug' },
    '& .beside': { color: 'ink2', textStyle: 'small' },
  },
})

/** Colours as drawn coats, with their names and a note on each. */
export const Swatches = ({ colours }: { colours: { name: string; beside?: ReactNode }[] }) => (
  <List>
    {colours.map(({ name, beside }, index) => (
      <li key={name}>
        <div className="coat">
          <Coat {...coatOfColour(name, index + 1)} />
        </div>
        <p className="name">{name}</p>
        {beside && <p className="beside">{beside}</p>}
      </li>
    ))}
  </List>
)
