import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { confirmedTexts } from '@shop/contract/confirmed-text'
import { noCart } from '@shop/contract/constants'
import { nextPath } from '@shop/contract/next-path'
import type { FormHandlers } from '../../people/visitor/form.ts'
import { cartCookie } from '../../people/visitor/visitor.ts'

export const authForms = {
  /**
   * The guest's cart becomes the user's, then the browser is sent to the page they wanted. When the login fails,
   * neither changes.
   */
  login: async ({ ask, body, cookie, page }) => {
    await ask(authCalls.login, { body })
    const params = { sessionId: cookie(cartCookie) ?? noCart }
    await ask(cartCalls.mergeCart, { params, body: {} }).catch(() => {})
    return { next: nextPath(page.searchParams.get('next')) ?? '/my' }
  },

  confirmEmail: async ({ ask, body }) => {
    const { email, what } = await ask(authCalls.confirmEmail, { body })
    return { notice: confirmedTexts[what](email), next: '/login' }
  },

  forgotPassword: async ({ ask, body }) => ({ notice: (await ask(authCalls.forgotPassword, { body })).message }),

  resetPassword: async ({ ask, body }) => ({
    notice: (await ask(authCalls.resetPassword, { body })).message,
    next: '/login',
  }),

  register: async ({ ask, body }) => ({ notice: (await ask(authCalls.register, { body })).message }),
} satisfies Partial<FormHandlers>
