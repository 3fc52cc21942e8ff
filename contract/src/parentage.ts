import { object, string } from 'yup'
import { animalSchema } from './animal.ts'
import { call } from './call.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'

export const parentageAnimalSchema = animalSchema
  .shape({
    /** The panel of its DNA profile; animals on different panels cannot be compared. Null without a profile. */
    panel: string().nullable().defined(),
  })
  .noUnknown()
export type ParentageAnimal = typeof parentageAnimalSchema.__outputType

export const parentageCalls = {
  listParentageAnimals: call({
    method: 'GET',
    path: '/api/my/parentage-animals',
    summary: 'Animals that can take part in a parentage request',
    query: object({
      page: string(),
      size: string(),
      search: string().max(100),
      gender: string(),
      species_id: string(),
    }),
    reply: listOf(parentageAnimalSchema.required()),
    who: 'user',
    fails: messages.failedToFetchAnimals,
  }),
}
