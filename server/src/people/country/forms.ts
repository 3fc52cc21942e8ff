import { cartCalls } from '@shop/contract/cart'
import { currencyTable } from '@shop/contract/currencies'
import { countryCalls } from '@shop/contract/country'
import { Failure } from '@shop/contract/failure'
import { currencyOf } from '@shop/contract/money'
import { nextPath } from '@shop/contract/next-path'
import type { FormHandlers } from '../visitor/form.ts'
import { cartCookie } from '../visitor/visitor.ts'

export const countryForms = {
  chooseShop: async ({ ask, body }) => {
    await ask(countryCalls.chooseShop, { body })
    return {}
  },

  closeNews: async ({ ask, body }) => {
    await ask(countryCalls.closeNews, { body })
    return {}
  },

  /** The country, and the currency that comes with it. The cart first: one that is being paid refuses. */
  setCountry: async ({ ask, body, cookie, page }) => {
    const sessionId = cookie(cartCookie)
    if (sessionId)
      await ask(cartCalls.updateCart, { params: { sessionId }, body: { country: body.value } }).catch((failure) => {
        if (!(failure instanceof Failure && failure.status === 404)) throw failure
      })
    await ask(countryCalls.setCountry, { body })
    const currency = currencyOf(body.value)
    await ask(countryCalls.setCurrency, { body: { value: currency } })
    return {
      notice: `Prices are now in ${currencyTable[currency].name}.`,
      next: nextPath(page.searchParams.get('next')) ?? '/',
    }
  },
} satisfies Partial<FormHandlers>
