import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Hatch, hatchColours } from './Hatch.tsx'
import type { ShareDonutProps } from './ShareDonut.tsx'
import { colourOf, startsOf } from './shares.ts'

const Base = chakra('svg', {
  base: { display: 'block', width: 'full', height: '3', borderRadius: 'pill', ...hatchColours },
})

/** Shares as one bar, where there is less room. */
export function ShareBar({ shares, label }: ShareDonutProps) {
  const hatch = useId()
  const starts = startsOf(shares)
  return (
    <Base role="img" aria-label={label} preserveAspectRatio="none" style={{ overflow: 'hidden' }}>
      <defs>
        <Hatch id={hatch} pitch={6} />
      </defs>
      {shares.map((share, index) => (
        <rect
          key={share.name}
          x={`${starts[index] ?? 0}%`}
          // The gap to the next is the card that shows through.
          width={`${index < shares.length - 1 ? Math.max(share.percent - 0.6, 0.3) : share.percent}%`}
          height="100%"
          fill={colourOf(shares, share) ?? `url(#${hatch})`}
        />
      ))}
    </Base>
  )
}
