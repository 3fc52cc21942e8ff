import { authHandlers } from './handlers/auth.ts'
import { breedHandlers } from './handlers/breed.ts'
import { cartHandlers } from './handlers/cart.ts'
import { checkoutHandlers } from './handlers/checkout.ts'
import { countryHandlers } from './handlers/country.ts'
import { orderHandlers } from './handlers/order.ts'
import { productHandlers } from './handlers/product.ts'

/** The default happy answers: what every story starts from. */
export const handlers = [
  ...authHandlers,
  ...breedHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...countryHandlers,
  ...orderHandlers,
  ...productHandlers,
]
