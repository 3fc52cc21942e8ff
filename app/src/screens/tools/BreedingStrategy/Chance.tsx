import type { BreedingStrategy } from '@shop/contract/tool'
import { ResultSign } from '@shop/design-system'
import type { ReactNode } from 'react'
import { chanceText } from '../../../parts/tool/percent-text.ts'

type Outcome = Pick<
  BreedingStrategy['loci'][number]['outcomes'][number],
  'status' | 'percentFrom' | 'percentTo' | 'meaning'
>

/** What offspring can be: its name, a bar whose hatched end is a range, the number, and what it means. */
export const Chance = ({
  what,
  outcome: { status, percentFrom, percentTo, meaning },
}: {
  what: ReactNode
  outcome: Outcome
}) => (
  <li>
    <span className="what">
      {status && <ResultSign status={status} />}
      {what}
    </span>
    <span className="bar" aria-hidden>
      <span className="may" style={{ width: `${percentTo}%` }} />
      <span style={{ width: `${percentFrom}%` }} />
    </span>
    <span className="percent">{chanceText(percentFrom, percentTo)}</span>
    <span className="meaning">{meaning}</span>
  </li>
)
