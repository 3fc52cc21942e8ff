import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const path = '/api/my/acm-forms'
const deskAddress = '/api/desk/acm-forms'

export const acmFormEndpoints = endpoints({
  listAcmForms: { method: 'GET', path, fails: messages.errorFetchingData },
  requestAcmForm: { method: 'POST', path, fails: messages.operationFailed },
  withdrawAcmForm: { method: 'DELETE', path: `${path}/{id}`, fails: messages.operationFailed },
  listDeskAcmForms: { method: 'GET', path: deskAddress, fails: messages.errorFetchingData },
  approveAcmForm: { method: 'POST', path: `${deskAddress}/{id}/approve`, fails: messages.operationFailed },
  refuseAcmForm: { method: 'POST', path: `${deskAddress}/{id}/refuse`, fails: messages.operationFailed },
  getAcmFormFile: { method: 'GET', path: `${path}/{id}/form.pdf`, fails: messages.operationFailed },
})
