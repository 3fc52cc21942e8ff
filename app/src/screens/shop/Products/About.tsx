import { chakra, Section } from '@shop/design-system'
import type { ListingCopy } from '../../../content/listings.ts'

const Points = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', md: '10' },
    '& > div': { borderBlockStart: '3px solid', borderColor: 'colorPalette.solid', paddingBlockStart: '4' },
    '& h3': { textStyle: 'h4', marginBlockEnd: '1' },
    '& p': { color: 'ink2', textWrap: 'pretty' },
  },
})

/** What to know before choosing, or after. */
export const About = ({ title, points }: NonNullable<ListingCopy['about']>) => (
  <Section title={title}>
    <Points>
      {points.map(({ title: name, text }) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      ))}
    </Points>
  </Section>
)
