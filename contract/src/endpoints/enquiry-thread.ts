import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const deskPath = '/api/desk/enquiries'

export const enquiryThreadEndpoints = endpoints({
  listEnquiries: { method: 'GET', path: deskPath, fails: messages.errorFetchingData },
  getEnquiry: { method: 'GET', path: `${deskPath}/{reference}`, fails: messages.errorFetchingData },
  answerEnquiry: { method: 'POST', path: `${deskPath}/{reference}/answers`, fails: messages.operationFailed },
  closeEnquiry: { method: 'POST', path: `${deskPath}/{reference}/close`, fails: messages.operationFailed },
  receiveEnquiryMail: { method: 'POST', path: '/api/desk/enquiry-mails', fails: messages.operationFailed },
})
