import { clientOf, endpoints } from '../call.ts'
import type { openDataCalls } from '../open-data.ts'
import { messages } from '../messages.ts'

export const openDataEndpoints = endpoints({
  getOpenData: { method: 'GET', path: '/api/open-data', fails: messages.errorFetchingData },
  getOpenDataFile: { method: 'GET', path: '/api/open-data/{release}/{file}', fails: messages.somethingWentWrong },
})

/** For the browser. */
export const openDataClient = clientOf<typeof openDataCalls>(openDataEndpoints)
