import { acmFormCalls } from '@shop/contract/acm-form'
import { acmForm, acmForms, acmSamples, deskAcmForm } from '../fixtures/acm-form.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(acmFormCalls.listAcmForms, { results: acmForms, samples: acmSamples }),
  mock(acmFormCalls.requestAcmForm, acmForm()),
  mock(acmFormCalls.withdrawAcmForm, acmForm({ state: 'withdrawn' })),
  mock(acmFormCalls.listDeskAcmForms, { results: [deskAcmForm()] }),
  mock(acmFormCalls.approveAcmForm, { form: deskAcmForm({ state: 'approved' }), isChanged: true }),
  mock(acmFormCalls.refuseAcmForm, { form: deskAcmForm({ state: 'refused' }), isChanged: true }),
]
