import { clientOf, endpoints } from '../call.ts'
import type { disputeCalls } from '../dispute.ts'
import { messages } from '../messages.ts'

export const disputeEndpoints = endpoints({
  listDisputes: { method: 'GET', path: '/api/desk/disputes', fails: messages.somethingWentWrong },
})

/** For the browser. */
export const disputeClient = clientOf<typeof disputeCalls>(disputeEndpoints)
