import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const path = '/api/my/shows'
const deskAddress = '/api/desk/shows'

export const showEndpoints = endpoints({
  listShows: { method: 'GET', path, fails: messages.errorFetchingData },
  registerShow: { method: 'POST', path, fails: messages.operationFailed },
  cancelShow: { method: 'DELETE', path: `${path}/{id}`, fails: messages.operationFailed },
  addShowEntry: { method: 'POST', path: `${path}/{id}/entries`, fails: messages.operationFailed },
  removeShowEntry: { method: 'DELETE', path: `${path}/{id}/entries/{entryId}`, fails: messages.operationFailed },
  listDeskShows: { method: 'GET', path: deskAddress, fails: messages.errorFetchingData },
  confirmShow: { method: 'POST', path: `${deskAddress}/{id}/confirm`, fails: messages.operationFailed },
  refuseShow: { method: 'POST', path: `${deskAddress}/{id}/refuse`, fails: messages.operationFailed },
  sendToShow: { method: 'POST', path: `${deskAddress}/{id}/sent`, fails: messages.operationFailed },
})
