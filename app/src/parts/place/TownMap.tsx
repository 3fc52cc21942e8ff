import type { Town } from '@shop/contract/town'
import { chakra, Link } from '@shop/design-system'
import { countryName } from '../../content/country.ts'
import { mapCopy } from '../../content/map.ts'
import { aspectOf, type Pin, pinsOf } from './pins.ts'

const Panel = chakra('nav', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    padding: { base: '4', md: '5' },
    bg: 'sand',
    borderRadius: 'card',
    _print: { display: 'none' },
    '& > p': { textStyle: 'small', color: 'ink2', justifySelf: 'start', textWrap: 'pretty' },
  },
})
const Picture = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: 'full',
    '& img': { display: 'block', width: 'full', height: 'full' },
    '& ul': { listStyleType: 'none' },
    '& li': { position: 'absolute', width: '0', height: '0' },
    '& li:is(:hover, :focus-within)': { zIndex: '1' },
    '& a': {
      position: 'absolute',
      translate: '-50% -50%',
      display: 'grid',
      placeContent: 'center',
      minWidth: '7',
      height: '7',
      borderRadius: 'pill',
      border: '2px solid',
      borderColor: 'sand',
      bg: 'colorPalette.solid',
      color: 'colorPalette.contrast',
      textStyle: 'small',
      fontWeight: 'bold',
      textDecoration: 'none',
    },
    '& a[aria-current]': { bg: 'ink', color: 'paper' },
    '& .town': {
      position: 'absolute',
      insetBlockEnd: 'calc(100% + 0.25rem)',
      insetInlineStart: '50%',
      translate: '-50% 0',
      // Read by screen readers all the time.
      opacity: '0',
      maxWidth: '14rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      paddingInline: '2',
      bg: 'ink',
      color: 'paper',
      borderRadius: 'sm',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
    '& a:is(:hover, :focus-visible) .town': { opacity: '1' },
    // A name at the map's edge stays on the page.
    '& li[data-edge=left] .town': { insetInlineStart: '-0.25rem', translate: 'none' },
    '& li[data-edge=right] .town': { insetInlineStart: 'auto', insetInlineEnd: '-0.25rem', translate: 'none' },
  },
})

export type TownMapProps = {
  /** What is on it, to screen readers: "Map of collection agents". */
  label: string
  towns: Town[]
  /** Two capitals. */
  country: string
  /** The town whose nearest are shown now. */
  near: string
  /** "3 agents", "1 kennel". */
  countText: (count: number) => string
  hrefOf: (place: { country: string; near: string }) => string
}

const edgeOf = ({ left }: Pin) => (left < 25 ? 'left' : left > 75 ? 'right' : undefined)

/**
 * Where the entries of a directory are: the outline of a country with its towns. A pin leads to the list of who is nearest.
 * Nothing, where no entry's town is known.
 */
export function TownMap({ label, towns, country, near, countText, hrefOf }: TownMapProps) {
  const pins = pinsOf(country, towns)
  if (!pins.length) return null
  const aspect = aspectOf(country)
  return (
    <Panel aria-label={label}>
      <Picture style={{ aspectRatio: aspect, width: `min(100%, ${(aspect * 22).toFixed(1)}rem)` }}>
        <img src={`/maps/${country}.svg`} alt="" loading="lazy" decoding="async" />
        <ul>
          {pins.map((pin) => {
            const name = mapCopy.pinName(pin)
            return (
              <li key={pin.name} data-edge={edgeOf(pin)} style={{ left: `${pin.left}%`, top: `${pin.top}%` }}>
                <Link href={hrefOf({ country, near: pin.name })} aria-current={near === pin.name ? 'true' : undefined}>
                  <span aria-hidden>{pin.count}</span>
                  <span className="town">{`${name}: ${countText(pin.count)}`}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </Picture>
      <p>{mapCopy.help(countryName(country))}</p>
    </Panel>
  )
}
