import type { Breed } from '@shop/contract/breed'
import type { Topic } from '@shop/contract/search'
import { chakra, LinkButton } from '@shop/design-system'
import { storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { Sources } from '../../../parts/result/Sources.tsx'
import { paths } from '../../../paths.ts'

const Card = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    marginBlockEnd: '10',
    padding: { base: '5', md: '8' },
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    '& h2': { textStyle: 'h3', textWrap: 'balance' },
    '& h3': { fontWeight: 'semibold', marginBlockEnd: '1' },
    '& p': { maxWidth: 'prose', textWrap: 'pretty' },
    '& .eyebrow': { marginBlockEnd: '1', textStyle: 'small', fontWeight: 'semibold', color: 'colorPalette.emphasized' },
    '& .why': { marginBlockStart: '3' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '5' },
    '& .sources': { gridColumn: '1 / -1', textStyle: 'small', color: 'ink2' },
  },
})

const reasons: Record<Topic['reason'], string> = {
  'many genes': 'Many genes have a share in it',
  'some breeds': 'A test for some breeds alone',
  'not inherited': 'Not a question of inheritance',
  'an infection': 'It comes from outside',
  behaviour: 'More than genes',
  'not in our catalogue': 'Not in our catalogue',
}

type TopicMatchProps = {
  topic: Topic
  /** That the search names too. */
  breed: Breed | undefined
}

/** What no test answers, or one for some breeds alone: why, what a vet does instead, and where to go on. */
export function TopicMatch({ topic, breed }: TopicMatchProps) {
  const species = (breed && storeSpeciesOf(breed)) ?? 'dog'
  return (
    <Card aria-labelledby="topic">
      <div>
        <p className="eyebrow">{reasons[topic.reason]}</p>
        <h2 id="topic">{topic.headline}</h2>
        <p className="why">{topic.why}</p>
      </div>
      <div>
        <h3>What a vet does instead</h3>
        <p>{topic.instead}</p>
        <div className="actions">
          {breed ? (
            <LinkButton href={paths.breed(species, breed)}>{`${breed.name} tests`}</LinkButton>
          ) : (
            <>
              <LinkButton href={paths.breeds('dog')}>Tests by dog breed</LinkButton>
              <LinkButton variant="outline" href={paths.breeds('cat')}>
                Tests by cat breed
              </LinkButton>
            </>
          )}
        </div>
      </div>
      <div className="sources">
        <h3>Sources</h3>
        <Sources sources={topic.sources} />
      </div>
    </Card>
  )
}
