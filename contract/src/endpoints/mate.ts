import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const mateEndpoints = endpoints({
  listMates: { method: 'GET', path: '/api/my/animals/{id}/mates', fails: messages.failedToFetchAnimals },
})
