import { chakra, restsOffScreen, Wordmark } from '@shop/design-system'
import { ChevronDown } from 'lucide-react'
import { brand } from '../../brand.ts'
import { CountryButton } from '../CountryButton.tsx'
import { linksOf } from '../menu.ts'
import { useIsInAccount, useWho } from '../use-who.ts'
import { Links } from './Links.tsx'

const Base = chakra('footer', {
  base: {
    ...restsOffScreen('24rem'),
    // Dark either way.
    colorScheme: 'light',
    bg: 'ink',
    color: 'paper',
    fontSize: 'sm',
    paddingBlock: { base: '5', sm: '8' },
    '& .footer-inner': { maxWidth: 'content', marginInline: 'auto', paddingInline: '5' },
    '& .footer-columns': {
      display: { base: 'none', sm: 'flex' },
      flexWrap: 'wrap',
      justifyContent: { lg: 'space-between' },
      columnGap: '10',
      rowGap: '5',
      paddingBlockEnd: '6',
    },
    '& .footer-columns ul': { columnGap: '8' },
    '& .footer-columns [data-long] ul': { columnCount: 2 },
    '& .footer-groups': { display: { base: 'block', sm: 'none' } },
    '& details': { borderBlockEnd: '1px solid color-mix(in srgb, currentcolor 20%, transparent)' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '11',
      fontWeight: 'bold',
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& details[open] svg': { rotate: '180deg' },
    '& details ul': { paddingBlockEnd: '3' },
    '& details a': { minHeight: '10' },
    '& h2': { fontWeight: 'bold' },
    '& ul': { listStyleType: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '7',
      color: 'line',
      _hover: { color: 'paper', textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& :is(a, button, summary):focus-visible': { outlineColor: 'paper' },
    '& .footer-end': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '6',
      rowGap: '1',
      paddingBlockStart: '4',
      borderBlockStart: { sm: '1px solid color-mix(in srgb, currentcolor 20%, transparent)' },
    },
    '& .footer-name': { marginInlineEnd: { lg: 'auto' }, width: { base: 'full', lg: 'auto' } },
    '& .footer-end ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    '& .footer-source': { marginBlockStart: '3', maxWidth: '60rem', fontSize: '2xs', color: 'line' },
  },
})

const Line = chakra('footer', {
  base: {
    borderBlockStart: 'hairline',
    paddingBlock: '2',
    fontSize: 'sm',
    color: 'ink2',
    '& > div, & ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { base: '4', sm: '6' } },
    '& > div': { justifyContent: 'space-between', maxWidth: 'content', marginInline: 'auto', paddingInline: '5' },
    '& ul': { listStyleType: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '11',
      _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
})

const elsewhere = (sites: readonly { name: string; url: string }[]) =>
  sites.map(({ name, url }) => ({ label: name, href: url }))

/** The end of every page: the way to everything else, who we are, and where the data comes from (header-12). */
export function Footer() {
  const who = useWho()
  if (useIsInAccount())
    return (
      <Line>
        <div>
          <nav aria-label="Footer">
            <Links links={linksOf('portal', who)} />
          </nav>
          <CountryButton look="short" />
        </div>
      </Line>
    )
  const groups = [
    { title: 'Forms and guides', links: linksOf('guides', who) },
    { title: `About ${brand.name}`, links: linksOf('company', who) },
    { title: 'Collection agents', links: linksOf('agents', who) },
    { title: 'Follow us', links: elsewhere(brand.social) },
    { title: 'Get the app', links: elsewhere(brand.apps) },
  ].filter(({ links }) => links.length)
  return (
    <Base>
      <div className="footer-inner">
        <div className="footer-columns">
          {groups.map(({ title, links }) => (
            // The page may have a landmark of the same name.
            <nav key={title} aria-label={`Footer: ${title}`} data-long={links.length > 5 || undefined}>
              <h2>{title}</h2>
              <Links links={links} />
            </nav>
          ))}
        </div>
        {/* The same on a phone, where what is closed takes one line. */}
        <nav className="footer-groups" aria-label="Footer">
          {groups.map(({ title, links }) => (
            <details key={title} name="footer">
              <summary>
                {title}
                <ChevronDown size={18} aria-hidden />
              </summary>
              <Links links={links} />
            </details>
          ))}
        </nav>
        <div className="footer-end">
          <div className="footer-name">
            <Wordmark name={brand.name} />
          </div>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
          <Links links={linksOf('legal', who)} />
          <CountryButton />
        </div>
        <p className="footer-source">
          © {brand.name}. Breed names come from the Vertebrate Breed Ontology (CC BY 4.0) and disease names from Mondo
          (CC BY 4.0). Every test names its own source on its page. Our results inform you and your vet; they do not
          replace an examination.
        </p>
      </div>
    </Base>
  )
}
