import type { animalCalls, ListedAnimal } from '@shop/contract/animal'
import type { sampleCalls } from '@shop/contract/sample'
import { and } from 'drizzle-orm'
import { type AnimalRow, animalsOf, findAnimal } from '../../animals/animal/access.ts'
import { updateAnimal } from '../../animals/animal/edit.ts'
import { isListed, pageOfAnimals } from '../../animals/animal/list.ts'
import { toAnimal, toAnimals } from '../../animals/animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { queueDependants } from '../parentage/dependants.ts'
import { closeOutdatedReports } from '../report/register.ts'
import { openConflicts } from '../result/conflicts.ts'
import { isOfVerdict, testsOf } from '../result/by-verdict.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { sampleNews } from './news.ts'
import { profileOf } from './profile.ts'

const parentageFields = ['gender', 'damId', 'damName', 'sireId', 'sireName'] as const

async function toListed(db: Db, rows: AnimalRow[]): Promise<ListedAnimal[]> {
  const listed = await toAnimals(db, rows)
  // One sample contradicts nothing.
  const several = listed.filter(({ barcodes }) => barcodes.length > 1)
  const open = await openConflicts(
    db,
    several.map(({ id }) => id),
  )
  const contradicted = new Set(open.map(({ animalId }) => animalId))
  return listed.map((animal) => (contradicted.has(animal.id) ? { ...animal, hasConflict: true } : animal))
}

export const animalProfileHandlers = ({
  db,
  jobs,
}: Services): Pick<
  Handlers<typeof animalCalls>,
  'listAnimals' | 'listAnimalTests' | 'getAnimalProfile' | 'updateAnimal'
> => ({
  listAnimals: async ({ query, user }) => {
    const where = isListed(db, user, query)
    const found = and(where, await isOfVerdict(db, user, where, query))
    return pageOfAnimals(db, user, query, found, (rows) => toListed(db, rows))
  },

  listAnimalTests: async ({ query, user }) => ({
    results: await testsOf(db, await animalsOf(db, user, isListed(db, user, query))),
  }),

  getAnimalProfile: async ({ params, user }) => profileOf(db, user, await findAnimal(db, params.id, user)),

  updateAnimal: ({ params, body, user }) =>
    db.transaction(async (tx) => {
      await updateAnimal(tx, user, params.id, body)
      // What follows from a parentage depends on the sexes and on who is named.
      if (parentageFields.some((field) => body[field] !== undefined)) await queueDependants(tx, { jobs }, [params.id])
      await closeOutdatedReports(tx, params.id)
      return toAnimal(tx, await findAnimal(tx, params.id, user))
    }),
})

export const sampleNewsHandlers = (services: Services): Pick<Handlers<typeof sampleCalls>, 'listSampleNews'> => ({
  listSampleNews: ({ user }) => sampleNews(services, user.id),
})
