import { clientOf, endpoints } from '../call.ts'
import { messages } from '../messages.ts'
import type { sharingCalls } from '../sharing.ts'

export const sharingEndpoints = endpoints({
  shareAnimal: { method: 'POST', path: '/api/my/animals/{id}/share', fails: messages.somethingWentWrong },
  unshareAnimal: { method: 'DELETE', path: '/api/my/animals/{id}/share', fails: messages.somethingWentWrong },
})

/** For the browser. */
export const sharingClient = clientOf<typeof sharingCalls>(sharingEndpoints)
