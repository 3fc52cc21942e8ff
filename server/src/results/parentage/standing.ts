import type { ChipParent } from '@shop/contract/tool'
import { desc, eq, inArray } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { pedigreeName } from '../../animals/animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { fewestMarkers } from '../../reference/genetics/panels.ts'
import { type AlleleFrequencies, compareProfiles, isFit } from '../../reference/genetics/parentage.ts'
import type { Comparison, Profile } from '../../reference/genetics/profile.ts'
import { alleleFrequencies } from '../result/allele-frequencies.ts'
import { standingProfiles } from '../result/dna-profile.ts'
import { parentageRequests } from '../../schema/parentage.ts'

type AnimalRow = typeof animals.$inferSelect
type Role = ChipParent['role']
type Gap = ChipParent['gaps'][number]
type Pair = Record<Role, string | null> & { at: Date }
type OnPanel = Comparison & { panel: string; isOfBoth: boolean }

/** What holds of an animal's dam or sire today. */
export type ParentStanding = Pick<ChipParent, 'role' | 'state' | 'gaps' | 'panels'> & {
  /** Null where it is a name alone, or nobody. */
  animal: AnimalRow | null
  statedName: string | null
  comparisons: OnPanel[]
  comparedAt: Date | null
}
export type Standing = { panels: string[]; isSampleData: boolean; parents: ParentStanding[] }

const roles = ['dam', 'sire'] as const
const genders: Record<Role, AnimalRow['gender']> = { dam: 'female', sire: 'male' }
const otherRole = (role: Role): Role => (role === 'dam' ? 'sire' : 'dam')

/** A request for more pairs than this of one animal is a search for a match. */
const mostPairs = 20

/** The pairs that anybody with the right to had compared with it, each once and the newest first; whoever is written down comes before others. */
async function requestedPairs(db: Db, { id, damId, sireId }: AnimalRow): Promise<Pair[]> {
  const rows = await db
    .select({ outcome: parentageRequests.outcome, at: parentageRequests.createdAt })
    .from(parentageRequests)
    .where(eq(parentageRequests.offspringId, id))
    .orderBy(desc(parentageRequests.createdAt), desc(parentageRequests.id))
  const all = rows.map(({ outcome: { dam, sire }, at }) => ({ dam: dam?.id ?? null, sire: sire?.id ?? null, at }))
  const pairs = [...Map.groupBy(all, ({ dam, sire }) => `${dam} ${sire}`).values()].flatMap(([newest]) => newest ?? [])
  const isWritten = ({ dam, sire }: Pair) => (dam !== null && dam === damId) || (sire !== null && sire === sireId)
  const [written, others] = [pairs.filter(isWritten), pairs.filter((pair) => !isWritten(pair))]
  const kept = new Set([...written.slice(0, mostPairs), ...others.slice(0, mostPairs)])
  return pairs.filter((pair) => kept.has(pair))
}

/**
 * The profiles of these animals that count, made-up ones apart from real ones, and whose samples contradict each other.
 */
async function profilesOf(db: Db, offspring: AnimalRow, ids: string[]) {
  const { profiles: rows, conflicts: found } = await standingProfiles(db, ids)
  const own = rows.filter(({ sample }) => sample.animalId === offspring.id)
  const isSampleData = own.length > 0 && own.every(({ sample }) => sample.isSampleData)
  const conflicts = new Set(found.map(({ animalId }) => animalId))
  const byAnimal = Map.groupBy(
    rows.filter(({ sample }) => sample.isSampleData === isSampleData),
    ({ sample }) => sample.animalId,
  )
  /** One profile on each panel, the newest. */
  const of = (animal: AnimalRow): Profile[] => {
    const all = byAnimal.get(animal.id) ?? []
    return all
      .filter((row, index) => all.findIndex(({ panel }) => panel === row.panel) === index)
      .map(({ panel, markers, laboratory }) => ({ name: animal.petName, panel, markers, laboratory }))
  }
  return { isSampleData, of, isContradicted: ({ id }: AnimalRow) => conflicts.has(id) }
}

const panelsIn = (profiles: Profile[]) => profiles.map(({ panel }) => panel)
const isFitting = ({ isOfBoth, ...found }: OnPanel) => isFit(found, { dam: true, sire: isOfBoth })

/**
 * What DNA shows today of an animal's dam and sire, as written down or compared. Whatever was compared last, every
 * panel that both have counts, so an inconclusive comparison takes nothing away. Only animals that were compared by
 * somebody with the right to do so are compared here.
 */
export async function standingParents(db: Db, offspring: AnimalRow): Promise<Standing> {
  const pairs = await requestedPairs(db, offspring)
  const parentIds = [...pairs.flatMap(({ dam, sire }) => [dam, sire]), offspring.damId, offspring.sireId]
  const ids = [...new Set(parentIds.filter((id) => id !== null))]
  const rows = ids.length ? await db.select().from(animals).where(inArray(animals.id, ids)) : []
  const profiles = await profilesOf(db, offspring, [offspring.id, ...ids])
  const own = profiles.of(offspring)
  const find = (role: Role, id: string | null) =>
    rows.find((row) => row.id === id && row.gender === genders[role]) ?? null

  const known = new Map<string, Promise<AlleleFrequencies>>()
  const frequenciesOn = (panel: string) => {
    const { isSampleData } = profiles
    const population = { panel, speciesId: offspring.speciesId, isSampleData }
    return known.get(panel) ?? known.set(panel, alleleFrequencies(db, population)).get(panel)
  }

  /** Compared with one parent or both, on each panel that all of them have. */
  async function compareOn(trio: Partial<Record<Role, AnimalRow>>): Promise<OnPanel[]> {
    const found: OnPanel[] = []
    for (const profile of own) {
      const [dam, sire] = roles.map((role) => {
        const parent = trio[role]
        return parent ? profiles.of(parent).find(({ panel }) => panel === profile.panel) : null
      })
      if (dam === undefined || sire === undefined) continue
      const comparison = compareProfiles({ offspring: profile, dam, sire }, await frequenciesOn(profile.panel))
      found.push({ ...comparison, panel: profile.panel, isOfBoth: Boolean(dam && sire) })
    }
    return found
  }

  /** Why two animals that were not compared cannot be, or that somebody has to request it. */
  const gapsBefore = (parent: AnimalRow): Gap[] => {
    const theirs = profiles.of(parent)
    const gaps: Gap[] = [
      ...(own.length
        ? []
        : [profiles.isContradicted(offspring) ? ('offspring_conflict' as const) : ('offspring_profile' as const)]),
      ...(theirs.length
        ? []
        : [profiles.isContradicted(parent) ? ('parent_conflict' as const) : ('parent_profile' as const)]),
    ]
    if (gaps.length) return gaps
    return panelsIn(own).some((panel) => panelsIn(theirs).includes(panel)) ? [] : ['common_panel']
  }

  /** Of a pair whose members fit alone and not together neither qualifies, unless it fits with another. */
  async function verdictWith(role: Role, parent: AnimalRow, alone: OnPanel[]) {
    const both: OnPanel[] = []
    let isContradicted = false
    for (const pair of pairs.filter((one) => one[role] === parent.id)) {
      const other = find(otherRole(role), pair[otherRole(role)])
      if (!other) continue
      const found = await compareOn({ [role]: parent, [otherRole(role)]: other })
      both.push(...found.filter(isFitting))
      const isOtherFit = (await compareOn({ [otherRole(role)]: other })).some(isFitting)
      if (isOtherFit && found.some(({ verdict }) => verdict === 'excluded')) isContradicted = true
    }
    const comparisons = alone.map((one) => both.find(({ panel }) => panel === one.panel) ?? one)
    return { comparisons, isContradicted: isContradicted && !both.length }
  }

  async function standingOf(role: Role, parent: AnimalRow): Promise<ParentStanding> {
    const asked = pairs.filter((pair) => pair[role] === parent.id)
    const base = {
      role,
      animal: parent,
      statedName: null,
      panels: panelsIn(profiles.of(parent)),
      comparedAt: asked[0]?.at ?? null,
    }
    const before = gapsBefore(parent)
    if (!asked.length)
      return { ...base, state: 'stated', comparisons: [], gaps: before.length ? before : ['comparison'] }
    const alone = await compareOn({ [role]: parent })
    if (!alone.length) return { ...base, state: 'not_comparable', comparisons: [], gaps: before }
    const isExcluded = alone.some(({ verdict }) => verdict === 'excluded')
    if (isExcluded)
      return {
        ...base,
        state: alone.some(isFitting) ? 'inconclusive' : 'excluded',
        comparisons: alone,
        gaps: ['retest'],
      }
    if (alone.some(isFitting)) {
      const { comparisons, isContradicted } = await verdictWith(role, parent, alone)
      return isContradicted
        ? { ...base, state: 'inconclusive', comparisons, gaps: ['together'] }
        : { ...base, state: 'qualifies', comparisons, gaps: [] }
    }
    if (alone.every(({ verdict }) => verdict === 'not_comparable'))
      return { ...base, state: 'not_comparable', comparisons: alone, gaps: ['notation'] }
    const isShort = alone.some(
      ({ verdict, panel, markersCompared }) =>
        verdict === 'qualifies_one_exclusion' || markersCompared < fewestMarkers(panel),
    )
    return { ...base, state: 'inconclusive', comparisons: alone, gaps: [isShort ? 'more_markers' : 'retest'] }
  }

  async function standingIn(role: Role): Promise<ParentStanding> {
    const statedId = offspring[`${role}Id`]
    const statedName = offspring[`${role}Name`]
    const stated = find(role, statedId)
    const compared: ParentStanding[] = []
    for (const id of new Set(pairs.map((pair) => pair[role]))) {
      const parent = find(role, id)
      if (parent) compared.push(await standingOf(role, parent))
    }
    const isNamed = ({ animal }: ParentStanding) =>
      animal !== null && [animal.registrationName, animal.petName].includes(statedName)
    const nobody = { role, animal: null, statedName, panels: [], comparisons: [], comparedAt: null }
    const fitting = compared.filter(({ state }) => state === 'qualifies')

    const written = stated
      ? (compared.find(({ animal }) => animal?.id === stated.id) ?? (await standingOf(role, stated)))
      : statedName !== null
        ? (compared.find(isNamed) ??
          ({
            ...nobody,
            state: 'stated',
            gaps: [...(own.length ? [] : (['offspring_profile'] as const)), 'name_only'],
          } satisfies ParentStanding))
        : null
    if (written) {
      const isOtherFit = fitting.some(({ animal }) => animal?.id !== written.animal?.id)
      if (!isOtherFit) return { ...written, statedName }
      // Two that fit settle nothing, whoever is written down (decision 0049).
      return written.state === 'qualifies'
        ? { ...written, statedName, state: 'inconclusive', gaps: ['several_fit'] }
        : { ...written, statedName, gaps: ['other_fits', ...written.gaps] }
    }
    if (fitting.length > 1) return { ...nobody, state: 'inconclusive', gaps: ['several_fit'] }
    return fitting[0] ?? compared[0] ?? { ...nobody, state: 'unknown', gaps: ['no_parent'] }
  }

  return {
    panels: panelsIn(own),
    isSampleData: profiles.isSampleData,
    parents: [await standingIn('dam'), await standingIn('sire')],
  }
}

/** A parent's name: as on its documents, else as written down. */
export const parentName = ({ animal, statedName }: Pick<ParentStanding, 'animal' | 'statedName'>): string | null =>
  animal ? pedigreeName(animal) : statedName
