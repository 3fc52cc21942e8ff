import type { StoreSpecies } from '@shop/contract/constants'
import type { IllustrationName } from '@shop/design-system'
import type { SpeciesPage } from '../paths.ts'
import type { FlagshipName } from './flagships.ts'

/** The copy of a listing. */
export type ListingCopy = {
  title: string
  /** What the tab and search engines show, where another page has the title. */
  tab?: string
  lead: string
  /** What is counted there. */
  noun: string
  about?: {
    title: string
    /** Above the list, where reading comes before choosing. */
    isFirst?: boolean
    points: { title: string; text: string }[]
  }
  picture?: IllustrationName
  /** All about what is on the list, after it. */
  flagship?: FlagshipName
}

/** The copy of each listing, by its page. */
const copy: Record<
  Exclude<SpeciesPage, 'build-your-own-profile' | 'breeder-benefits' | 'case-studies'> | 'products',
  (species: StoreSpecies, audience: string) => ListingCopy
> = {
  'dna-tests': (species, audience) => ({
    title: `DNA tests for ${species}s`,
    noun: 'test',
    lead:
      audience === 'vet'
        ? 'Single-gene tests, each with its gene and sources, and what is known of its variant and inheritance.'
        : 'One gene, one clear answer. Choose a breed to see the tests that matter for it.',
  }),
  'full-breed-profile': (species) => ({
    title: `Full breed profiles for ${species}s`,
    noun: 'profile',
    lead: 'Every test we know for the breed, from one swab, with a DNA profile beside it.',
    flagship: 'full-breed-profile',
  }),
  'special-offers': (species) => ({
    title: `Best sellers for ${species}s`,
    noun: 'product',
    // Ten different ones must have sold in a year before it is counted from orders (server/src/storefront/product/best-seller.ts).
    lead: `What is ordered most for ${species}s, and beside it what we would choose first. A good place to begin, and a good list to check yours against.`,
  }),
  'dog-dna-tests': () => aboutTests('dog'),
  'cat-dna-tests': () => aboutTests('cat'),
  'dna-profile-parentage': (species) => ({
    title: `DNA profile and parentage for ${species}s`,
    noun: 'profile',
    lead: `A DNA profile is your ${species}’s fingerprint: it stays the same for life, and it tells who can be a parent and who cannot.`,
    picture: 'litter',
    flagship: 'dna-profile',
    about: {
      title: 'How parentage is checked',
      points: [
        {
          title: 'Marker by marker',
          text: `${species === 'dog' ? 'A puppy' : 'A kitten'} has one half of each marker from its mother and one from its father. Who shares neither half at several markers is no parent.`,
        },
        {
          title: 'Excluded, or qualifies',
          text: 'A profile excludes the wrong parent. It does not prove the right one, but with both parents tested little doubt is left.',
        },
        {
          title: 'Only like with like',
          text: 'Profiles compare when they were read on the same panel. If one parent has a profile already, order the same kind for the other.',
        },
      ],
    },
  }),
  'geno-pet': () => ({
    title: 'Geno Pet',
    tab: 'Geno Pet: which breeds are in your dog',
    noun: 'product',
    lead: 'For the dog with a story nobody wrote down: which breeds are in there, how much of each, and what to keep an eye on.',
    picture: 'dog',
    flagship: 'geno-pet',
  }),
  'multi-packs': (species) => ({
    title: `Multi-packs for ${species}s`,
    noun: 'pack',
    lead: 'Full breed profile kits by the pack. Keep them in a drawer, use them when the litter is there.',
    picture: 'multi-pack',
    flagship: 'multi-pack',
    about: {
      title: 'How a pack works',
      points: [
        {
          title: 'One by one',
          text: 'Each kit has its own barcode and is activated on its own, for the breed you choose then.',
        },
        {
          title: 'For any home',
          text: `Give a kit along with ${species === 'dog' ? 'a puppy' : 'a kitten'}: its new owner activates it and has the result.`,
        },
        {
          title: 'The more, the less',
          text: 'Two kits cost 10 percent less than one by one, five cost 15 and ten cost 20 percent less.',
        },
      ],
    },
  }),
  innovative: (species) => ({
    title: `Other products for ${species}s`,
    noun: 'product',
    lead: 'Kits to keep at home, spare swabs and envelopes: what makes testing easier, beside the tests themselves.',
    picture: 'kit',
    about: {
      title: 'What is on this list',
      points: [
        {
          title: 'Kits that wait',
          text: `A full breed profile kit is paid for now, and its breed is chosen when you activate it, for one ${species} each.`,
        },
        {
          title: 'Swabs and envelopes',
          text: 'A spare kit has swabs, a barcode and a return envelope, and no test: add the test when you know which.',
        },
        ...(species === 'dog'
          ? [
              {
                title: 'A plan for its life',
                text: 'The life plan reads the breeds of one dog, and says what to look out for at each age.',
              },
            ]
          : [
              {
                title: 'Nothing expires',
                text: 'A kit is activated whenever you are ready. The tests themselves are on the other lists.',
              },
            ]),
      ],
    },
  }),
  products: () => ({
    title: 'DNA tests for your pet',
    noun: 'product',
    lead: 'Find out what your dog or cat is made of, and what to keep an eye on.',
  }),
}

const aboutTests = (species: StoreSpecies): ListingCopy => ({
  title: `About DNA tests for ${species}s`,
  noun: 'test',
  lead: 'A single test asks one question of one gene. Here is how to choose one, and below are all of them.',
  picture: 'lab',
  about: {
    title: 'Before you choose',
    isFirst: true,
    points: [
      {
        title: 'Start from the breed',
        text: 'A variant is described in certain breeds. In others the same result may mean less, so filter by yours first.',
      },
      {
        title: 'Mind the inheritance',
        text: 'For a recessive disease a carrier can be bred with a clear partner. For a dominant one, one copy is enough.',
      },
      {
        title: 'Several questions? A profile',
        text: 'A full breed profile holds every test that names the breed and costs less than its parts. Single tests are for the one question left.',
      },
    ],
  },
})

export type ListingPage = keyof typeof copy

export const listingCopy = (page: ListingPage, audience: string, species: StoreSpecies = 'dog'): ListingCopy =>
  forAudience(copy[page](species, audience), audience)

/** Breeders and vets have lists of the same title, each at an address of its own. */
const forAudience = (listing: ListingCopy, audience: string): ListingCopy =>
  audience === 'vet' ? { ...listing, tab: `For vets: ${listing.tab ?? listing.title}` } : listing
