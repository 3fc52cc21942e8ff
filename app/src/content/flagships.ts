import type { StoreSpecies } from '@shop/contract/constants'
import type { Flagships } from '@shop/contract/flagship'
import { resultWeeks } from '@shop/contract/promise'
import type { SampleReportName } from '@shop/contract/sample-reports'

export type FlagshipName =
  | 'geno-pet'
  | 'geno-pet-plus'
  | 'full-breed-profile'
  | 'dna-profile'
  | 'multi-pack'
  | 'life-plan'
  | 'own-profile'

export type FlagshipCopy = {
  /** What one learns, in three sentences. */
  learns: { title: string; sentences: readonly [string, string, string] }
  figures: { figure: string; label: string }[]
  sample: SampleReportName
  /** Geno Pet, Geno Pet Plus and the full breed profile beside each other. */
  isCompared?: boolean
  /** Weeks from the sample's arrival, and why; left out where nothing is read for it. */
  time?: { weeks: number; why: string }
  /** A kit is posted for it. */
  isPosted: boolean
  questions: { title: string; answer: string }[]
}

const howTaken = {
  title: 'How do I take the sample?',
  answer:
    'Rub a swab inside the cheek for half a minute, let it dry, and post it. No needle, no appointment. The kit holds two swabs, so you have a second try if the first one gets chewed.',
}
const howSoon = (weeks: number) => ({
  title: 'When will I have the result?',
  answer: `Within ${weeks} weeks after the sample reaches the laboratory. You can follow every stage, and we email you when the result is ready.`,
})
const ifItFails = {
  title: 'What if the sample does not work?',
  answer: 'Now and then a swab holds too little DNA. Then you get a new one, free.',
}
const whyTests =
  'Each sample is inspected, its DNA is extracted and tested for quality, the variants are read and checked, and then the report is written.'

const counted = (species: StoreSpecies, { species: all }: Flagships) => {
  const found = all.find((one) => one.species === species)
  if (!found) throw new Error(`Nothing is counted of ${species}s`)
  return found
}

const makers: Record<FlagshipName, (all: Flagships, species: StoreSpecies) => FlagshipCopy> = {
  'geno-pet': (all) => ({
    learns: {
      title: 'What you learn',
      sentences: [
        'Which breeds are behind your dog, and how much of each.',
        'How sure that is: every share comes with its range, so you see what is certain and what is a guess.',
        'What to look at next: tests for the illnesses of these breeds can be added later, from the same swab.',
      ],
    },
    figures: [{ figure: String(all.breedsCompared), label: 'dog breeds compared' }],
    sample: 'breed-mix',
    isCompared: true,
    time: {
      weeks: resultWeeks.mixBreed,
      why: 'Many thousands of markers are read and compared with every breed. That takes a week longer than a test of single variants.',
    },
    isPosted: true,
    questions: [
      {
        title: 'My dog is a mix of everything. Does it still work?',
        answer:
          'That is what it is for. It finds large shares well; small ones come with a wide range, and what fits no breed is shown as just that.',
      },
      {
        title: 'Is it proof of a breed?',
        answer: `No. It is an estimate against the ${all.breedsCompared} breeds we compare with, and no kennel club accepts it as a certificate. If you know the breed, its full breed profile tells you more.`,
      },
      {
        title: 'Does it say anything about health?',
        answer:
          'Geno Pet tells you the breeds. Geno Pet Plus adds the health tests for the breeds found and a DNA profile. You can also begin with Geno Pet and add health tests later, without a new swab.',
      },
      howTaken,
      howSoon(resultWeeks.mixBreed),
      ifItFails,
    ],
  }),
  'geno-pet-plus': (all) => {
    const { diseaseTests } = counted('dog', all)
    return {
      learns: {
        title: 'What you learn',
        sentences: [
          'Which breeds are behind your dog, how much of each, and how sure that is.',
          'Which inherited illnesses of these breeds your dog could get or pass on, each in plain words for you and with its gene for your vet.',
          'Who your dog is: a DNA profile tells it apart from every other dog, for life.',
        ],
      },
      figures: [
        { figure: String(all.breedsCompared), label: 'dog breeds compared' },
        { figure: String(diseaseTests), label: 'disease tests to choose from, by the breeds found' },
      ],
      sample: 'breed-mix',
      isCompared: true,
      time: {
        weeks: resultWeeks.mixBreed,
        why: 'The breeds come first: only when they are found do we know which health tests fit your dog.',
      },
      isPosted: true,
      questions: [
        {
          title: 'Which health tests are in it?',
          answer: `Those of our ${diseaseTests} disease tests for dogs that are known for one of the breeds found. Which ones, and how many, depends on your dog.`,
        },
        {
          title: 'Will it tell me whether my dog will get ill?',
          answer:
            'It tells you which variants your dog has. Some of them always lead to an illness, others only raise the risk, and many illnesses have no DNA test. Your vet looks at the result and the dog together.',
        },
        {
          title: 'I know the breed already. Is this the right one?',
          answer:
            'For a purebred dog the full breed profile is better: it holds every test that names the breed, and you do not pay to find out the breed.',
        },
        howTaken,
        howSoon(resultWeeks.mixBreed),
        ifItFails,
      ],
    }
  },
  'full-breed-profile': (all, species) => {
    const { profiles, mostTests, fewestTests, profileFrom } = counted(species, all)
    const young = species === 'dog' ? 'puppies' : 'kittens'
    return {
      learns: {
        title: 'What you learn',
        sentences: [
          `For every inherited illness with a test for the breed: whether your ${species} is clear, a carrier or at risk.`,
          `What its ${young} could inherit from it, coat and other traits included where there is a test for the breed.`,
          `Who your ${species} is: a DNA profile for identity, and for parentage once both parents have one.`,
        ],
      },
      figures: [
        { figure: String(profiles), label: `${species} breeds with a profile of their own` },
        { figure: String(mostTests), label: 'tests in the largest of them' },
      ],
      sample: 'certificate',
      isCompared: species === 'dog',
      time: { weeks: resultWeeks.tests, why: whyTests },
      isPosted: true,
      questions: [
        {
          title: 'Why do some breeds have more tests than others?',
          answer: `A profile holds those of our tests that name the breed: from ${fewestTests} to ${mostTests}. Where few variants have been found in a breed, few can be tested for. We add none that say nothing about the breed.`,
        },
        {
          title: 'Is it cheaper than its tests one by one?',
          answer: `Yes, always. Profiles start at ${profileFrom.label}, and you see the price of each beside that of its parts.`,
        },
        {
          title: 'Does “clear” mean healthy?',
          answer:
            'It means that none of the variants we read was found. Other genes, and chance, can still cause an illness, and many illnesses have no DNA test yet.',
        },
        species === 'dog'
          ? {
              title: 'My dog is a mix. Which one should I choose?',
              answer: 'Geno Pet Plus: it finds the breeds first, and then reads the health tests that go with them.',
            }
          : {
              title: 'Can I choose the breed later?',
              answer: 'Yes. You pay for the full breed profile kit now, and choose its breed when you activate it.',
            },
        howTaken,
        howSoon(resultWeeks.tests),
        ifItFails,
      ],
    }
  },
  'dna-profile': (_all, species) => ({
    learns: {
      title: 'What you learn',
      sentences: [
        `Who your ${species} is: a fingerprint of its DNA that stays the same for life.`,
        'Whether a dam and a sire can be the parents, once they have a profile of the same kind.',
        'Whether a sample is really from this animal, whenever anybody asks.',
      ],
    },
    figures: [],
    sample: 'parentage',
    time: { weeks: resultWeeks.tests, why: whyTests },
    isPosted: true,
    questions: [
      {
        title: 'Does it prove who the father is?',
        answer:
          'It excludes those who cannot be. With both parents profiled, little doubt is left about the right ones, but two males that are closely related may both qualify: the report says how many markers were compared and what did not fit.',
      },
      {
        title: 'Which kind of profile do I need?',
        answer:
          'The same as the other animals have: profiles can only be compared on the same panel. If nobody in the family has one yet, take the ISAG 2020 SNP profile, which is the newer one.',
      },
      {
        title: 'Does it say anything about health or breed?',
        answer:
          'No. It identifies, and that is all. A full breed profile holds a DNA profile and the health tests too.',
      },
      howTaken,
      howSoon(resultWeeks.tests),
      ifItFails,
    ],
  }),
  'multi-pack': (all, species) => {
    const { profiles, mostTests } = counted(species, all)
    const young = species === 'dog' ? 'puppy' : 'kitten'
    return {
      learns: {
        title: 'What each kit tells you',
        sentences: [
          `Whether the ${species} is clear, a carrier or at risk, for every illness with a test for its breed.`,
          'Who it is: each kit includes a DNA profile, for identity and parentage.',
          'All of that for the breed you choose later: each kit is activated on its own.',
        ],
      },
      figures: [
        { figure: String(profiles), label: `${species} breeds to choose from, when you activate it` },
        { figure: String(mostTests), label: 'tests in the largest profile' },
      ],
      sample: 'certificate',
      time: { weeks: resultWeeks.tests, why: whyTests },
      isPosted: true,
      questions: [
        {
          title: `Can I give a kit along with a ${young}?`,
          answer: 'Yes. Whoever activates it gets the result; it need not be the person who bought the pack.',
        },
        {
          title: 'Do all kits have to be for the same breed?',
          answer: 'No. Each one stands alone: choose the breed when you activate it.',
        },
        {
          title: 'Do kits expire?',
          answer: 'No. Keep them in a dry drawer, and use them when the litter arrives.',
        },
        howTaken,
        howSoon(resultWeeks.tests),
      ],
    }
  },
  'life-plan': () => ({
    learns: {
      title: 'What you get',
      sentences: [
        'What matters for your dog at each stage of its life, from its own results, breeds, age and weight.',
        'Where each piece of advice comes from: every statement names its source.',
        'A page in your account and a PDF for your vet, updated for free when a result changes.',
      ],
    },
    figures: [],
    sample: 'life-plan',
    isPosted: false,
    questions: [
      {
        title: 'What does it need?',
        answer:
          'The result of a Geno Pet or a full breed profile. Order it together with the kit, or later from the page of a dog that has been tested.',
      },
      {
        title: 'Does it replace my vet?',
        answer: 'No. It names no doses and makes no diagnosis. It gives you and your vet something to start from.',
      },
      {
        title: 'Is there one for cats?',
        answer: 'Not yet: it is for dogs only.',
      },
    ],
  }),
  'own-profile': (all, species) => {
    const { diseaseTests, traitTests } = counted(species, all)
    return {
      learns: {
        title: 'What you learn',
        sentences: [
          'The answer to the questions you choose, and to no others.',
          'For each illness, whether the animal is clear, a carrier or at risk, with what that means for a litter.',
          'For each trait, which forms of the gene it has, and what it can pass on.',
        ],
      },
      figures: [
        { figure: String(diseaseTests), label: `disease tests for ${species}s` },
        { figure: String(traitTests), label: 'tests for coat and other traits' },
      ],
      sample: 'certificate',
      time: { weeks: resultWeeks.tests, why: whyTests },
      isPosted: true,
      questions: [
        {
          title: 'Is that cheaper than the full breed profile?',
          answer:
            'For a few tests it is: they cost at least a quarter less than one by one. If you want most of a breed’s tests, its full profile costs less.',
        },
        howTaken,
        howSoon(resultWeeks.tests),
        ifItFails,
      ],
    }
  },
}

export const flagshipCopy = (name: FlagshipName, all: Flagships, species: StoreSpecies = 'dog'): FlagshipCopy =>
  makers[name](all, species)

/** Whose the sample reports are, and what one sees in them. */
export const sampleCopy: Record<SampleReportName, { title: string; text: string }> = {
  'breed-mix': {
    title: 'Biscuit’s breeds',
    text: 'Each share with its range, and what the estimate can and cannot say.',
  },
  certificate: {
    title: 'Skye’s results',
    text: 'A Border Collie: each test with its gene, its genotype and what it means for her and her puppies.',
  },
  parentage: {
    title: 'Wren’s parents',
    text: 'Her DNA profile compared with those of her dam and sire, marker by marker.',
  },
  'life-plan': {
    title: 'Biscuit’s life plan',
    text: 'Stage by stage, with the source of every statement.',
  },
}

/** What is in the parcel. */
export const kitContents = [
  { title: 'Two swabs', text: 'Each wrapped on its own, one for each cheek.' },
  { title: 'A barcode', text: 'It stands for your animal: the laboratory sees no name.' },
  { title: 'A sleeve', text: 'It keeps the swabs dry and clean on the way.' },
  { title: 'A prepaid envelope', text: 'It takes the sample back to us by ordinary post.' },
] as const
