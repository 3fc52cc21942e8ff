import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const sharingEndpoints = endpoints({
  shareAnimal: { method: 'POST', path: '/api/my/animals/{id}/share', fails: messages.somethingWentWrong },
  unshareAnimal: { method: 'DELETE', path: '/api/my/animals/{id}/share', fails: messages.somethingWentWrong },
})
