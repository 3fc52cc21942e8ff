import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const deskAddress = '/api/desk/enquiries'

export const enquiryThreadEndpoints = endpoints({
  listEnquiries: { method: 'GET', path: deskAddress, fails: messages.errorFetchingData },
  getEnquiry: { method: 'GET', path: `${deskAddress}/{reference}`, fails: messages.errorFetchingData },
  answerEnquiry: { method: 'POST', path: `${deskAddress}/{reference}/answers`, fails: messages.operationFailed },
  closeEnquiry: { method: 'POST', path: `${deskAddress}/{reference}/close`, fails: messages.operationFailed },
  assignEnquiry: { method: 'POST', path: `${deskAddress}/{reference}/assign`, fails: messages.operationFailed },
  receiveEnquiryMail: { method: 'POST', path: '/api/desk/enquiry-mails', fails: messages.operationFailed },
})
