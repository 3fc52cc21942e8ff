import { newsletterCalls } from '@shop/contract/newsletter'
import type { FormHandlers } from '../visitor/form.ts'

export const newsletterForms = {
  signUpToNewsletter: async ({ ask, body }) => ({
    notice: (await ask(newsletterCalls.signUpToNewsletter, { body })).message,
  }),

  withdrawNewsletter: async ({ ask, body }) => ({
    notice: (await ask(newsletterCalls.withdrawNewsletter, { body })).message,
    next: '/',
  }),
} satisfies Partial<FormHandlers>
