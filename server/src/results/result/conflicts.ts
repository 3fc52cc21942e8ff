import type { Conflict, ConflictKind } from '@shop/contract/conflict'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { breeds } from '../../schema/breed.ts'
import type { Db } from '../../platform/db/open.ts'
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

/** The genotype in its one way of writing; null where it does not fit the animal as it is described now. */
function readable(test: typeof products.$inferSelect, genotype: string, gender: 'male' | 'female'): string | null {
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

/** Tests that one animal was read differently in; a marker that failed contradicts nothing. */
async function genotypeConflicts(db: Db, ids: string[]): Promise<OpenConflict[]> {
  const isRead = and(
    inArray(samples.animalId, ids),
    stands(results),
    isReported,
    eq(results.basis, 'tested'),
    sql`${results.genotype} is not null`,
  )
  const places = await db
    .select({ animalId: ofAnimal.animalId, about: results.productId })
    .from(results)
    .innerJoin(samples, eq(samples.barcode, results.barcode))
    .where(isRead)
    .groupBy(samples.animalId, results.productId)
    .having(sql`count(distinct ${results.genotype}) > 1`)
  if (!places.length) return []
  const wanted = new Set(places.map(byAnimalAnd))
  const rows = await db
    .select({
      ...ofAnimal,
      about: results.productId,
      id: results.id,
      importId: results.importId,
      testedAt: results.testedAt,
      genotype: sql<string>`${results.genotype}`,
      gender: animals.gender,
      product: getTableColumns(products),
    })
    .from(results)
    .innerJoin(samples, eq(samples.barcode, results.barcode))
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .innerJoin(products, eq(products.id, results.productId))
    .where(
      and(
        isRead,
        inArray(
          results.productId,
          places.map(({ about }) => about),
        ),
      ),
    )
    .orderBy(asc(results.testedAt), asc(results.createdAt), asc(results.id))
  return grouped(rows.filter((row) => wanted.has(byAnimalAnd(row)))).flatMap((group): OpenConflict[] => {
    const readings = group.flatMap(({ genotype, gender, product, ...row }) => {
      const text = readable(product, genotype, gender)
      return text === null ? [] : [{ ...row, text, side: text }]
    })
    const [first] = group
    if (!first || new Set(readings.map(({ text }) => text)).size < 2) return []
    const { animalId, about, product } = first
    return [{ animalId, kind: 'genotype', about: String(about), name: product.name, readings }]
  })
}

/** The rows of `group` that some other row of it contradicts, each with the side that it is on. */
const contradicted = <Row extends { id: string }>(group: Row[], isOther: (one: Row, other: Row) => boolean) =>
  group
    .filter((row) => group.some((other) => other !== row && isOther(row, other)))
    .map((row) => ({ ...row, side: group.find((other) => other.id === row.id || !isOther(row, other))?.id ?? row.id }))

type Profile = Pick<typeof dnaProfiles.$inferSelect, 'barcode' | 'panel' | 'markers'>

/** Whether two profiles are of two animals; what may be errors of reading is no contradiction. */
export const isOtherAnimal = (one: Profile, other: Profile): boolean =>
  compareIdentity({ ...one, name: one.barcode }, { ...other, name: other.barcode }).verdict === 'different'

/** Panels on which samples of one animal have profiles of different animals. */
export async function profileConflicts(db: Db, ids: readonly string[]): Promise<OpenConflict[]> {
  if (!ids.length) return []
  const isRead = and(inArray(samples.animalId, [...ids]), stands(dnaProfiles), isReported)
  const places = await db
    .select({ animalId: ofAnimal.animalId })
    .from(dnaProfiles)
    .innerJoin(samples, eq(samples.barcode, dnaProfiles.barcode))
    .where(isRead)
    .groupBy(samples.animalId, dnaProfiles.panel)
    .having(sql`count(*) > 1`)
  if (!places.length) return []
  const rows = await db
    .select({
      ...ofAnimal,
      about: dnaProfiles.panel,
      id: dnaProfiles.id,
      importId: dnaProfiles.importId,
      testedAt: dnaProfiles.testedAt,
      panel: dnaProfiles.panel,
      markers: dnaProfiles.markers,
    })
    .from(dnaProfiles)
    .innerJoin(samples, eq(samples.barcode, dnaProfiles.barcode))
    .where(
      and(
        isRead,
        inArray(
          samples.animalId,
          places.map(({ animalId }) => animalId),
        ),
      ),
    )
    .orderBy(asc(dnaProfiles.testedAt), asc(dnaProfiles.createdAt), asc(dnaProfiles.id))
  return grouped(rows).flatMap((group): OpenConflict[] => {
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
}

/** "228 of 230 markers read" */
export const profileText = (markers: { alleles: string[] }[]): string => {
  const read = markers.filter(({ alleles }) => alleles.length === 2).length
  return `${read === markers.length ? read : `${read} of ${markers.length}`} markers read`
}

type Share = (typeof breedMixes.$inferSelect)['shares'][number]

/** Estimates as text, the largest share first and what belongs to no breed last: "60% Beagle, 40% not assigned". */
export async function mixTexts(db: Db, mixes: readonly Share[][]): Promise<(shares: readonly Share[]) => string> {
  const ids = [...new Set(mixes.flat().flatMap(({ breedId }) => breedId ?? []))]
  const named = ids.length
    ? await db.select({ id: breeds.id, name: breeds.name }).from(breeds).where(inArray(breeds.id, ids))
    : []
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return (shares) =>
    shares
      .toSorted((a, b) => Number(a.breedId === null) - Number(b.breedId === null) || b.percent - a.percent)
      .map(({ breedId, percent }) => `${percent}% ${names.get(breedId ?? 0) ?? 'not assigned'}`)
      .join(', ')
}

/** Estimates of breeds that cannot be of one animal. */
async function mixConflicts(db: Db, ids: string[]): Promise<OpenConflict[]> {
  const rows = await db
    .select({
      ...ofAnimal,
      about: sql<string>`${aboutMix}::text`,
      id: breedMixes.id,
      importId: breedMixes.importId,
      testedAt: breedMixes.testedAt,
      shares: breedMixes.shares,
    })
    .from(breedMixes)
    .innerJoin(samples, eq(samples.barcode, breedMixes.barcode))
    .where(and(inArray(samples.animalId, ids), stands(breedMixes), isReported))
    .orderBy(asc(breedMixes.testedAt), asc(breedMixes.createdAt), asc(breedMixes.id))
  const found = grouped(rows)
    .map((group) => contradicted(group, (one, other) => isOtherMix(one.shares, other.shares)))
    .filter((others) => others.length > 0)
  if (!found.length) return []
  const textOf = await mixTexts(
    db,
    found.flat().map(({ shares }) => shares),
  )
  return found.map((others) => ({
    animalId: (others[0] as (typeof others)[number]).animalId,
    kind: 'breed_mix' as const,
    about: aboutMix,
    name: mixName,
    readings: others.map(({ shares, ...row }) => ({ ...row, text: textOf(shares) })),
  }))
}

/** In what reported samples of each of these animals contradict each other; a few statements for any number of animals. */
export async function openConflicts(db: Db, animalIds: readonly string[]): Promise<OpenConflict[]> {
  const ids = [...new Set(animalIds)]
  if (!ids.length) return []
  return [...(await profileConflicts(db, ids)), ...(await genotypeConflicts(db, ids)), ...(await mixConflicts(db, ids))]
}

type Settlement = typeof conflictSettlements.$inferSelect

/** What the laboratory has settled of these animals and not taken back, the newest first. */
export const settlementsOf = (db: Db, animalIds: readonly string[]): Promise<Settlement[]> =>
  db
    .select()
    .from(conflictSettlements)
    .where(and(inArray(conflictSettlements.animalId, [...animalIds]), isNull(conflictSettlements.takenBackAt)))
    .orderBy(desc(conflictSettlements.settledAt), desc(conflictSettlements.id))

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
