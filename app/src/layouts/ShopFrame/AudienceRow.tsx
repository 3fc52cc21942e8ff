import { chakra } from '@shop/design-system'
import { audiences } from '../audience.ts'
import { CountryButton } from '../CountryButton.tsx'
import { linksOf } from '../menu.ts'
import { useWho } from '../use-who.ts'
import { AccountMenu } from './AccountMenu.tsx'

const Row = chakra('div', {
  base: {
    bg: 'card',
    position: 'relative',
    // The account menu opens over the bar below.
    zIndex: 'dropdown',
    '& .row-inner': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '6',
      maxWidth: 'content',
      minHeight: '11',
      marginInline: 'auto',
      paddingInline: { base: '0', sm: '5' },
    },
    '& nav > ul': { display: 'flex', listStyleType: 'none' },
    '& .tabs': { flex: { base: '1', sm: 'none' } },
    '& .tabs ul': { height: 'full' },
    '& .tabs li': { display: 'flex', flex: { base: '1', sm: 'none' } },
    '& .tabs a': {
      display: 'grid',
      placeItems: 'center',
      flex: '1',
      minHeight: '11',
      paddingInline: { base: '1', sm: '4' },
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
    '& .row-end': { display: { base: 'none', sm: 'flex' }, alignItems: 'center', gap: { sm: '4', md: '5' } },
    '& .row-end nav > ul': { gap: { sm: '4', md: '5' } },
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
  const tabs = who.isSignedIn ? audiences.filter(({ audience }) => audience === who.audience) : audiences
  const quick = linksOf('quick', who)
  return (
    <Row>
      <div className="row-inner">
        <nav className="tabs" aria-label="Whose shop">
          <ul>
            {tabs.map(({ audience, name, href }) => (
              <li key={audience}>
                <a href={href} aria-current={audience === who.audience ? 'true' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="row-end">
          {quick.length > 0 && (
            <nav aria-label="Your samples">
              <ul>
                {quick.map(({ label, href }) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <span className="row-country">
            <CountryButton isShort />
          </span>
          <AccountMenu />
        </div>
      </div>
    </Row>
  )
}
