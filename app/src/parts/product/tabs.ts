import { specialOfferTabs, type StoreSpecies } from '@shop/contract/constants'
import type { Settings } from '../../data/settings.tsx'
import { audienceOf } from '../../layouts/audience.ts'
import { paths, type SpeciesPage } from '../../paths.ts'
import { livesWhereSold } from './lives-where-sold.ts'

type Shop = 'breeder' | 'vet'
type Tab = {
  label: string
  /** Its page of the species' shop; the breeds have addresses of their own. */
  page: SpeciesPage | 'breeds'
  /** Left out of the vets' shop, and in the breeders' for everybody but them (audience-8, audience-10). */
  isForBreeders?: true
  species?: StoreSpecies
  /** Only for users whose address is in this country (audience-9). */
  livesIn?: string
}

const tabs: Record<(typeof specialOfferTabs)[number] | 'other products', Tab> = {
  'best sellers': { label: 'Best sellers', page: 'special-offers', isForBreeders: true },
  'dna tests': { label: 'DNA tests', page: 'dna-tests' },
  'full breed profile': { label: 'Full breed profiles', page: 'full-breed-profile' },
  breed: { label: 'Breeds', page: 'breeds', isForBreeders: true },
  'dna profile parentage': { label: 'DNA profile and parentage', page: 'dna-profile-parentage' },
  'geno pet': { label: 'Geno Pet', page: 'geno-pet', species: 'dog' },
  'multi packs': { label: 'Multi-packs', page: 'multi-packs', isForBreeders: true },
  'other products': { label: 'Other products', page: 'innovative', livesIn: 'AU' },
}

const hrefOf = (shop: Shop, species: StoreSpecies, page: Tab['page']) =>
  page === 'breeds' ? paths.breeds(species) : paths.speciesPage(shop, species, page)

/** The lists of one species' shop, side by side (product lists of SPEC section 9); `path` is the one that is open. */
export const tabsOf = (shop: Shop, species: StoreSpecies, path: string, who: Pick<Settings, 'user' | 'userType'>) =>
  [...specialOfferTabs, 'other products' as const]
    .map((name) => tabs[name])
    .filter(({ isForBreeders }) => !isForBreeders || (shop === 'breeder' && audienceOf(who, path) === 'breeder'))
    .filter((tab) => !tab.species || tab.species === species)
    .filter(({ livesIn }) => livesWhereSold(livesIn, who.user))
    .map(({ label, page }) => ({ label, href: hrefOf(shop, species, page) }))
    .map((link) => ({ ...link, isCurrent: link.href === path }))
