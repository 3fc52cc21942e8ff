import { breedCalls } from './breed.ts'
import { productCalls } from './product.ts'

/** The whole table, by name: what the server must answer, and what the OpenAPI document lists. */
export const calls = {
  ...productCalls,
  ...breedCalls,
}
