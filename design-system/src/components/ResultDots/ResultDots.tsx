import { chakra } from '@chakra-ui/react'
import { markColours } from '../ResultStatus/mark-colours.ts'
import { ResultMark, type ResultStatusName } from '../ResultStatus/ResultMark.tsx'

const Picture = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    overflow: 'visible',
    ...markColours,
  },
})

export type ResultDotsProps = {
  /** How many there are of each, drawn in this order. */
  counts: { status: ResultStatusName; count: number }[]
  /** What the picture shows, as text: it is one image. */
  label: string
}

const pitch = 20
/** The widest a dot gets: a single result is no poster. */
const widestPitch = '3.5rem'

/** Rows about three times as long as they are many, so that few results are large and many still fit. */
const columnsFor = (total: number): number => Math.max(6, Math.ceil(Math.sqrt(total * 4)))

/** A health panel at one glance: a dot for every result, those that matter first. */
export function ResultDots({ counts, label }: ResultDotsProps) {
  const dots = counts.flatMap(({ status, count }) => Array.from({ length: count }, () => status))
  const columns = Math.min(columnsFor(dots.length), Math.max(dots.length, 1))
  const rows = Math.ceil(dots.length / columns)
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`2 2 ${columns * pitch - 4} ${Math.max(rows, 1) * pitch - 4}`}
      style={{ maxWidth: `calc(${widestPitch} * ${columns})` }}
    >
      {dots.map((status, index) => (
        <g
          key={index}
          data-status={status}
          transform={`translate(${(index % columns) * pitch + 2} ${Math.floor(index / columns) * pitch + 2})`}
        >
          <ResultMark status={status} />
        </g>
      ))}
    </Picture>
  )
}
