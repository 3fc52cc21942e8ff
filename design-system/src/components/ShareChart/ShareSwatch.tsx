import { chakra } from '@chakra-ui/react'

const Base = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    boxSize: '3.5',
    borderRadius: 'sm',
    verticalAlign: '-0.1em',
    '&[data-unassigned]': {
      background:
        'repeating-linear-gradient(45deg, var(--chakra-colors-edge) 0 2px, var(--chakra-colors-sand) 2px 5px)',
    },
    // Browsers leave backgrounds out of prints by default.
    printColorAdjust: 'exact',
  },
})

type ShareSwatchProps = {
  /** A CSS colour, as in the chart; null is hatched, for what is not assigned. */
  colour: string | null
}

/** Beside a name: the colour it has in the chart; null is the hatch. Decoration, since the name is beside it. */
export const ShareSwatch = ({ colour }: ShareSwatchProps) => (
  <Base
    aria-hidden
    data-unassigned={colour === null || undefined}
    style={colour ? { background: colour } : undefined}
  />
)
