import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Hatch, hatchColours } from './Hatch.tsx'
import { colourOf, type Share, startsOf } from './shares.ts'

const Base = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: '80',
    marginInline: 'auto',
    '& svg': { display: 'block', width: 'full', height: 'auto', ...hatchColours },
    '& .donut-middle': {
      position: 'absolute',
      inset: '22%',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      textAlign: 'center',
      gap: '1',
    },
    '& .donut-figure': { textStyle: 'h1', lineHeight: 'none' },
    '& .donut-name': { textStyle: 'label', color: 'ink2', overflowWrap: 'anywhere', lineClamp: 2 },
  },
})

export type ShareDonutProps = {
  /** The parts in percent, largest first. */
  shares: readonly Share[]
  /** What the picture shows, as text: it is one image. */
  label: string
}

/** The circumference is 100, so that a percentage is a length. */
const radius = 100 / (2 * Math.PI)
const gap = 0.7

/** Shares of a whole as a ring, the first named in its middle; the table beside it has the rest. */
export function ShareDonut({ shares, label }: ShareDonutProps) {
  const hatch = useId()
  const starts = startsOf(shares)
  const [first] = shares
  return (
    <Base>
      <svg viewBox="0 0 40 40" role="img" aria-label={label}>
        <defs>
          <Hatch id={hatch} pitch={1.1} />
        </defs>
        {shares.map((share, index) => (
          <circle
            key={share.name}
            cx="20"
            cy="20"
            r={radius}
            fill="none"
            stroke={colourOf(shares, share) ?? `url(#${hatch})`}
            strokeWidth="6"
            // A gap only where there is a neighbour, and never wider than the share.
            strokeDasharray={`${shares.length > 1 ? Math.max(share.percent - gap, 0.3) : 100} 100`}
            transform={`rotate(${(starts[index] ?? 0) * 3.6 - 90} 20 20)`}
          />
        ))}
      </svg>
      {first && (
        <div className="donut-middle" aria-hidden>
          <span className="donut-figure">{Math.round(first.percent)}%</span>
          <span className="donut-name">{first.name}</span>
        </div>
      )}
    </Base>
  )
}
