import type { Conflict, ConflictKind } from '@shop/contract/conflict'
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { breedNamer } from '../../animals/animal/view.ts'
import { animals } from '../../schema/animal.ts'
import { breeds } from '../../schema/breed.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Db } from '../../platform/db/open.ts'
import { type ReadOf, readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { GenotypeError, genotypeOf } from '../../reference/genetics/genotype.ts'
import { isOtherMix } from '../../reference/genetics/breed-mix.ts'
import { compareIdentity } from '../../reference/genetics/identity.ts'
import { products } from '../../schema/product.ts'
import { samples } from '../../schema/sample.ts'
import { isReported } from './lines.ts'
import { breedMixes, conflictSettlements, dnaProfiles, results, stands } from '../../schema/result.ts'

type Reading = {
  id: string
  barcode: string
  importId: string | null
  testedAt: Date
  text: string
  /** Equal for readings that agree with each other. */
  side: string
}
/** In what samples of one animal contradict each other, not settled yet. */
export type OpenConflict = {
  animalId: string
  kind: ConflictKind
  /** The number of the test, the panel of the profiles, or "breed mix". */
  about: string
  name: string
  /** The rows that contradict each other, the oldest first. */
  readings: Reading[]
}

/** What two breed mixes of one animal are about. */
export const aboutMix = 'breed mix'
export const profileName = (panel: string) => `DNA profile on ${panel}`
export const mixName = 'Breed mix'

const byAnimalAnd = ({ animalId, about }: { animalId: string; about: string | number }) => `${animalId}|${about}`
const grouped = <Row extends { animalId: string; about: string | number }>(rows: Row[]) => [
  ...Map.groupBy(rows, byAnimalAnd).values(),
]

type Facts = Pick<typeof products.$inferSelect, 'name' | 'alleles' | 'modeOfInheritance'>

/** The genotype in its one way of writing; null where it does not fit the animal as it is described now. */
function readable(test: Facts, genotype: string, gender: 'male' | 'female'): string | null {
  try {
    return genotypeOf(test, genotype, gender)
  } catch (error) {
    if (error instanceof GenotypeError) return null
    throw error
  }
}

const ofAnimal = {
  animalId: sql<string>`${samples.animalId}`,
  barcode: samples.barcode,
}

/** What a genotype is read by; joins of these tables would take longer to plan than everything else. */
const genderOfAnimal = sql<
  'male' | 'female'
>`(select ${animals.gender} from ${animals} where ${animals.id} = ${samples.animalId})`
const factsOfTest = sql<Facts>`(
  select json_build_object('name', ${products.name}, 'alleles', ${products.alleles},
    'modeOfInheritance', ${products.modeOfInheritance})
  from ${products} where ${products.id} = ${results.productId})`

/** Animals by their ids, or an array of them that a query finds. */
export type AnimalIds = readonly string[] | SQL

/** For `where`: of those among these animals that have several samples; one contradicts nothing, and most have one. */
const isOfSeveral = (ids: AnimalIds) =>
  sql`${samples.animalId} in (select ${samples.animalId} from ${samples}
    where ${anyOf(samples.animalId, ids)} group by 1 having count(*) > 1)`

/** A marker that failed contradicts nothing. */
const genotypeRows = (ids: AnimalIds) => {
  const isRead = and(
    isOfSeveral(ids),
    stands(results),
    isReported,
    eq(results.basis, 'tested'),
    isNotNull(results.genotype),
  )
  const isOtherwise = sql`(${samples.animalId}, ${results.productId}) in (
    select ${samples.animalId}, ${results.productId}
    from ${results} join ${samples} on ${samples.barcode} = ${results.barcode}
    where ${isRead} group by 1, 2 having count(distinct ${results.genotype}) > 1)`
  return rowsOf(
    {
      ...ofAnimal,
      about: results.productId,
      id: results.id,
      importId: results.importId,
      testedAt: results.testedAt,
      genotype: sql<string>`${results.genotype}`,
      gender: genderOfAnimal,
      test: factsOfTest,
    },
    (select) =>
      select
        .from(results)
        .innerJoin(samples, eq(samples.barcode, results.barcode))
        .where(and(isRead, isOtherwise))
        .orderBy(asc(results.testedAt), asc(results.createdAt), asc(results.id)),
  )
}

/** Tests that one animal was read differently in. */
const genotypeConflicts = (rows: Read['genotypes']) =>
  grouped(rows).flatMap((group): OpenConflict[] => {
    const readings = group.flatMap(({ genotype, gender, test, ...row }) => {
      const text = readable(test, genotype, gender)
      return text === null ? [] : [{ ...row, text, side: text }]
    })
    const [first] = group
    if (!first || new Set(readings.map(({ text }) => text)).size < 2) return []
    const { animalId, about, test } = first
    return [{ animalId, kind: 'genotype', about: String(about), name: test.name, readings }]
  })

/**
 * The rows of `group` that some other row of it contradicts, each with the side that it is on. Two rows are compared
 * once: `isOther` holds both ways.
 */
function contradicted<Row extends { id: string }>(group: Row[], isOther: (one: Row, other: Row) => boolean) {
  const found = new Set(
    group.flatMap((row, at) => group.slice(at + 1).flatMap((other) => (isOther(row, other) ? [row, other] : []))),
  )
  return group
    .filter((row) => found.has(row))
    .map((row) => ({ ...row, side: group.find((other) => other.id === row.id || !isOther(row, other))?.id ?? row.id }))
}

type Profile = Pick<typeof dnaProfiles.$inferSelect, 'barcode' | 'panel' | 'markers'>

/** Whether two profiles are of two animals; what may be errors of reading is no contradiction. */
export const isOtherAnimal = (one: Profile, other: Profile): boolean =>
  compareIdentity({ ...one, name: one.barcode }, { ...other, name: other.barcode }).verdict === 'different'

/** The profiles of which an animal has several on one panel, to be read: `profileConflictsIn` takes them. */
export const profileConflictRows = (ids: AnimalIds) => {
  const isRead = and(isOfSeveral(ids), stands(dnaProfiles), isReported)
  const isOnSamePanel = sql`(${samples.animalId}, ${dnaProfiles.panel}) in (
    select ${samples.animalId}, ${dnaProfiles.panel}
    from ${dnaProfiles} join ${samples} on ${samples.barcode} = ${dnaProfiles.barcode}
    where ${isRead} group by 1, 2 having count(*) > 1)`
  return rowsOf(
    {
      ...ofAnimal,
      about: dnaProfiles.panel,
      id: dnaProfiles.id,
      importId: dnaProfiles.importId,
      testedAt: dnaProfiles.testedAt,
      panel: dnaProfiles.panel,
      markers: dnaProfiles.markers,
    },
    (select) =>
      select
        .from(dnaProfiles)
        .innerJoin(samples, eq(samples.barcode, dnaProfiles.barcode))
        .where(and(isRead, isOnSamePanel))
        .orderBy(asc(dnaProfiles.testedAt), asc(dnaProfiles.createdAt), asc(dnaProfiles.id)),
  )
}

/** Panels on which samples of one animal have profiles of different animals. */
export const profileConflictsIn = (rows: Read['profiles']) =>
  grouped(rows).flatMap((group): OpenConflict[] => {
    const others = contradicted(group, isOtherAnimal)
    const [first] = others
    if (!first) return []
    const readings = others.map(({ markers, panel: _, ...row }) => ({ ...row, text: profileText(markers) }))
    return [
      {
        animalId: first.animalId,
        kind: 'dna_profile',
        about: first.panel,
        name: profileName(first.panel),
        readings,
      },
    ]
  })

/** "228 of 230 markers read" */
export const profileText = (markers: { alleles: string[] }[]): string => {
  const read = markers.filter(({ alleles }) => alleles.length === 2).length
  return `${read === markers.length ? read : `${read} of ${markers.length}`} markers read`
}

type Mix = Pick<typeof breedMixes.$inferSelect, 'shares'> & { named: { id: number; name: string }[] }

/** The breeds of an estimate, by name: a column beside it. */
export const namedInMix = sql<Mix['named']>`(
  select coalesce(json_agg(json_build_object('id', ${breeds.id}, 'name', ${breeds.name})), '[]') from ${breeds}
  where ${breeds.id} in (select (share->>'breedId')::int from jsonb_array_elements(${breedMixes.shares}) share))`

/** An estimate as text, the largest share first and what belongs to no breed last: "60% Beagle, 40% not assigned". */
export function mixText({ shares, named }: Mix): string {
  const breedOf = breedNamer(named)
  return shares
    .toSorted((a, b) => Number(a.breedId === null) - Number(b.breedId === null) || b.percent - a.percent)
    .map(({ breedId, percent }) => `${percent}% ${breedOf(breedId)?.name ?? 'not assigned'}`)
    .join(', ')
}

const mixRows = (ids: AnimalIds) =>
  rowsOf(
    {
      ...ofAnimal,
      about: sql<string>`${aboutMix}::text`,
      id: breedMixes.id,
      importId: breedMixes.importId,
      testedAt: breedMixes.testedAt,
      shares: breedMixes.shares,
      named: namedInMix,
    },
    (select) =>
      select
        .from(breedMixes)
        .innerJoin(samples, eq(samples.barcode, breedMixes.barcode))
        .where(and(isOfSeveral(ids), stands(breedMixes), isReported))
        .orderBy(asc(breedMixes.testedAt), asc(breedMixes.createdAt), asc(breedMixes.id)),
  )

/** Estimates of breeds that cannot be of one animal. */
const mixConflicts = (rows: Read['mixes']) =>
  grouped(rows).flatMap((group): OpenConflict[] => {
    const others = contradicted(group, (one, other) => isOtherMix(one.shares, other.shares))
    const [first] = others
    if (!first) return []
    const readings = others.map(({ shares, named, ...row }) => ({ ...row, text: mixText({ shares, named }) }))
    return [{ animalId: first.animalId, kind: 'breed_mix', about: aboutMix, name: mixName, readings }]
  })

/** What samples of these animals were read to be, to be read: `openIn` finds in it what contradicts each other. */
export const conflictRows = (ids: AnimalIds) => ({
  profiles: profileConflictRows(ids),
  genotypes: genotypeRows(ids),
  mixes: mixRows(ids),
})
type Read = ReadOf<ReturnType<typeof conflictRows>>

/** In what reported samples of each animal contradict each other. */
export const openIn = ({ profiles, genotypes, mixes }: Read): OpenConflict[] => [
  ...profileConflictsIn(profiles),
  ...genotypeConflicts(genotypes),
  ...mixConflicts(mixes),
]

/** `openIn` of these animals, in one statement for any number. */
export const openConflicts = async (db: Db, ids: readonly string[]): Promise<OpenConflict[]> =>
  ids.length ? openIn(await readTogether(db, conflictRows(ids))) : []

type Settlement = typeof conflictSettlements.$inferSelect

/** What the laboratory has settled of these animals and not taken back, the newest first. */
export const settlementRows = (ids: AnimalIds) =>
  rowsOf(getTableColumns(conflictSettlements), (select) =>
    select
      .from(conflictSettlements)
      .where(and(anyOf(conflictSettlements.animalId, ids), isNull(conflictSettlements.takenBackAt)))
      .orderBy(desc(conflictSettlements.settledAt), desc(conflictSettlements.id)),
  )

export const toConflict = ({ kind, name, readings }: OpenConflict): Conflict => ({
  kind,
  name,
  readings: readings.map(({ barcode, text, testedAt }) => ({ barcode, text, date: testedAt.toISOString() })),
  settlement: null,
})

export const toSettled = ({ kind, name, readings, barcode, reason, settledBy, settledAt }: Settlement): Conflict => ({
  kind,
  name,
  readings,
  settlement: { barcode, reason, by: settledBy, date: settledAt.toISOString() },
})

/** Different DNA profiles are of different animals: whose the other results of these samples are is not known. */
const inDoubt = (open: readonly OpenConflict[]) => open.filter(({ kind }) => kind === 'dna_profile')
const isOf = ({ readings }: OpenConflict, barcode: string) => readings.some((reading) => reading.barcode === barcode)

/** What contradicts a result of one of the animal's samples; undefined where nothing does. */
export const conflictOver = (
  open: readonly OpenConflict[],
  { barcode, productId }: { barcode: string; productId: number },
): OpenConflict | undefined =>
  inDoubt(open).find((conflict) => isOf(conflict, barcode)) ??
  open.find(
    (conflict) => conflict.kind === 'genotype' && conflict.about === String(productId) && isOf(conflict, barcode),
  )

/** What contradicts a sample's DNA profile; undefined where nothing does. */
export const conflictOverProfile = (open: readonly OpenConflict[], barcode: string): OpenConflict | undefined =>
  inDoubt(open).find((conflict) => isOf(conflict, barcode))

/** What contradicts a sample's estimate of breeds; undefined where nothing does. */
export const conflictOverMix = (open: readonly OpenConflict[], barcode: string): OpenConflict | undefined =>
  conflictOverProfile(open, barcode) ??
  open.find((conflict) => conflict.kind === 'breed_mix' && isOf(conflict, barcode))
