import { formatDate } from '@shop/contract/dates'
import type { SampleProblem, SampleStage } from '@shop/contract/sample-stage'
import { Callout, chakra, VisuallyHidden } from '@shop/design-system'
import { Check } from 'lucide-react'
import { useSettings } from '../../data/settings.tsx'
import { expectedSentence } from './expected.ts'
import { problemCopy, stageCopy } from './sample-copy.ts'

const List = chakra('ol', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    '& li': { display: 'grid', gridTemplateColumns: '1.5rem 1fr', columnGap: '4', position: 'relative' },
    '& li:not(:last-of-type)': { paddingBlockEnd: '5' },
    // The line from one dot to the next.
    '& li:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.6875rem',
      insetBlock: '1.5rem 0',
      width: '2px',
      bg: 'line',
    },
    '& li[data-state=done]:not(:last-of-type)::before': { bg: 'clear.fg' },
    '& .dot': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      borderRadius: 'pill',
      borderWidth: '2px',
      borderColor: 'edge',
      bg: 'card',
    },
    // What is to come has a smaller ring, as the present is the strongest of the list.
    '& [data-state=upcoming] .dot': { boxSize: '3.5', margin: '0.3125rem' },
    '& li[data-state=upcoming]:not(:last-of-type)::before': { insetBlock: '1.25rem -0.25rem' },
    '& [data-state=done] .dot': { bg: 'clear.fg', borderColor: 'clear.fg', color: 'card' },
    '& [data-state=current] .dot': {
      bg: 'colorPalette.solid',
      borderColor: 'colorPalette.solid',
      outline: '4px solid',
      outlineColor: 'colorPalette.muted',
    },
    '& [data-state=current] .dot::after': {
      content: '""',
      boxSize: '2',
      borderRadius: 'pill',
      bg: 'colorPalette.contrast',
    },
    '& .name': { fontWeight: 'semibold', lineHeight: '1.5rem' },
    '& [data-state=current] .name': { fontWeight: 'bold', color: 'colorPalette.emphasized' },
    '& [data-state=upcoming] .name': { fontWeight: 'normal', color: 'ink2' },
    '& .stage-text': { textStyle: 'small', color: 'ink2', textWrap: 'pretty' },
  },
})

type Stop = { stage: SampleStage; date: string | null; note: string | null }

type SampleTimelineProps = {
  /** Every stage in order; `date` is null for those not reached. */
  stages: readonly Stop[]
  current: SampleStage
  problem: SampleProblem | null
  /** When the results are expected; null when that is unknown. */
  expectedAt?: string | null
}

type State = 'done' | 'current' | 'upcoming'
const spoken: Record<State, string> = { done: 'Done: ', current: 'Now: ', upcoming: 'Still to come: ' }

/** Where a sample is, from the order of its kit to its results. */
export function SampleTimeline({ stages, current, problem, expectedAt }: SampleTimelineProps) {
  const { country } = useSettings()
  const at = stages.findIndex(({ stage }) => stage === current)
  const isOver = current === 'reported'
  const stateOf = (index: number): State =>
    index < at || (isOver && index === at) ? 'done' : index === at ? 'current' : 'upcoming'
  return (
    <chakra.div display="grid" gap="6">
      {problem && (
        <Callout tone={problem === 'partial_result' ? 'info' : 'caution'} title={problemCopy[problem].name}>
          {problemCopy[problem].text}
        </Callout>
      )}
      <List>
        {stages.map(({ stage, date, note }, index) => {
          const state = stateOf(index)
          const lines = [date && formatDate(date, country), note, state === 'current' && stageCopy[stage].text]
          return (
            <li key={stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className="dot" aria-hidden>
                {state === 'done' && <Check size={14} strokeWidth={3} />}
              </span>
              <div>
                <p className="name">
                  <VisuallyHidden>{spoken[state]}</VisuallyHidden>
                  {stageCopy[stage].name}
                </p>
                {lines
                  .filter((part) => part)
                  .map((part) => (
                    <p key={String(part)} className="stage-text">
                      {part}
                    </p>
                  ))}
                {stage === 'reported' && !isOver && expectedAt && (
                  <p className="stage-text">{expectedSentence(expectedAt, country)}</p>
                )}
              </div>
            </li>
          )
        })}
      </List>
    </chakra.div>
  )
}
