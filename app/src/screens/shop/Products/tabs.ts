import { specialOfferTabs, type StoreSpecies } from '@shop/contract/constants'
import type { Settings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import { isOffered, type Listing, listings } from './listing.ts'

type Tab = (typeof specialOfferTabs)[number] | 'other products'
type Shop = 'breeder' | 'vet'

const labels: Record<Tab, string> = {
  'best sellers': 'Best sellers',
  'dna tests': 'DNA tests',
  'full breed profile': 'Full breed profiles',
  breed: 'Breeds',
  'dna profile parentage': 'DNA profile and parentage',
  'geno pet': 'Geno Pet',
  'multi packs': 'Multi-packs',
  'other products': 'Other products',
}

const addresses: Record<Tab, (shop: Shop, species: StoreSpecies) => string> = {
  'best sellers': (shop, species) => paths.speciesPage(shop, species, 'special-offers'),
  'dna tests': paths.dnaTests,
  'full breed profile': paths.fullBreedProfiles,
  breed: (_, species) => paths.breeds(species),
  'dna profile parentage': (shop, species) => paths.speciesPage(shop, species, 'dna-profile-parentage'),
  'geno pet': (shop, species) => paths.speciesPage(shop, species, 'geno-pet'),
  'multi packs': (shop, species) => paths.speciesPage(shop, species, 'multi-packs'),
  'other products': (shop, species) => paths.speciesPage(shop, species, 'innovative'),
}

/**
 * The lists of one species' shop, side by side (product lists of SPEC section 9). Vets have no special offers, packs and
 * breeds (audience-8, audience-10), cats no Geno Pet, and other products are for addresses in Australia (audience-9).
 */
export function tabsOf({ audience, species, path }: Listing, settings: Pick<Settings, 'user'>) {
  if (audience === 'owner' || !species) return []
  const isThere = (tab: Tab, href: string) => {
    if (tab === 'breed') return audience === 'breeder'
    const listing = listings.find((one) => one.path === href)
    return listing !== undefined && isOffered(listing, settings)
  }
  return [...specialOfferTabs, 'other products' as const]
    .map((tab) => ({ tab, label: labels[tab], href: addresses[tab](audience, species) }))
    .filter(({ tab, href }) => isThere(tab, href))
    .map(({ label, href }) => ({ label, href, isCurrent: href === path }))
}
