import type { BreedingStrategy } from '@shop/contract/tool'
import { Callout, Card, chakra } from '@shop/design-system'
import { Sources } from '../../../parts/result/Sources.tsx'
import { chanceText } from '../../../parts/tool/percent-text.ts'

type Isoerythrolysis = NonNullable<BreedingStrategy['isoerythrolysis']>

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& h2': { textStyle: 'h2', textWrap: 'balance' },
    '& .types': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' },
    '& p': { textWrap: 'pretty' },
  },
})

/** The finding, as the heading. */
function titleOf({ risk, percentFrom, percentTo }: Isoerythrolysis): string {
  if (risk === 'high') return `Her first milk would harm ${chanceText(percentFrom, percentTo)} of the kittens`
  if (risk === 'undetermined') return 'Whether her first milk is safe for the kittens is not known yet'
  return risk === 'none' ? 'Her first milk is safe for the kittens' : 'Little risk from her first milk'
}

const typeText = (type: Isoerythrolysis['queen']) => (type ? `type ${type}` : 'type not known')

/** A queen's and a tom's blood groups: what her first milk can do to their kittens (neonatal isoerythrolysis). */
export const FirstMilk = ({ found }: { found: Isoerythrolysis }) => (
  <Card as="article" breakInside="avoid" aria-label="Blood groups and the first milk">
    <Body>
      <h2>{titleOf(found)}</h2>
      <p className="types">
        <span>Queen: {typeText(found.queen)}</span>
        <span>Tom: {typeText(found.tom)}</span>
      </p>
      <p>{found.note}</p>
      {found.whatToDo && (
        <Callout tone="caution" title="What to do">
          {found.whatToDo}
        </Callout>
      )}
      <p>
        Types by DNA leave rare variants out: have both typed by serology before they are mated, and before a
        transfusion.
      </p>
      <Sources sources={found.sources} />
    </Body>
  </Card>
)
