import { call } from './call.ts'
import { printedFormEndpoints } from './endpoints/printed-form.ts'
import { file } from './file.ts'

export const printedFormCalls = {
  getPrintedForm: call({
    ...printedFormEndpoints.getPrintedForm,
    summary: 'A form to print',
    reply: file('application/pdf'),
    who: 'anyone',
    isOurs: true,
  }),
}
