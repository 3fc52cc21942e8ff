import { chakra } from '@chakra-ui/react'
import { markColours } from './mark-colours.ts'
import { ResultMark, type ResultStatusName } from './ResultMark.tsx'

const Base = chakra('svg', {
  base: { display: 'inline-block', flexShrink: 0, boxSize: '1em', ...markColours },
})

type ResultSignProps = {
  /** What the result is; shape and colour follow. */
  status: ResultStatusName
}

/** A verdict's sign alone, beside text with the verdict: in a legend, in a heading. */
export const ResultSign = ({ status }: ResultSignProps) => (
  <Base viewBox="0 0 16 16" aria-hidden>
    <g data-status={status}>
      <ResultMark status={status} />
    </g>
  </Base>
)
