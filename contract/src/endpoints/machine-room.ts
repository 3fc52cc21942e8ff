import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const machineRoomEndpoints = endpoints({
  getMachineRoom: { method: 'GET', path: '/api/desk/machine-room', fails: messages.errorFetchingData },
})
