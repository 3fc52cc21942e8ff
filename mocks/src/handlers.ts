import { breedHandlers } from './handlers/breed.ts'
import { productHandlers } from './handlers/product.ts'

/** The default happy answers: what every story starts from. */
export const handlers = [...productHandlers, ...breedHandlers]
