import { clientOf, endpoints } from '../call.ts'
import type { mateCalls } from '../mate.ts'
import { messages } from '../messages.ts'

export const mateEndpoints = endpoints({
  listMates: { method: 'GET', path: '/api/my/animals/{id}/mates', fails: messages.failedToFetchAnimals },
})

/** For the browser. */
export const mateClient = clientOf<typeof mateCalls>(mateEndpoints)
