import type { animalCalls } from '@shop/contract/animal'
import { snakeKeys } from '@shop/contract/case'
import type { resultCalls } from '@shop/contract/result'
import { findAnimal } from '../../animals/animal/access.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { Services } from '../../platform/services.ts'
import { resultCsv, resultExport } from './export.ts'
import { animalsCsv } from './list.ts'
import { missing } from '../../platform/input/refusal.ts'

export const animalListFileHandlers = ({ db }: Services): Pick<Handlers<typeof animalCalls>, 'getAnimalListFile'> => ({
  getAnimalListFile: async ({ query, user }) => ({
    type: 'text/csv',
    content: await animalsCsv(db, user, query),
    name: 'animals.csv',
  }),
})

export const resultsFileHandlers = (services: Services): Pick<Handlers<typeof resultCalls>, 'getResultsFile'> => ({
  getResultsFile: async ({ params: { id, file }, user }) => {
    const animal = await findAnimal(services.db, id, user)
    if (file !== 'results.csv' && file !== 'results.json') throw missing()
    const found = await resultExport(services, animal)
    return file === 'results.csv'
      ? { type: 'text/csv', content: resultCsv(found), name: file }
      : { type: 'application/json', content: `${JSON.stringify(snakeKeys(found), null, 2)}\n`, name: file }
  },
})
