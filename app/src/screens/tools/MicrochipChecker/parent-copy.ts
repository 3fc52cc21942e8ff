import type { StoreSpecies } from '@shop/contract/constants'
import type { ChipParent, ChipRecord } from '@shop/contract/tool'
import type { Audience } from '../../../layouts/audience.ts'
import { paths } from '../../../paths.ts'
import { animalWords } from '../../../parts/animal/animal-words.tsx'

export type Gap = ChipParent['gaps'][number]

/** Who reads, and of what animal; an id where they may act on it. */
export type Reader = {
  offspring: { id: string | null; name: string; species: StoreSpecies; panels: readonly string[] }
  audience: Audience
}

type Way = { text: string; link?: { label: string; href: string } }

/** A record's findings on both parents, in a few words. */
const found: Record<ChipParent['state'], (role: string) => string> = {
  qualifies: (role) => `the ${role} qualifies by DNA`,
  stated: (role) => `the ${role} is stated, not checked`,
  excluded: (role) => `the ${role} is excluded`,
  inconclusive: (role) => `the DNA cannot tell of the ${role}`,
  not_comparable: (role) => `the ${role} could not be compared`,
  unknown: (role) => `no ${role} on record`,
}

/** `unnamed` stands for an animal whose name the reader may not know. */
export function chipFindingOf({ animal, parents }: ChipRecord, unnamed: string): string {
  const name = animal?.petName ?? unnamed
  const [dam, sire] = parents
  const same = dam && sire && dam.state === sire.state ? dam.state : null
  if (same === 'qualifies') return `${name}: both parents qualify by DNA`
  if (same === 'stated') return `${name}: both parents are stated, and neither is checked`
  if (same === 'excluded') return `${name}: both parents are excluded`
  if (same === 'unknown') return `${name}: no parents on record`
  return `${name}: ${parents.map(({ role, state }) => found[state](role)).join(', ')}`
}

/** What a state means for whoever relies on it. */
export const meanings: Record<ChipParent['state'], (role: string) => string> = {
  qualifies: (role) =>
    `Nothing in the markers excludes this ${role}, beyond what reading errors alone make. DNA excludes and does not prove: a close relative can qualify too.`,
  stated: (role) => `This ${role} is on record, but no DNA was compared, so we cannot confirm it.`,
  excluded: (role) =>
    `The markers speak against this ${role}. A mix-up of samples looks the same, so test again first.`,
  inconclusive: (role) => `The DNA was compared, and it neither fits nor excludes a ${role} clearly.`,
  not_comparable: (role) => `Someone asked to compare this ${role}, but the DNA on file today cannot be compared.`,
  unknown: (role) => `No ${role} is on record.`,
}

const profiles = ({ audience, offspring: { species } }: Reader) => ({
  label: 'DNA profiles and parentage',
  href: paths.speciesPage(audience === 'vet' ? 'vet' : 'breeder', species, 'dna-profile-parentage'),
})

const listed = (panels: readonly string[]) => panels.join(' and ')

/** What is missing, and the page that mends it. Strangers read the first, and have nothing to mend. */
export function wayOn(gap: Gap, parent: ChipParent, reader: Reader): Way {
  const { id, name, panels } = reader.offspring
  const { role } = parent
  const words = (text: string) => animalWords(text, reader.audience)
  const its = parent.name ?? `the ${role}`
  const Its = its.charAt(0).toUpperCase() + its.slice(1)
  const own = (label: string, href: string) => (id ? { link: { label, href } } : {})
  const edit = id ? own('Change its record', paths.animalPage(id, 'edit')) : {}
  const orderOne = id ? ': order one.' : ' yet. Its owner can order one.'
  const order = id ? { link: profiles(reader) } : {}
  const ask = id ? { link: { label: 'Ask the laboratory', href: paths.contact } } : {}
  const compare = id
    ? own('Compare the DNA', paths.compareParents({ offspring: id, [role]: parent.animalId ?? undefined }))
    : {}
  switch (gap) {
    case 'no_parent':
      return { text: `No ${role} is on record.`, ...edit }
    case 'name_only':
      return {
        text: id
          ? `The ${role} is a name alone. It takes a record of its own, of yours or shared with you with all rights, and a DNA profile.`
          : words(`The ${role} is a name alone: no animal with a DNA profile stands behind it here.`),
        ...edit,
      }
    case 'other_fits':
      return {
        text: words(`The DNA fits another animal than the ${role} that is written down. One of the two is a mistake.`),
        ...edit,
      }
    case 'several_fit':
      return {
        text: words(`More than one animal fits as the ${role}, as close relatives can. More markers tell them apart.`),
        ...order,
      }
    case 'offspring_profile':
      return { text: `${name} has no DNA profile${orderOne}`, ...order }
    case 'parent_profile':
      return { text: `${Its} has no DNA profile${orderOne}`, ...order }
    case 'offspring_conflict':
      return {
        text: `Two samples of ${name} contradict each other, so neither counts until a new one is read.`,
        ...(id && own('See its samples', paths.animalPage(id, 'samples'))),
      }
    case 'parent_conflict':
      return {
        text: `Two samples of ${its} contradict each other, so neither counts until a new one is read.`,
        ...(parent.animalId && own('See its samples', paths.animalPage(parent.animalId, 'samples'))),
      }
    case 'common_panel':
      return {
        text: `${name} was profiled on ${listed(panels)}, ${its} on ${listed(parent.panels) || 'another panel'}. Panels do not mix: it takes a profile of both on one.`,
        ...order,
      }
    case 'notation':
      return { text: 'The two laboratories name the alleles in different ways. Ask for them to be read alike.', ...ask }
    case 'share':
      return {
        text: `The ${role} is in another account. Its owner has to share it with all rights before its DNA is compared.`,
        ...(id && own(words('Animals shared with you'), paths.sharedAnimals)),
      }
    case 'comparison':
      return { text: `Both have a DNA profile, but nobody has compared them yet.`, ...compare }
    case 'more_markers':
      return { text: 'Too few markers tell, or one does not fit. More of them would decide it.', ...order }
    case 'together':
      return {
        text: 'Each parent fits alone, and the two do not together: at least one of them is wrong.',
        ...compare,
      }
    case 'retest':
      return { text: 'Have both samples read again before acting on it.', ...ask }
  }
}
