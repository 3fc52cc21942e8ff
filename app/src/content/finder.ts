import type { FinderAdvice, FinderAnswers, FinderQuestion } from '@shop/contract/finder'
import type { IllustrationName } from '@shop/design-system'

type Choice = { label: string; hint: string; picture?: IllustrationName }

const words = { dog: { young: 'puppies' }, cat: { young: 'kittens' } } as const

type Copy<Question extends FinderQuestion> = {
  title: string
  choices: Record<FinderAnswers[Question], Choice>
}

/** Each question, in the words for the animal that was named. */
export const finderCopy = (animal: FinderAnswers['animal']): { [Question in FinderQuestion]: Copy<Question> } => ({
  animal: {
    title: 'Who is it for?',
    choices: {
      dog: { label: 'A dog', hint: 'Of any breed or none', picture: 'dog' },
      cat: { label: 'A cat', hint: 'Of any breed or none', picture: 'cat' },
    },
  },
  kind: {
    title: `Do you know the breed of your ${animal}?`,
    choices: {
      mixed: { label: 'A mix, or I do not know', hint: 'From the shelter, the farm or the neighbours' },
      pure: { label: 'A pure breed', hint: 'You will say which one next' },
    },
  },
  purpose: {
    title: 'What would you like to know most?',
    choices: {
      breeds: { label: 'What is in there', hint: `Where your ${animal} comes from` },
      health: { label: 'What to watch for', hint: 'Inherited illnesses, before they show' },
      litter: { label: 'Whether to breed', hint: `What ${words[animal].young} could inherit` },
      identity: { label: 'Who it is', hint: 'A DNA fingerprint, and its parents' },
    },
  },
  tested: {
    title: `Has your ${animal} had a DNA test before?`,
    choices: {
      no: { label: 'No', hint: 'This is the first one' },
      here: { label: 'Yes, with you', hint: 'We may still have the sample' },
      elsewhere: { label: 'Yes, elsewhere', hint: 'With another laboratory' },
    },
  },
})

/** Why each of the products fits, in one sentence. */
export function reasonFor(
  advice: FinderAdvice,
  { animal, kind }: Pick<FinderAnswers, 'animal' | 'kind'>,
  breed: string | null,
): string {
  const young = words[animal].young
  const reasons: Record<FinderAdvice, string> = {
    'geno-pet':
      'Tells you the breeds behind your dog and how much of each; health tests can follow from the same swab.',
    'geno-pet-plus':
      kind === 'pure'
        ? 'Checks the breeds, and reads the health tests that go with whatever is found.'
        : 'Finds the breeds first, and then reads the health tests that go with them, with a DNA profile.',
    'life-plan': 'Goes well with either: what matters at each stage of your dog’s life, with its sources.',
    profile: `Holds every test we have that names the ${breed ?? 'breed'}, and a DNA profile, for less than one by one.`,
    kit:
      kind === 'pure' && breed
        ? 'The same profile as a kit to keep: choose the breed when you activate it.'
        : `Reads the tests that are for every ${animal}, with a DNA profile; if you learn the breed, choose it when you activate the kit.`,
    'kit-parentage': `Adds a comparison with dam and sire, so that the papers of the ${young} are beyond doubt.`,
    'dna-profile': `A fingerprint that tells your ${animal} from all others, for life, and can be compared with its parents’.`,
    parentage: 'A DNA profile and its comparison with those of dam and sire.',
    pack: `Two kits, ten percent less than one by one: for both parents of the ${young}.`,
    ancestry: 'Tells you which regions and breeds are behind your cat.',
  }
  return reasons[advice]
}

/** What an earlier test changes; nothing without one. */
export const testedNote: Record<FinderAnswers['tested'], { title: string; text: string; isOurs: boolean } | null> = {
  no: null,
  here: {
    title: 'You may not need a new swab',
    text: 'We keep a sample for five years. What can still be read in it is on the animal’s page in your account, often for less.',
    isOurs: true,
  },
  elsewhere: {
    title: 'You need not test the same thing twice',
    text: 'Compare what you have with the list of what is in it before you buy. DNA profiles can be compared where they were read on the same panel.',
    isOurs: false,
  },
}
