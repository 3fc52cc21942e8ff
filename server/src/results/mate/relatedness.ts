import { foldedName } from '@shop/contract/text'
import type { Mate } from '@shop/contract/mate'
import type { AnimalRow } from '../../animals/animal/access.ts'
import { pedigreeName } from '../../animals/animal/view.ts'
import { ancestorsOf, kinshipIn, type Pedigree } from '../../reference/genetics/kinship.ts'
import { litterDiversity } from '../../reference/genetics/diversity.ts'
import { likenessOf } from '../../reference/genetics/likeness.ts'
import { fewestMarkers } from '../../reference/genetics/panels.ts'
import type { AlleleFrequencies } from '../../reference/genetics/parentage.ts'
import { readMarkers, type ReadMarkers } from '../../reference/genetics/profile.ts'
import { toDiversity } from '../result/diversity.ts'
import type { ProfileRow } from '../result/dna-profile.ts'

export type Relatedness = Mate['relatedness']
type Row = Pick<
  AnimalRow,
  'id' | 'gender' | 'petName' | 'registrationName' | 'damId' | 'sireId' | 'damName' | 'sireName'
>

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })
/** More ancestors in common than these are no line to read. */
const mostAncestors = 3

const sides = [
  { id: 'damId', name: 'damName', word: 'dam' },
  { id: 'sireId', name: 'sireName', word: 'sire' },
] as const

/** Names of the animals of a kennel's pedigrees: its own, and the parents that these name. */
function namesIn(herd: readonly Row[]): Map<string, string> {
  const written = herd.flatMap((row) =>
    sides.flatMap(({ id, name }) => (row[id] ? [[row[id], row[name] ?? 'an animal without a name'] as const] : [])),
  )
  return new Map([...written, ...herd.map((row) => [row.id, pedigreeName(row)] as const)])
}

/** What the mate is to the animal, where both parents' records show it. */
function closeRelation(animal: Row, mate: Row, nameOf: (id: string) => string): string | null {
  const [male, his] = [mate.gender === 'male', animal.gender === 'male' ? 'his' : 'her']
  const of = `${his.charAt(0).toUpperCase()}${his.slice(1)}`
  if (mate.id === animal.damId || mate.id === animal.sireId) return `${of} ${male ? 'sire' : 'dam'}`
  if (animal.id === mate.damId || animal.id === mate.sireId) return `${of} ${male ? 'son' : 'daughter'}`
  const shared = sides.flatMap(({ id, word }) => {
    const parent = animal[id]
    return parent && parent === mate[id] ? [{ parent, word }] : []
  })
  const sibling = male ? 'brother' : 'sister'
  const [first] = shared
  if (shared.length > 1) return `${of} full ${sibling}`
  return first ? `${of} half-${sibling}: ${nameOf(first.parent)} is the ${first.word} of both` : null
}

/** The ancestors of both that are no ancestor of another of them: through whom the two are related. */
function nearestInCommon(pedigree: Pedigree, animal: Row, mate: Row): string[] {
  const [ofAnimal, ofMate] = [animal, mate].map(({ id }) => ancestorsOf(pedigree, id).add(id)) as [
    Set<string>,
    Set<string>,
  ]
  const common = [...ofAnimal].filter((id) => ofMate.has(id))
  const further = new Set(common.flatMap((id) => [...ancestorsOf(pedigree, id)]))
  return common.filter((id) => !further.has(id))
}

/** Parents without a record that both name alike. */
const sharedNames = (animal: Row, mate: Row): string[] =>
  sides.flatMap(({ id, name }) => {
    const [own, others] = [animal[name], mate[name]]
    const isSame = own && others && foldedName(own) === foldedName(others)
    return isSame && !(animal[id] && mate[id]) ? [own] : []
  })

type Profiles = ReadonlyMap<string, { panel: string; markers: ReadMarkers }[]>

/** Each animal's profiles with what was read, the panel that most registries require first. */
export const profilesByAnimal = (rows: ProfileRow[]): Profiles =>
  new Map(
    [...Map.groupBy(rows, ({ sample }) => sample.animalId ?? '')].map(([id, own]) => [
      id,
      own.map((row) => ({ panel: row.panel, markers: readMarkers(row) })),
    ]),
  )

type Dna = Pick<Relatedness, 'dna' | 'dnaReason'>

type Known = {
  herd: readonly Row[]
  profiles: Profiles
  /** Samples of the animal have profiles of different animals. */
  hasProfileConflict: (animalId: string) => boolean
  /** Of the population that the profiles are of, by panel. */
  frequencies: ReadonlyMap<string, AlleleFrequencies>
}

function compareDna(animal: Row, mate: Row, { profiles, hasProfileConflict, frequencies }: Known): Dna {
  const [own, others] = [profiles.get(animal.id) ?? [], profiles.get(mate.id) ?? []]
  const cannot = (dnaReason: string): Dna => ({ dna: null, dnaReason })
  const [contradicted] = [animal, mate].filter(({ id }) => hasProfileConflict(id) && !profiles.has(id))
  if (contradicted)
    return cannot(
      `Samples of ${contradicted.petName} have DNA profiles of different animals. Until the laboratory has settled it, neither counts.`,
    )
  const without = [...(own.length ? [] : [animal.petName]), ...(others.length ? [] : [mate.petName])]
  if (without.length)
    return cannot(`${listFormat.format(without)} ${without.length > 1 ? 'have' : 'has'} no DNA profile.`)
  const first = own.find(({ panel }) => others.some((other) => other.panel === panel))
  const second = others.find(({ panel }) => panel === first?.panel)
  if (!first || !second) return cannot('Their DNA profiles were made on different panels, which cannot be compared.')
  const likeness = likenessOf(first.panel, first.markers, second.markers)
  if (!likeness)
    return cannot(`Fewer than ${fewestMarkers(first.panel)} markers were read in both, too few to say anything.`)
  const { markers, share } = likeness
  const { panel } = first
  const litter = litterDiversity(panel, [first.markers, second.markers], frequencies.get(panel) ?? {})
  return { dna: { panel, markers, percentAlike: share * 100, litter: toDiversity(litter) }, dnaReason: null }
}

/** Compares animals of one kennel by its pedigrees and their DNA profiles. */
export function relatednessIn(known: Known) {
  const { herd } = known
  const pedigree: Pedigree = new Map(herd.map(({ id, damId, sireId }) => [id, { damId, sireId }]))
  const names = namesIn(herd)
  const nameOf = (id: string) => names.get(id) ?? 'an animal without a name'
  const kinship = kinshipIn(pedigree)

  function relationOf(animal: Row, mate: Row): string {
    const close = closeRelation(animal, mate, nameOf)
    if (close) return close
    const common = nearestInCommon(pedigree, animal, mate)
    const shown = common.slice(0, mostAncestors).map(nameOf)
    const more = common.length - shown.length
    return `Ancestors in common: ${listFormat.format(more ? [...shown, `${more} more`] : shown)}`
  }

  return (animal: Row, mate: Row): Relatedness => {
    const inbreeding = kinship(animal.id, mate.id)
    return {
      relation: inbreeding > 0 ? relationOf(animal, mate) : null,
      inbreedingPercent: inbreeding * 100,
      knownParents: [animal.damId, animal.sireId, mate.damId, mate.sireId].filter((id) => id !== null).length,
      sharedNames: sharedNames(animal, mate),
      ...compareDna(animal, mate, known),
    }
  }
}

/** The least related first. Where nothing else decides, what DNA cannot measure never comes before what it can. */
export const compareRelatedness = (a: Relatedness, b: Relatedness): number =>
  a.inbreedingPercent - b.inbreedingPercent ||
  a.sharedNames.length - b.sharedNames.length ||
  Number(a.dna === null) - Number(b.dna === null) ||
  (a.dna?.percentAlike ?? 0) - (b.dna?.percentAlike ?? 0)
