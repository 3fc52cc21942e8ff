import type { ChipParent, ChipRecord } from '@shop/contract/tool'
import { eq, inArray } from 'drizzle-orm'
import { type AnimalRow, animalsOf, type Rights } from '../../animals/animal/access.ts'
import { animals } from '../../schema/animal.ts'
import { byPetName, namedBreeds } from '../../animals/animal/view.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import type { Db } from '../../platform/db/open.ts'
import { parentName, type ParentStanding, standingParents } from '../parentage/standing.ts'
import type { User } from '../../people/visitor/visitor.ts'

type Row = typeof animals.$inferSelect
type Gap = ChipParent['gaps'][number]

type Found = {
  records: ChipRecord[]
  /** More than one animal has the number, and the caller may see none of them, so none is described. */
  isShared: boolean
}

/** What concerns a parent's own profiles, and what needs all rights on the parent to be solved. */
const ofParent: readonly Gap[] = ['parent_profile', 'parent_conflict', 'common_panel']
const onlyShared: readonly Gap[] = [...ofParent, 'comparison']

/**
 * Gaps as a caller may read them. Until somebody had a parent compared, its profiles are its owner's affair, and its
 * owner's word is what is missing.
 */
function gapsFor(
  { gaps, animal, comparedAt }: ParentStanding,
  offspring: Row,
  rights: { offspring: Rights | null; parent: Rights | null },
): Gap[] {
  const isInOneHerd = animal !== null && animal.userId !== null && animal.userId === offspring.userId
  const isTold = animal === null || isInOneHerd || comparedAt !== null || rights.parent !== null
  const mayCompare = isInOneHerd || rights.parent === 'owner' || rights.parent === 'full'
  const hidden = isTold ? (mayCompare || rights.offspring === null ? [] : ['comparison']) : onlyShared
  return [...new Set(gaps.map((gap) => (hidden.includes(gap) ? 'share' : gap)))]
}

/**
 * A stranger reads the registered name of a parent that qualifies by DNA, as on its documents, and no other: an
 * unchecked name would look confirmed by us. One who may see the animal reads what its owner wrote down too.
 */
const nameFor = (standing: ParentStanding, maySee: boolean) =>
  maySee ? parentName(standing) : standing.state === 'qualifies' ? (standing.animal?.registrationName ?? null) : null

async function toRecord(db: Db, user: User | null, row: Row, rights: Rights | null): Promise<ChipRecord> {
  const standing = await standingParents(db, row)
  const ids = standing.parents.flatMap(({ animal }) => animal?.id ?? [])
  const seen: AnimalRow[] = user && ids.length ? await animalsOf(db, user, inArray(animals.id, ids)) : []
  const breedOf = await namedBreeds(db, [row.breedId])
  return {
    animal: rights && { id: row.id, petName: row.petName, breed: breedOf(row.breedId), rights },
    species: toSpecies(row.speciesId),
    panels: standing.panels,
    isSampleData: standing.isSampleData,
    parents: standing.parents.map((parent): ChipParent => {
      const own = seen.find(({ id }) => id === parent.animal?.id) ?? null
      const gaps = gapsFor(parent, row, { offspring: rights, parent: own?.rights ?? null })
      return {
        role: parent.role,
        state: parent.state,
        name: nameFor(parent, rights !== null),
        animalId: own?.id ?? null,
        panels: gaps.includes('share') ? [] : parent.panels,
        comparisons: parent.comparisons.map(
          ({ panel, verdict, isOfBoth, markersCompared, mismatches, powerOfExclusion }) => ({
            panel,
            verdict,
            isOfBoth,
            markersCompared,
            mismatches: mismatches.length,
            powerOfExclusion,
          }),
        ),
        comparedAt: parent.comparedAt?.toISOString() ?? null,
        gaps,
      }
    }),
  }
}

/**
 * What is on record under a chip's number. The animal is described to those who may see it. A stranger who checks a
 * buyer's documents learns what DNA shows of its parents, and nothing else of the animal or of its owner.
 */
export async function findChip(db: Db, code: string, user: User | null): Promise<Found> {
  const bears = eq(animals.chipNumber, code)
  const own: AnimalRow[] = user ? await animalsOf(db, user, bears).orderBy(...byPetName) : []
  if (own.length) {
    const records: ChipRecord[] = []
    for (const row of own.slice(0, mostRecords)) records.push(await toRecord(db, user, row, row.rights))
    return { records, isShared: false }
  }
  const [only, ...others] = await db.select().from(animals).where(bears).limit(2)
  if (!only || others.length) return { records: [], isShared: others.length > 0 }
  return { records: [await toRecord(db, user, only, null)], isShared: false }
}

/** Whoever has more animals of one number in their account has mistyped it. */
const mostRecords = 5
