import type { Activation } from '@shop/contract/activation'
import { chakra, CheckboxField } from '@shop/design-system'
import { ChevronDown } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { boxOf, type ReviewValues } from './review-values.ts'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& .tests-text': { color: 'ink2' },
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '11',
      cursor: 'pointer',
      listStyle: 'none',
      fontWeight: 'semibold',
      color: 'colorPalette.fg',
      borderRadius: 'control',
    },
    '& .tests-always': { marginBlockStart: '2' },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& details[open] summary svg': { rotate: '180deg' },
    '& fieldset': { border: 'none', minWidth: '0', marginBlockStart: '3' },
    '& legend': { textStyle: 'label', marginBlockEnd: '2' },
    '& .tests-boxes': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '5',
      rowGap: '1',
    },
  },
})

const kinds = [
  { kind: 'disease', legend: 'Health' },
  { kind: 'trait', legend: 'Traits' },
] as const

const countOf = (count: number) => `${count} ${count === 1 ? 'test' : 'tests'}`

/** What the kit tests, and the boxes to leave some of it out (activate-8). */
export function TestChoices({ tests }: { tests: Activation['tests'] }) {
  const tested: ReviewValues['tested'] = useWatch({ name: 'tested' })
  const out = tests.filter(({ id }) => tested[boxOf(id)] === false)
  const profiles = tests.filter(({ kind }) => kind === 'profile')
  const canChoose = tests.length > 1 && tests.length > profiles.length
  return (
    <Base>
      <p className="tests-text" role="status">
        {out.length === 0
          ? `Everything is tested: ${countOf(tests.length)}.`
          : `${countOf(tests.length - out.length)} of ${tests.length}. Left out: ${out.map(({ name }) => name).join(', ')}.`}
      </p>
      {!canChoose && <p>{tests.map(({ name }) => name).join(', ')}</p>}
      {canChoose && (
        <details>
          <summary>
            See the tests, or leave some out <ChevronDown aria-hidden size={18} />
          </summary>
          {profiles.length > 0 && (
            <p className="tests-always">Always part of it: {profiles.map(({ name }) => name).join(', ')}.</p>
          )}
          {kinds.map(({ kind, legend }) => {
            const ofKind = tests.filter((test) => test.kind === kind)
            return (
              ofKind.length > 0 && (
                <fieldset key={kind}>
                  <legend>
                    {legend}, {countOf(ofKind.length)}
                  </legend>
                  <div className="tests-boxes">
                    {ofKind.map(({ id, name }) => (
                      <CheckboxField key={id} name={`tested.${boxOf(id)}`} label={name} />
                    ))}
                  </div>
                </fieldset>
              )
            )
          })}
        </details>
      )}
    </Base>
  )
}
