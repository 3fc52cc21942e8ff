import { chakra } from '@shop/design-system'
import { CountryButton } from '../CountryButton.tsx'
import { linksOf } from '../menu.ts'
import { useWho } from '../use-who.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { AudienceLinks } from './AudienceLinks.tsx'
import { Links } from './Links.tsx'

const Row = chakra('div', {
  base: {
    // A phone has all of it in its menu.
    display: { base: 'none', sm: 'block' },
    bg: 'card',
    position: 'relative',
    // The account menu opens over the bar below.
    zIndex: 'dropdown',
    // Where the two do not fit beside each other, whose shop it is has a line of its own.
    '& .row-inner': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '6',
      maxWidth: 'content',
      minHeight: '11',
      marginInline: 'auto',
      paddingInline: '5',
    },
    '& nav > ul': { display: 'flex', listStyleType: 'none' },
    '& .tabs ul': { height: 'full' },
    '& .tabs li': { display: 'flex' },
    '& .tabs a': {
      display: 'grid',
      placeItems: 'center',
      flex: '1',
      minHeight: '11',
      paddingInline: '4',
      textStyle: 'label',
      color: 'ink2',
      borderBlockEnd: '3px solid transparent',
      borderBlockStart: '3px solid transparent',
      whiteSpace: 'nowrap',
      _hover: { color: 'ink', borderBlockEndColor: 'line' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& .tabs a[aria-current]': {
      color: 'colorPalette.emphasized',
      bg: 'colorPalette.subtle',
      borderBlockEndColor: 'colorPalette.solid',
    },
    '& .row-end': {
      display: 'flex',
      flexGrow: '1',
      justifyContent: 'flex-end',
      alignItems: 'center',
      minHeight: '11',
      gap: { base: '4', md: '5' },
    },
    '& .row-end nav > ul': { gap: { base: '4', md: '5' } },
    '& .row-end nav a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '8',
      textStyle: 'label',
      color: 'ink2',
      whiteSpace: 'nowrap',
      _hover: { color: 'colorPalette.emphasized', textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& .row-country': { textStyle: 'label', color: 'ink2' },
  },
})

/** Above the bar: whose shop this is (audience-5), links by audience, the country, and the way into the account. */
export function AudienceRow() {
  const who = useWho()
  const quick = linksOf('quick', who)
  return (
    <Row>
      <div className="row-inner">
        <nav className="tabs" aria-label="Whose shop">
          <AudienceLinks />
        </nav>
        <div className="row-end">
          {quick.length > 0 && (
            <nav aria-label="Your samples">
              <Links links={quick} />
            </nav>
          )}
          <div className="row-country">
            <CountryButton look="short" />
          </div>
          <AccountMenu />
        </div>
      </div>
    </Row>
  )
}
