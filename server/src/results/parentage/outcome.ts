import type { ParentageRequest } from '@shop/contract/parentage'
import { eq } from 'drizzle-orm'
import { alleleFrequencies } from '../result/allele-frequencies.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { contradictionText } from '../result/conflict-copy.ts'
import { toConflict } from '../result/conflicts.ts'
import { type ProfileRow, standingProfiles } from '../result/dna-profile.ts'
import { compareProfiles } from '../../reference/genetics/parentage.ts'
import type { Profile } from '../../reference/genetics/profile.ts'

/** What a request found, as its row stores it. */
export type Outcome = Omit<ParentageRequest, 'id' | 'requestedAt'>
type Trio = Pick<Outcome, 'offspring' | 'dam' | 'sire'>

const profilesOf = (rows: ProfileRow[], id: string) => rows.filter(({ sample }) => sample.animalId === id)

/** One profile of each, on a panel that all of them have if there is one; else the best of each, which do not compare. */
function chosen(rows: ProfileRow[], ids: string[]): ProfileRow[] | null {
  const all = ids.map((id) => profilesOf(rows, id))
  const shared = all[0]?.find(({ panel }) => all.every((own) => own.some((row) => row.panel === panel)))?.panel
  const picked = all.map((own) => own.find(({ panel }) => panel === shared) ?? own[0])
  return picked.every((row) => row !== undefined) ? picked : null
}

const named = (row: ProfileRow | undefined, name: string): Profile | null =>
  row ? { name, panel: row.panel, markers: row.markers, laboratory: row.laboratory } : null

/** Those among these animals that have no DNA profile to compare, with why. */
export async function withoutProfile(db: Db, asked: { id: string; petName: string }[]): Promise<Map<string, string>> {
  const ids = asked.map(({ id }) => id)
  const { profiles, conflicts } = await standingProfiles(db, ids)
  const without = asked.filter(({ id }) => !profilesOf(profiles, id).length)
  return new Map(
    without.map(({ id, petName }) => {
      const conflict = conflicts.find(({ animalId }) => animalId === id)
      return [
        id,
        conflict
          ? contradictionText(petName, toConflict(conflict))
          : `${petName} has no DNA profile yet. It comes with a DNA profile test.`,
      ]
    }),
  )
}

/** Compares the profiles that count today; null where one of these animals has none. */
export async function compare(
  db: Db,
  { offspring, dam, sire }: Trio,
): Promise<{ outcome: Outcome; profiles: ProfileRow[] } | null> {
  const ids = [offspring, dam, sire].flatMap((animal) => animal?.id ?? [])
  const profiles = chosen((await standingProfiles(db, ids)).profiles, ids)
  if (!profiles) return null
  const of = (animal: Trio['dam']) =>
    animal &&
    named(
      profiles.find(({ sample }) => sample.animalId === animal.id),
      animal.name,
    )
  const child = of(offspring)
  if (!child) return null
  const frequencies = await frequenciesAround(db, offspring.id, profiles)
  const comparison = compareProfiles({ offspring: child, dam: of(dam), sire: of(sire) }, frequencies)
  return { outcome: { offspring, dam, sire, ...comparison }, profiles }
}

/** In the population that these profiles are of. */
async function frequenciesAround(db: Db, offspringId: string, profiles: ProfileRow[]) {
  const [animal] = await db.select({ speciesId: animals.speciesId }).from(animals).where(eq(animals.id, offspringId))
  const [profile] = profiles
  if (!animal || !profile) return {}
  return alleleFrequencies(db, {
    panel: profile.panel,
    speciesId: animal.speciesId,
    isSampleData: profiles.some(({ sample }) => sample.isSampleData),
  })
}
