import { machineRoomCalls } from '@shop/contract/machine-room'
import { machineRoom } from '../fixtures/machine-room.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(machineRoomCalls.getMachineRoom, machineRoom())]
