import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const storedFileEndpoints = endpoints({
  moveFiles: { method: 'POST', path: '/api/desk/files/move', fails: messages.somethingWentWrong },
})
