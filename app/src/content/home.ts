import type { StoreSpecies } from '@shop/contract/constants'
import type { AnimalSceneProps, IllustrationName } from '@shop/design-system'
import { paths } from '../paths.ts'
import type { CatalogueCounts } from './figures.ts'

type Action = { label: string; href: string }
type Point = { title: string; text: string }

/** The copy and pictures of one landing page. `lead` is given what the catalogue has of its species, or of both. */
export type LandingCopy = {
  title: string
  heading: string
  lead: (counts: CatalogueCounts | undefined) => string
  /** The first two whose page exists. */
  actions: Action[]
  animals: AnimalSceneProps['animals']
  sellers: { title: string; lead: string; all: Action }
  breeds: { title: string; lead: string; search: { label: string; action: string }; all: Action[] }
  steps: { title: string; items: (Point & { picture: IllustrationName })[] }
  trust: { title: string; points: Point[] }
  closing: Point & { action: Action }
}

type Animal = AnimalSceneProps['animals'][number]
const merleCollie: Animal = { outline: 'collie', pattern: 'merle', colours: ['#aab4c4', '#3c4350'] }
const borderCollie: Animal = { outline: 'collie', pattern: 'bicolour', colours: ['#f6efe4', '#2f2a2c'] }
const beagle: Animal = { outline: 'hound', pattern: 'tricolour', colours: ['#f6efe4', '#2f2a2c', '#c58a52'] }
const labrador: Animal = { outline: 'labrador', pattern: 'solid', colours: ['#e6c68b'] }
const dachshund: Animal = { outline: 'dachshund', pattern: 'bicolour', colours: ['#c58a52', '#2f2a2c'] }
const tabby: Animal = { outline: 'shorthair', pattern: 'tabby', colours: ['#dcb68a', '#6f4a2d'] }
const tuxedo: Animal = { outline: 'shorthair', pattern: 'tuxedo', colours: ['#2f2a2c', '#f6efe4'] }
const maineCoon: Animal = { outline: 'longhair', pattern: 'tabby', colours: ['#c98a4b', '#46301f'] }
const siamese: Animal = { outline: 'oriental', pattern: 'points', colours: ['#f1e2c8', '#4a3830'] }

const dogBreeds = { label: 'All dog breeds', href: paths.breeds('dog') }
const catBreeds = { label: 'All cat breeds', href: paths.breeds('cat') }
const trackSample = { label: 'Track a sample', href: paths.sampleTracker }

const swabSteps: LandingCopy['steps']['items'] = [
  {
    picture: 'kit',
    title: 'Order a kit',
    text: 'Choose the tests and we post swabs for them, with a paid envelope to send them back in.',
  },
  {
    picture: 'swab',
    title: 'Swab a cheek',
    text: 'Half a minute inside each cheek. No needle, no visit, and a treat afterwards is only fair.',
  },
  {
    picture: 'results',
    title: 'Read the result',
    text: 'Each finding in plain words, with the gene and the genotype beside it for those who want them.',
  },
]

const sources: Point = {
  title: 'Every test shows its source',
  text: 'The gene, the variant, how it is inherited, and our source. Where the literature is silent, so are we.',
}
const caution: Point = {
  title: 'Never more than the data says',
  text: 'A test that is only proven in one breed says so. A finding that needs care in reading comes with a caution.',
}
const vetsSee: Point = {
  title: 'Your vet sees the same',
  text: 'A result holds the genotype as well as the plain words, so the two of you can talk about one and the same finding.',
}

const landings: Record<'home' | 'breeder' | 'vet' | 'owner', LandingCopy> = {
  home: {
    title: 'DNA tests for dogs and cats',
    heading: 'Every coat tells a story. DNA tells the rest.',
    lead: (counts) =>
      `${counts?.geneTests ?? 'Hundreds of'} DNA tests for dogs and cats, and full profiles for ${counts?.profiles ?? 'hundreds of'} breeds. One swab, a clear answer, and the science behind it.`,
    actions: [
      { label: 'Help me choose', href: paths.findATest },
      { label: 'Find your breed', href: paths.breeds('dog') },
    ],
    animals: [merleCollie, tabby],
    sellers: {
      title: 'Where most people start',
      lead: 'Our best sellers, for dogs and for cats.',
      all: { label: 'See all tests for dogs', href: paths.dnaTests('breeder', 'dog') },
    },
    breeds: {
      title: 'Find your breed',
      lead: 'Each breed has its own short list of tests worth doing. These have the longest.',
      search: { label: 'Search dog breeds', action: paths.breeds('dog') },
      all: [dogBreeds, catBreeds],
    },
    steps: { title: 'From cheek to answer', items: swabSteps },
    trust: { title: 'A laboratory you can check', points: [sources, caution, vetsSee] },
    closing: {
      title: 'Somebody at home is waiting to be understood.',
      text: 'Start with the breed. We show you which tests matter for it, and which do not.',
      action: { label: 'Find your breed', href: paths.breeds('dog') },
    },
  },
  breeder: {
    title: 'DNA tests for breeders',
    heading: 'Know the litter before you plan it.',
    lead: (counts) =>
      `${counts?.geneTests ?? 'Hundreds of'} DNA tests for dogs and cats, and full profiles for ${counts?.profiles ?? 'hundreds of'} breeds. Test both parents, and pair them with your eyes open.`,
    actions: [
      { label: 'Find your breed', href: paths.breeds('dog') },
      trackSample,
      { label: 'See full breed profiles', href: paths.fullBreedProfiles('breeder', 'dog') },
    ],
    animals: [borderCollie, tabby],
    sellers: {
      title: 'What breeders order most',
      lead: 'Single tests and whole breed profiles, ready to add to a kit.',
      all: { label: 'See all tests for dogs', href: paths.dnaTests('breeder', 'dog') },
    },
    breeds: {
      title: 'Find your breed',
      lead: 'The tests that name your breed, and one profile that holds them all.',
      search: { label: 'Search dog breeds', action: paths.breeds('dog') },
      all: [dogBreeds, catBreeds],
    },
    steps: {
      title: 'Both parents, one afternoon',
      items: [
        {
          picture: 'kit',
          title: 'Order for the whole kennel',
          text: 'One cart, as many dogs and cats as you like. Swabs for all of them come in one parcel.',
        },
        {
          picture: 'swab',
          title: 'Swab both parents',
          text: 'Half a minute inside each cheek. No needle, and no waiting for the vet to have an hour.',
        },
        {
          picture: 'litter',
          title: 'Plan the litter',
          text: 'Clear, carrier or affected for each parent, and what that means for the puppies or kittens.',
        },
      ],
    },
    trust: {
      title: 'Results you can put your name to',
      points: [
        sources,
        caution,
        {
          title: 'A profile that checks parentage',
          text: 'A DNA profile is an animal’s own fingerprint: with both parents’ beside it, a wrong dam or sire is found out.',
        },
      ],
    },
    closing: {
      title: 'The best litters are planned on paper first.',
      text: 'Look your breed up and see which tests name it.',
      action: { label: 'Find your breed', href: paths.breeds('dog') },
    },
  },
  vet: {
    title: 'Genetic tests for veterinarians',
    heading: 'An answer you can act on.',
    lead: (counts) =>
      `${counts?.diseaseTests ?? 'Over two hundred'} genetic disease tests, each with its gene, and with its variant and inheritance where they are known, and the sources beside them.`,
    actions: [
      { label: 'Tests for dogs', href: paths.dnaTests('vet', 'dog') },
      { label: 'Tests for cats', href: paths.dnaTests('vet', 'cat') },
    ],
    animals: [labrador, tuxedo],
    sellers: {
      title: 'Asked for most in practice',
      lead: 'One gene, one question, one answer for the file.',
      all: { label: 'See all disease tests for dogs', href: paths.dnaTests('vet', 'dog') },
    },
    breeds: {
      title: 'Start from the breed in front of you',
      lead: 'The breeds with the most tests. Choose one to see what is known for it.',
      search: { label: 'Test, gene or breed', action: paths.dnaTests('vet', 'dog') },
      all: [
        { label: 'All tests for dogs', href: paths.dnaTests('vet', 'dog') },
        { label: 'All tests for cats', href: paths.dnaTests('vet', 'cat') },
      ],
    },
    steps: {
      title: 'Fits into a consultation',
      items: [
        {
          picture: 'vet',
          title: 'Order for the patient',
          text: 'Choose by breed, by gene or by body system. Each test says whom it is for.',
        },
        { picture: 'mail', title: 'Send the sample', text: 'Swabs travel by ordinary post in a paid envelope.' },
        {
          picture: 'results',
          title: 'Discuss the finding',
          text: 'Genotype, inheritance and what it means, on one page you can hand across the table.',
        },
      ],
    },
    trust: {
      title: 'Written for people who check',
      points: [
        sources,
        caution,
        {
          title: 'OMIA beside the name',
          text: 'Tests name their OMIA entry where we found one, so the primary literature is one search away.',
        },
      ],
    },
    closing: {
      title: 'A patient in mind?',
      text: 'Search by gene, disease or breed, and have the facts before the next appointment.',
      action: { label: 'Browse tests for dogs', href: paths.dnaTests('vet', 'dog') },
    },
  },
  owner: {
    title: 'DNA tests for pet owners',
    heading: 'Who is your best friend, really?',
    lead: () =>
      'Breed, coat and health, from a swab of the cheek. Written so that you understand it, and your vet can use it.',
    actions: [
      { label: 'Shop for your pet', href: paths.ownerProducts },
      { label: 'Help me choose', href: paths.findATest },
    ],
    animals: [beagle, tuxedo],
    sellers: {
      title: 'A good place to begin',
      lead: 'Whole breed profiles and DNA profiles: one swab, the most to read.',
      all: { label: 'See everything for pets', href: paths.ownerProducts },
    },
    breeds: {
      title: 'Know the breed already?',
      lead: 'See what is worth testing for it.',
      search: { label: 'Breed, test or coat', action: paths.ownerProducts },
      all: [{ label: 'See everything for pets', href: paths.ownerProducts }],
    },
    steps: { title: 'Easier than clipping nails', items: swabSteps },
    trust: { title: 'Honest about what we know', points: [vetsSee, sources, caution] },
    closing: {
      title: 'They know everything about you. Return the compliment.',
      text: 'Pick a test, swab a cheek, and read what they are made of.',
      action: { label: 'Shop for your pet', href: paths.ownerProducts },
    },
  },
}

const dogs: LandingCopy['animals'] = [merleCollie, dachshund]
const cats: LandingCopy['animals'] = [maineCoon, siamese]

/** Where the copy of a species' own page differs from its audience's. */
const speciesLandings: Record<'breeder' | 'vet', Record<StoreSpecies, Partial<LandingCopy>>> = {
  breeder: {
    dog: {
      title: 'DNA tests for dog breeders',
      heading: 'Good litters begin with a swab.',
      lead: (counts) =>
        `${counts?.geneTests ?? 'Over a hundred'} DNA tests for dogs, and full profiles for ${counts?.profiles ?? 'hundreds of'} breeds. Choose yours, test dam and sire, and know what you are pairing.`,
      actions: [
        { label: 'Find your breed', href: paths.breeds('dog') },
        { label: 'See full breed profiles', href: paths.fullBreedProfiles('breeder', 'dog') },
      ],
      animals: dogs,
      sellers: {
        title: 'What dog breeders order most',
        lead: 'Single tests, breed profiles and Geno Pet, ready to add to a kit.',
        all: { label: 'See all best sellers for dogs', href: paths.speciesPage('breeder', 'dog', 'special-offers') },
      },
      breeds: {
        title: 'Find your breed',
        lead: 'The dozen breeds with the most tests. Yours is in the list, whichever it is.',
        search: { label: 'Search dog breeds', action: paths.breeds('dog') },
        all: [dogBreeds],
      },
    },
    cat: {
      title: 'DNA tests for cat breeders',
      heading: 'Nine lives. One good plan.',
      lead: (counts) =>
        `${counts?.geneTests ?? 'More than 60'} DNA tests for cats: diseases, coats and blood group, and full profiles for ${counts?.profiles ?? 'dozens of'} breeds.`,
      actions: [
        { label: 'Find your breed', href: paths.breeds('cat') },
        { label: 'See full breed profiles', href: paths.fullBreedProfiles('breeder', 'cat') },
      ],
      animals: cats,
      sellers: {
        title: 'What cat breeders order most',
        lead: 'Hearts, kidneys and blood groups first, and the profiles that hold them all.',
        all: { label: 'See all best sellers for cats', href: paths.speciesPage('breeder', 'cat', 'special-offers') },
      },
      breeds: {
        title: 'Find your breed',
        lead: 'The dozen breeds with the most tests. Yours is in the list, whichever it is.',
        search: { label: 'Search cat breeds', action: paths.breeds('cat') },
        all: [catBreeds],
      },
      steps: {
        title: 'Both parents, one afternoon',
        items: [
          {
            picture: 'kit',
            title: 'Order for the whole cattery',
            text: 'One cart, as many cats as you like. Swabs for all of them come in one parcel.',
          },
          {
            picture: 'cat',
            title: 'Swab queen and tom',
            text: 'Half a minute inside each cheek. Wrapping in a towel is allowed, bribery afterwards expected.',
          },
          {
            picture: 'results',
            title: 'Plan the litter',
            text: 'Clear, carrier or affected for each parent, and what that means for the kittens.',
          },
        ],
      },
      closing: {
        title: 'The best litters are planned on paper first.',
        text: 'Look your breed up and see which tests name it.',
        action: { label: 'Find your breed', href: paths.breeds('cat') },
      },
    },
  },
  vet: {
    dog: {
      title: 'Canine genetic tests for veterinarians',
      heading: 'The dog in front of you, gene by gene.',
      lead: (counts) =>
        `${counts?.diseaseTests ?? 'Over a hundred'} disease tests for dogs, each with its gene and sources, and what is known of its variant and inheritance.`,
      actions: [
        { label: 'Tests for dogs', href: paths.dnaTests('vet', 'dog') },
        { label: 'Full breed profiles', href: paths.fullBreedProfiles('vet', 'dog') },
      ],
      animals: dogs,
      breeds: {
        title: 'Start from the breed',
        lead: 'The dozen breeds with the most tests. Choose one to see what is known for it.',
        search: { label: 'Test, gene or breed', action: paths.dnaTests('vet', 'dog') },
        all: [{ label: 'All tests for dogs', href: paths.dnaTests('vet', 'dog') }],
      },
    },
    cat: {
      title: 'Feline genetic tests for veterinarians',
      heading: 'Cats hide a lot. Their DNA does not.',
      lead: (counts) =>
        `${counts?.diseaseTests ?? 'Dozens of'} disease tests for cats, each with its gene and sources, and what is known of its variant and inheritance.`,
      actions: [
        { label: 'Tests for cats', href: paths.dnaTests('vet', 'cat') },
        { label: 'Full breed profiles', href: paths.fullBreedProfiles('vet', 'cat') },
      ],
      animals: cats,
      sellers: {
        title: 'Asked for most in practice',
        lead: 'One gene, one question, one answer for the file.',
        all: { label: 'See all disease tests for cats', href: paths.dnaTests('vet', 'cat') },
      },
      breeds: {
        title: 'Start from the breed',
        lead: 'The dozen breeds with the most tests. Choose one to see what is known for it.',
        search: { label: 'Test, gene or breed', action: paths.dnaTests('vet', 'cat') },
        all: [{ label: 'All tests for cats', href: paths.dnaTests('vet', 'cat') }],
      },
      closing: {
        title: 'A patient in mind?',
        text: 'Search by gene, disease or breed, and have the facts before the next appointment.',
        action: { label: 'Browse tests for cats', href: paths.dnaTests('vet', 'cat') },
      },
    },
  },
}

/** The copy of an audience's landing page, and of its pages for dogs and for cats. */
export function landingCopy({
  audience,
  species,
}: {
  audience: keyof typeof landings
  species?: StoreSpecies
}): LandingCopy {
  const own = species && (audience === 'breeder' || audience === 'vet') ? speciesLandings[audience][species] : {}
  return { ...landings[audience], ...own }
}

/** The shops, as `/` has a visitor choose between them. */
export const shopChoices = [
  {
    shop: 'owner',
    title: 'I have a pet',
    text: 'Its breeds, health and coat.',
    href: paths.owner,
  },
  {
    shop: 'breeder',
    title: 'I breed',
    text: 'Parents tested, litters planned.',
    href: paths.breeder,
  },
  {
    shop: 'vet',
    title: 'I am a vet',
    text: 'By gene, breed or body system.',
    href: paths.vet,
  },
] as const
