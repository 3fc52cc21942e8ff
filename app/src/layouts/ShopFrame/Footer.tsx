import { chakra, restsOffScreen, Wordmark } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { CountryButton } from '../CountryButton.tsx'
import { linksOf, type MenuLink } from '../menu.ts'
import { useWho } from '../use-who.ts'
import { Links } from './Links.tsx'

const Base = chakra('footer', {
  base: {
    ...restsOffScreen('60rem'),
    // Dark either way.
    colorScheme: 'light',
    bg: 'ink',
    color: 'paper',
    fontSize: 'sm',
    paddingBlock: { base: '10', md: '16' },
    '& .footer-inner': { maxWidth: 'content', marginInline: 'auto', paddingInline: '5' },
    '& .footer-top': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(16rem, 1.4fr) 3fr' },
      gap: { base: '8', md: '16' },
      paddingBlockEnd: { base: '8', md: '12' },
    },
    '& .footer-word': { maxWidth: '18rem', marginBlock: '4', color: 'line' },
    '& .footer-contact': { display: 'grid', gap: '1' },
    '& .footer-columns': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
      gap: '8',
    },
    '& h2': { fontWeight: 'bold', paddingBlockEnd: '1' },
    '& ul': { listStyleType: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '8',
      color: 'line',
      _hover: { color: 'paper', textDecoration: 'underline', textUnderlineOffset: '4px' },
      _focusVisible: { outlineColor: 'paper' },
    },
    '& .footer-end': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '8',
      rowGap: '3',
      paddingBlockStart: '6',
      borderBlockStart: '1px solid color-mix(in srgb, currentcolor 20%, transparent)',
    },
    '& .footer-end ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    '& .footer-end button': { _focusVisible: { outlineColor: 'paper' } },
    '& .footer-source': { marginBlockStart: '6', maxWidth: '60rem', fontSize: 'xs', color: 'line' },
  },
})

const Column = ({ title, links }: { title: string; links: readonly MenuLink[] }) =>
  links.length > 0 && (
    // The page may have a landmark of the same name.
    <nav aria-label={`Footer: ${title}`}>
      <h2>{title}</h2>
      <Links links={links} />
    </nav>
  )

const elsewhere = (sites: readonly { name: string; url: string }[]) =>
  sites.map(({ name, url }) => ({ label: name, href: url }))

/** The end of every page: the way to everything else, who we are, and where the data comes from (header-12). */
export function Footer() {
  const who = useWho()
  const links = (place: Parameters<typeof linksOf>[0], species?: 'dog' | 'cat') => linksOf(place, who, species)
  return (
    <Base>
      <div className="footer-inner">
        <div className="footer-top">
          <div>
            <Wordmark name={brand.name} />
            <p className="footer-word">
              A laboratory that loves animals. DNA tests for dogs and cats, for fifteen years.
            </p>
            <p className="footer-contact">
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
              <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
            </p>
          </div>
          <div className="footer-columns">
            <Column title="For dogs" links={links('shop', 'dog')} />
            <Column title="For cats" links={links('shop', 'cat')} />
            <Column title="Forms and guides" links={links('guides')} />
            <Column title="Collection agents" links={links('agents')} />
            <Column title={`About ${brand.name}`} links={links('company')} />
            <Column title="Follow us" links={elsewhere(brand.social)} />
            <Column title="Get the app" links={elsewhere(brand.apps)} />
          </div>
        </div>
        <div className="footer-end">
          <CountryButton />
          <Links links={links('legal')} />
          <p>© {brand.name}</p>
        </div>
        <p className="footer-source">
          Breed names come from the Vertebrate Breed Ontology (CC BY 4.0) and disease names from Mondo (CC BY 4.0).
          Every test names its own source on its page. Our results inform you and your vet; they do not replace an
          examination.
        </p>
      </div>
    </Base>
  )
}
