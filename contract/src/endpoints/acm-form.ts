import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const path = '/api/my/acm-forms'
const deskPath = '/api/desk/acm-forms'

export const acmFormEndpoints = endpoints({
  listAcmForms: { method: 'GET', path, fails: messages.errorFetchingData },
  requestAcmForm: { method: 'POST', path, fails: messages.operationFailed },
  withdrawAcmForm: { method: 'DELETE', path: `${path}/{id}`, fails: messages.operationFailed },
  listDeskAcmForms: { method: 'GET', path: deskPath, fails: messages.errorFetchingData },
  approveAcmForm: { method: 'POST', path: `${deskPath}/{id}/approve`, fails: messages.operationFailed },
  refuseAcmForm: { method: 'POST', path: `${deskPath}/{id}/refuse`, fails: messages.operationFailed },
  getAcmFormFile: { method: 'GET', path: `${path}/{id}/form.pdf`, fails: messages.operationFailed },
})
