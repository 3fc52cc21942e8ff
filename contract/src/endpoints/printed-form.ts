import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const printedFormEndpoints = endpoints({
  getPrintedForm: { method: 'GET', path: '/resources/forms/{file}', fails: messages.somethingWentWrong },
})
