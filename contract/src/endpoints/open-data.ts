import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const openDataEndpoints = endpoints({
  getOpenData: { method: 'GET', path: '/api/open-data', fails: messages.errorFetchingData },
  getOpenDataFile: { method: 'GET', path: '/api/open-data/{release}/{file}', fails: messages.somethingWentWrong },
})
