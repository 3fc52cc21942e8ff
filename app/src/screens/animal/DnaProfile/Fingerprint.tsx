import type { DnaProfile } from '@shop/contract/result'
import { chakra } from '@shop/design-system'

const Picture = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    '--tone-0': 'colors.colorPalette.solid',
    '--tone-1': 'colors.colorPalette.muted',
    '--tone-2': 'colors.colorPalette.emphasized',
    '--tone-3': 'colors.colorPalette.subtle',
  },
})

const [width, height, gap] = [4, 12, 1.4]

/** Like text, of one length each line; a few markers make one short line. */
const columnsFor = (count: number) => Math.min(Math.max(count, 24), 58)

/** A, C, G and T by name, the lengths of an STR by their order. */
const toneOf = (allele: string) => {
  const base = ['A', 'C', 'G', 'T'].indexOf(allele)
  return base >= 0 ? base : (Number.parseInt(allele, 10) || 0) % 4
}

/** A bar for each marker, its two alleles above one another: no two animals have the same. */
export function Fingerprint({ dna: { markers }, label }: { dna: DnaProfile; label: string }) {
  const columns = columnsFor(markers.length)
  const rows = Math.ceil(markers.length / columns)
  return (
    <Picture
      role="img"
      shapeRendering="crispEdges"
      aria-label={label}
      viewBox={`0 0 ${columns * (width + gap) - gap} ${rows * (height + gap * 2) - gap * 2}`}
    >
      {markers.map(({ name, alleles: [upper, lower = upper] }, index) => {
        const x = (index % columns) * (width + gap)
        const y = Math.floor(index / columns) * (height + gap * 2)
        return [upper, lower].map((allele, half) => (
          <rect
            key={`${name}-${half}`}
            x={x}
            y={y + (half * height) / 2}
            width={width}
            height={height / 2}
            fill={allele ? `var(--tone-${toneOf(allele)})` : 'none'}
          />
        ))
      })}
    </Picture>
  )
}
