import type { animalCalls, ListedAnimal } from '@shop/contract/animal'
import { type AnimalRow, findAnimal } from '../animal/access.ts'
import { listAnimals } from '../animal/list.ts'
import { toAnimals } from '../animal/view.ts'
import type { Db } from '../db/open.ts'
import { openConflicts } from '../result/conflicts.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { profileOf } from './profile.ts'

async function toListed(db: Db, rows: AnimalRow[]): Promise<ListedAnimal[]> {
  const open = await openConflicts(
    db,
    rows.map(({ id }) => id),
  )
  const contradicted = new Set(open.map(({ animalId }) => animalId))
  return (await toAnimals(db, rows)).map((animal) =>
    contradicted.has(animal.id) ? { ...animal, hasConflict: true } : animal,
  )
}

export const animalProfileHandlers = ({
  db,
}: Services): Pick<Handlers<typeof animalCalls>, 'listAnimals' | 'getAnimalProfile'> => ({
  listAnimals: ({ query, user }) => listAnimals(db, user, query, (rows) => toListed(db, rows)),

  getAnimalProfile: async ({ params, user }) => profileOf(db, user, await findAnimal(db, params.id, user)),
})
