import { Card, chakra, stretchedLink } from '@shop/design-system'
import { Fragment } from 'react'
import { useSampleNews } from '../../../data/sample.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { CardHead } from './CardHead.tsx'
import { type NewsGroup, newsGroups } from './news-groups.ts'
import type { Step } from './steps.ts'
import type { Steps } from './use-steps.ts'

const Base = chakra('ul', {
  base: {
    listStyleType: 'none',
    marginBlockStart: '1',
    marginBlockEnd: '-3',
    '& > li': { position: 'relative', paddingBlock: '3', overflowWrap: 'anywhere' },
    '& > li + li': { borderTop: 'hairline' },
    '& .new-head': { display: 'flex', justifyContent: 'space-between', gap: '3', fontSize: 'sm', color: 'ink2' },
    '& .new-when': { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
    '& .new-names a, & .new-step': { fontWeight: 'semibold' },
    '& .new-names a': { _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    '& .new-step': { ...stretchedLink },
    '& li:hover .new-step': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& .new-more': { fontSize: 'sm', color: 'ink2' },
  },
})

const None = chakra('p', { base: { color: 'ink2', marginBlockStart: '2' } })

/** What else waits for the user, the results that came, and what is at work. */
export function WhatsNew({ steps: { steps, isComplete, failures } }: { steps: Steps }) {
  const { data, error } = useSampleNews()
  const { country } = useSettings()
  const noun = useAnimalNoun()
  const groups = data ? newsGroups(data.reported, data.atWork, country) : []
  const hidden = data ? data.reportedCount - data.reported.length + data.atWorkCount - data.atWork.length : 0
  // The first is above, large; results stand here by their days.
  const rest = steps.slice(1).filter(({ kind }) => kind !== 'results' && kind !== 'problem')
  // The list of animals says what became of this.
  const other = failures.filter((failure) => failure !== error?.message)
  const isEmpty = isComplete && data && !groups.length && !rest.length && !other.length
  return (
    <Card as="section" aria-labelledby="whats-new" style={{ gridArea: 'new' }}>
      <CardHead id="whats-new" title="What is new" />
      {isEmpty && <None>Nothing new. Samples on their way, results and offers come here.</None>}
      <Base>
        {rest.map((step) => (
          <WaitingRow key={step.kind} step={step} />
        ))}
        {groups.map((group) => (
          <GroupRow key={`${group.title} ${group.when}`} group={group} />
        ))}
        {hidden > 0 && (
          <li>
            <p className="new-more">
              And {hidden} more, in the list of your {noun}s.
            </p>
          </li>
        )}
        {other.map((failure) => (
          <li key={failure}>
            <div className="new-more" role="alert">
              <p>{failure}</p>
              <p>Please try again in a moment.</p>
            </div>
          </li>
        ))}
      </Base>
    </Card>
  )
}

const WaitingRow = ({ step: { title, text, href } }: { step: Step }) => (
  <li>
    <a className="new-step" href={href}>
      {title}
    </a>
    <p className="new-more">{text}</p>
  </li>
)

const GroupRow = ({ group: { title, when, animals } }: { group: NewsGroup }) => (
  <li>
    <p className="new-head">
      <span>{title}</span>
      <span className="new-when">{when}</span>
    </p>
    <p className="new-names">
      {animals.map(({ key, petName, href }, at) => (
        <Fragment key={key}>
          {at > 0 && (at === animals.length - 1 ? ' and ' : ', ')}
          <a href={href}>{petName}</a>
        </Fragment>
      ))}
    </p>
  </li>
)
