import type { ParentageAnimal, parentageCalls } from '@shop/contract/parentage'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { type AnimalRow } from '../../animals/animal/access.ts'
import { pageOfAnimals } from '../../animals/animal/list.ts'
import { toAnimals } from '../../animals/animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { dnaProfiles, stands } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'

/** The panel of each animal's newest DNA profile. */
async function panelsOf(db: Db, animalIds: string[]): Promise<Map<string | null, string>> {
  const rows = await db
    .selectDistinctOn([samples.animalId], { animalId: samples.animalId, panel: dnaProfiles.panel })
    .from(dnaProfiles)
    .innerJoin(samples, eq(samples.barcode, dnaProfiles.barcode))
    .where(and(inArray(samples.animalId, animalIds), stands(dnaProfiles)))
    .orderBy(asc(samples.animalId), desc(dnaProfiles.testedAt), asc(dnaProfiles.id))
  return new Map(rows.map(({ animalId, panel }) => [animalId, panel]))
}

async function toParentageAnimals(db: Db, rows: AnimalRow[]): Promise<ParentageAnimal[]> {
  const panels = await panelsOf(
    db,
    rows.map(({ id }) => id),
  )
  return (await toAnimals(db, rows)).map((animal) => ({ ...animal, panel: panels.get(animal.id) ?? null }))
}

/** The rows a parentage request can name: one's own animals, archived ones too, and those shared with all rights. */
export function parentageAnimalHandlers({
  db,
}: Services): Pick<Handlers<typeof parentageCalls>, 'listParentageAnimals'> {
  return {
    listParentageAnimals: ({ query, user }) => {
      const where = or(eq(animals.userId, user.id), eq(animalShares.rights, 'full'))
      return pageOfAnimals(db, user, query, where, (rows) => toParentageAnimals(db, rows))
    },
  }
}
