import type { AnimalBarcode } from '@shop/contract/sample'
import { sampleStages } from '@shop/contract/sample-stage'
import { chakra } from '@shop/design-system'
import { stageCopy } from './sample-copy.ts'

const Base = chakra('div', {
  base: {
    '& ol': { display: 'flex', gap: '1', listStyleType: 'none' },
    '& li': { flex: '1', height: '1.5', borderRadius: 'pill', bg: 'line', printColorAdjust: 'exact' },
    '& li[data-state=done]': { bg: 'clear.fg' },
    '& li[data-state=current]': { bg: 'colorPalette.solid' },
    '& p': { marginBlockStart: '2.5' },
    '& .progress-stage': { fontWeight: 'semibold' },
    '& .progress-text': { textStyle: 'small', color: 'ink2' },
  },
})

/** How far a sample has come, as one bar; the sample tracker has each stage with its day. */
export function SampleProgress({ sample: { stage, problem } }: { sample: Pick<AnimalBarcode, 'stage' | 'problem'> }) {
  const at = sampleStages.indexOf(stage)
  const isOver = stage === 'reported'
  const { name, text } = stageCopy[stage]
  return (
    <Base>
      <ol aria-hidden>
        {sampleStages.map((one, index) => (
          <li key={one} data-state={index < at || isOver ? 'done' : index === at ? 'current' : 'upcoming'} />
        ))}
      </ol>
      <p>
        <span className="progress-stage">{name}</span>
        <span className="progress-text">
          {' '}
          · step {at + 1} of {sampleStages.length}
        </span>
      </p>
      {!isOver && !problem && <p className="progress-text">{text}</p>}
    </Base>
  )
}
