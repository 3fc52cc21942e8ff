import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const path = '/api/my/shows'
const deskPath = '/api/desk/shows'

export const showEndpoints = endpoints({
  listShows: { method: 'GET', path, fails: messages.errorFetchingData },
  registerShow: { method: 'POST', path, fails: messages.operationFailed },
  cancelShow: { method: 'DELETE', path: `${path}/{id}`, fails: messages.operationFailed },
  addShowEntry: { method: 'POST', path: `${path}/{id}/entries`, fails: messages.operationFailed },
  removeShowEntry: { method: 'DELETE', path: `${path}/{id}/entries/{entryId}`, fails: messages.operationFailed },
  listDeskShows: { method: 'GET', path: deskPath, fails: messages.errorFetchingData },
  confirmShow: { method: 'POST', path: `${deskPath}/{id}/confirm`, fails: messages.operationFailed },
  refuseShow: { method: 'POST', path: `${deskPath}/{id}/refuse`, fails: messages.operationFailed },
  sendToShow: { method: 'POST', path: `${deskPath}/{id}/sent`, fails: messages.operationFailed },
})
