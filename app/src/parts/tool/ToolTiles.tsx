import { chakra, stretchedLink } from '@shop/design-system'
import type { LucideIcon } from 'lucide-react'
import { Spelled } from '../../data/spelling.tsx'

/** One styled element for all of them: an account shows two dozen. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(17rem, 1fr))' },
    gap: { base: '0', sm: '4' },
    listStyleType: 'none',
    '& > li': {
      position: 'relative',
      display: 'flex',
      gap: '4',
      padding: { base: '4', sm: '5' },
      bg: 'card',
      border: 'hairline',
      transition: 'border-color var(--chakra-durations-fast)',
      _hover: { borderColor: 'colorPalette.solid' },
    },
    /* On a phone one sheet of rows; wider, cards. */
    '& > li:not(:first-of-type)': { marginBlockStart: { base: '-1px', sm: '0' } },
    '& > li:hover': { zIndex: 1 },
    '& > li:first-of-type': { borderTopRadius: 'card' },
    '& > li:last-of-type': { borderBottomRadius: 'card' },
    '@media (min-width: 481px)': { '& > li, & > li:first-of-type, & > li:last-of-type': { borderRadius: 'card' } },
    '& .tile-icon': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: '10',
      borderRadius: 'control',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.emphasized',
    },
    '& .tile-copy': { minWidth: '0' },
    '& .tile-name': { fontWeight: 'semibold', ...stretchedLink },
    '& li:hover .tile-name': { color: 'colorPalette.emphasized' },
    '& .tile-text': { marginBlockStart: '0.5', fontSize: 'sm', lineHeight: 'snug', color: 'ink2', textWrap: 'pretty' },
  },
})

type Tile = { label: string; text: string; href: string; Icon: LucideIcon }

/** Links as tiles: a picture, a name, and what one does there. The whole tile is the link's. */
export const ToolTiles = ({ tiles }: { tiles: Tile[] }) => (
  <List>
    {tiles.map(({ label, text, href, Icon }) => (
      <li key={label}>
        <span className="tile-icon">
          <Icon size={20} aria-hidden />
        </span>
        <div className="tile-copy">
          <a className="tile-name" href={href}>
            <Spelled>{label}</Spelled>
          </a>
          <p className="tile-text">
            <Spelled>{text}</Spelled>
          </p>
        </div>
      </li>
    ))}
  </List>
)
