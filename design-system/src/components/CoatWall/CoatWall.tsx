import { chakra } from '@chakra-ui/react'
import { Coat } from '../Coat/Coat.tsx'
import type { CoatPattern } from '../Coat/coat-view.ts'
import { Mark } from '../Mark/Mark.tsx'

export type CoatWallTile = { pattern: CoatPattern; colours: string[]; seed: number }
export type CoatWallProps = {
  /** Five coats, as they fill the columns from the left, top to bottom. Fewer begin again from the first. */
  tiles: CoatWallTile[]
}

const Wall = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gridTemplateRows: 'repeat(12, 1fr)',
    gridAutoFlow: 'column',
    gap: { base: '2', md: '3' },
    width: 'full',
    aspectRatio: { base: '1.25', md: '1.3' },
    minWidth: '0',
  },
})
const Tile = chakra('div', {
  base: {
    overflow: 'hidden',
    borderRadius: { base: 'card', md: '28px' },
    minHeight: '0',
    minWidth: '0',
  },
})

/** Rows each tile takes of twelve, and its width / height. The middle column holds the mark. */
const columns = [
  [
    { rows: '1 / span 4', ratio: 1.4 },
    { rows: '5 / span 8', ratio: 0.66 },
  ],
  [
    { rows: '1 / span 6', ratio: 0.9 },
    { rows: '7 / span 6', ratio: 0.9, isMark: true },
  ],
  [
    { rows: '1 / span 8', ratio: 0.66 },
    { rows: '9 / span 4', ratio: 1.4 },
  ],
]

/** The picture that opens the shop: a wall of coats around the mark, on the audience's colour. Decoration only. */
export function CoatWall({ tiles }: CoatWallProps) {
  const places = columns.flatMap((column, index) => column.map((place) => ({ ...place, column: index + 1 })))
  const coats = places.filter((place) => !('isMark' in place))
  return (
    <Wall aria-hidden>
      {places.map((place) => {
        const tile = tiles[coats.indexOf(place) % tiles.length]
        return (
          <Tile key={`${place.column} ${place.rows}`} style={{ gridColumn: place.column, gridRow: place.rows }}>
            {'isMark' in place ? <MarkTile /> : tile && <Coat {...tile} ratio={place.ratio} />}
          </Tile>
        )
      })}
    </Wall>
  )
}

const MarkTile = () => (
  <chakra.span
    display="grid"
    placeItems="center"
    width="full"
    height="full"
    colorScheme="light"
    bg="colorPalette.solid"
    color="colorPalette.contrast"
  >
    <Mark size="56%" />
  </chakra.span>
)
