import type { StoreSpecies } from '@shop/contract/constants'
import { brand } from '../brand.ts'
import { livesWhereSold } from '../parts/product/lives-where-sold.ts'
import { paths } from '../paths.ts'
import type { Audience } from './audience.ts'

/** Whom a menu is for. Countries are two letters, as in ISO 3166. */
export type Who = {
  audience: Audience
  isSignedIn: boolean
  /** Has a role at the desk, and looks at the shop as themselves. */
  isAtDesk: boolean
  /** Where they shop. */
  country: string
  /** The country they live in; null for guests, and for users who did not enter one. */
  addressCountry: string | null
  /** What they order is billed: they may order ahead for others. */
  ordersOnAccount?: boolean
}

export type MenuPlace =
  | 'main'
  | 'phone'
  | 'shop'
  | 'help'
  | 'quick'
  | 'account'
  | 'guides'
  | 'agents'
  | 'company'
  | 'legal'
  | 'portal'
export type MenuLink = { label: string; href: string }
/** An entry of the main menu: a link, or links that it opens. */
export type MenuNode = MenuLink | { label: string; links: MenuLink[] }

type Entry = {
  place: MenuPlace
  label: string
  /** Everybody's when none is named. */
  audiences?: readonly Audience[]
  /** Only for those who are (or are not) signed in. */
  isSignedIn?: boolean
  /** Only for those who work at the desk. */
  isAtDesk?: true
  /** Only for approved vets and collection agents with credit. */
  isOnAccount?: true
  /** Only for those who shop there. */
  country?: string
  /** Only for users whose address is there (audience-9). */
  livesIn?: string
  species?: StoreSpecies
} & (
  | { href: string | ((shop: 'breeder' | 'vet', species: StoreSpecies) => string) }
  | { opens: MenuPlace; of?: StoreSpecies }
)

const shops = ['breeder', 'vet'] as const
const breeder = ['breeder'] as const

/** Every entry of every menu and its conditions (header-1, header-3 to header-7, header-12, audience-7 to audience-11). */
const entries: Entry[] = [
  { place: 'main', label: 'For dogs', audiences: shops, opens: 'shop', of: 'dog' },
  { place: 'main', label: 'For cats', audiences: shops, opens: 'shop', of: 'cat' },
  {
    place: 'main',
    label: 'Breeders’ benefits',
    audiences: breeder,
    href: paths.speciesPage('breeder', 'dog', 'breeder-benefits'),
  },
  { place: 'main', label: 'Help', audiences: shops, opens: 'help' },
  { place: 'main', label: brand.partner, audiences: shops, href: paths.merger },
  { place: 'main', label: 'Contact us', audiences: shops, href: paths.contact },
  { place: 'main', label: 'Pet Owner Shop', audiences: ['owner'], isSignedIn: true, href: paths.ownerProducts },

  // The bar above has no room of its own for it; the phone's menu and the menus without scripts have.
  { place: 'phone', label: 'Help', audiences: ['owner'], opens: 'help' },

  {
    place: 'shop',
    label: 'Best sellers',
    audiences: breeder,
    href: (shop, species) => paths.speciesPage(shop, species, 'special-offers'),
  },
  {
    place: 'shop',
    label: 'Standalone single tests',
    audiences: breeder,
    species: 'dog',
    href: (shop, species) => paths.speciesPage(shop, species, 'dog-dna-tests'),
  },
  { place: 'shop', label: 'Full breed profiles', audiences: shops, href: paths.fullBreedProfiles },
  { place: 'shop', label: 'DNA tests', audiences: shops, href: paths.dnaTests },
  {
    place: 'shop',
    label: 'DNA profile and parentage',
    audiences: shops,
    href: (shop, species) => paths.speciesPage(shop, species, 'dna-profile-parentage'),
  },
  {
    place: 'shop',
    label: 'Geno Pet',
    audiences: shops,
    species: 'dog',
    href: (shop, species) => paths.speciesPage(shop, species, 'geno-pet'),
  },
  {
    place: 'shop',
    label: 'Multi-packs',
    audiences: breeder,
    href: (shop, species) => paths.speciesPage(shop, species, 'multi-packs'),
  },
  { place: 'shop', label: 'Breeds', audiences: breeder, href: (_, species) => paths.breeds(species) },
  {
    place: 'shop',
    label: 'Build your own profile',
    audiences: breeder,
    country: 'US',
    href: (shop, species) => paths.speciesPage(shop, species, 'build-your-own-profile'),
  },
  {
    place: 'shop',
    label: 'Other products',
    audiences: shops,
    country: 'AU',
    livesIn: 'AU',
    href: (shop, species) => paths.speciesPage(shop, species, 'innovative'),
  },

  { place: 'help', label: 'Help me choose', href: paths.findATest },
  { place: 'help', label: 'Resources', href: paths.resources },
  { place: 'help', label: 'FAQs', href: `${paths.help}#faqs` },
  { place: 'help', label: `Why ${brand.name}`, href: paths.why },
  { place: 'help', label: 'News', href: paths.news },

  { place: 'quick', label: 'Activate a kit', audiences: breeder, isSignedIn: true, href: paths.activate },
  { place: 'quick', label: 'My animals', audiences: breeder, isSignedIn: true, href: paths.myAnimals },
  { place: 'quick', label: 'Track a sample', audiences: breeder, isSignedIn: false, href: paths.sampleTracker },
  { place: 'quick', label: 'Track a sample', audiences: ['owner', 'vet'], href: paths.sampleTracker },
  { place: 'quick', label: 'Activate a kit', audiences: ['owner'], href: paths.activate },
  { place: 'quick', label: 'Order supplies', audiences: ['vet'], isSignedIn: true, href: paths.orderSupplies },

  { place: 'account', label: 'Log in', isSignedIn: false, href: paths.login },
  { place: 'account', label: 'Register', isSignedIn: false, href: paths.register },
  { place: 'account', label: 'My account', isSignedIn: true, href: paths.my },
  { place: 'account', label: 'My animals', audiences: ['breeder', 'owner'], isSignedIn: true, href: paths.myAnimals },
  { place: 'account', label: 'My patients', audiences: ['vet'], isSignedIn: true, href: paths.myPatients },
  { place: 'account', label: 'Order for someone else', isOnAccount: true, href: paths.orderAhead },
  { place: 'account', label: 'Update your details', isSignedIn: true, href: paths.myProfile },
  { place: 'account', label: 'The desk', isAtDesk: true, href: paths.desk },

  { place: 'guides', label: 'Forms', href: paths.forms },
  { place: 'guides', label: 'Fact sheets', href: paths.factSheets },
  { place: 'guides', label: 'Report authenticator', href: paths.reportAuthentication },
  { place: 'guides', label: 'International shipping', href: paths.internationalShipping },
  { place: 'guides', label: 'Show sponsorship', href: paths.showSponsorship },
  { place: 'guides', label: 'Website help', href: paths.websiteHelp },
  { place: 'agents', label: 'Become a collection agent', href: paths.becomeAgent },
  { place: 'agents', label: 'Find a collection agent', href: paths.agents },
  { place: 'agents', label: 'Microchip parent checker', href: paths.microchipChecker },
  { place: 'company', label: 'About us', href: paths.why },
  { place: 'company', label: 'FAQs', href: `${paths.help}#faqs` },
  { place: 'company', label: 'News', href: `${paths.news}#news` },
  { place: 'company', label: 'Blogs', href: `${paths.news}#blogs` },
  { place: 'company', label: 'Gift cards', href: paths.giftCards },
  { place: 'company', label: 'Newsletter', href: paths.newsletter },
  { place: 'company', label: 'Contact us', href: paths.contact },
  { place: 'company', label: 'Partners', href: paths.partners },
  { place: 'legal', label: 'Privacy and disclosure', href: paths.privacy },
  { place: 'legal', label: 'Terms and conditions', href: paths.terms },
  { place: 'portal', label: 'Help', href: paths.help },
  { place: 'portal', label: 'Contact us', href: paths.contact },
  { place: 'portal', label: 'Privacy', href: paths.privacy },
  { place: 'portal', label: 'Terms', href: paths.terms },
]

/** The links of a place that are this visitor's, in order; `species` for the shop's. */
export function linksOf(place: MenuPlace, who: Who, species: StoreSpecies = 'dog'): MenuLink[] {
  return menuOf(place, who, species).filter((node) => 'href' in node)
}

/** `linksOf` for the main menu, whose entries may open links of their own. */
export function menuOf(place: MenuPlace, who: Who, species: StoreSpecies = 'dog'): MenuNode[] {
  const shop = who.audience === 'vet' ? 'vet' : 'breeder'
  return entries
    .filter((entry) => entry.place === place && isFor(entry, who, species))
    .map((entry): MenuNode => {
      if ('opens' in entry) return { label: entry.label, links: linksOf(entry.opens, who, entry.of) }
      return { label: entry.label, href: typeof entry.href === 'string' ? entry.href : entry.href(shop, species) }
    })
}

const isFor = (
  { audiences, isSignedIn, isAtDesk, isOnAccount, country, livesIn, species }: Entry,
  who: Who,
  forSpecies: StoreSpecies,
) =>
  (!audiences || audiences.includes(who.audience)) &&
  (isSignedIn === undefined || isSignedIn === who.isSignedIn) &&
  (!isAtDesk || who.isAtDesk) &&
  (!isOnAccount || who.ordersOnAccount === true) &&
  (!country || country === who.country) &&
  livesWhereSold(livesIn, who) &&
  (!species || species === forSpecies)
