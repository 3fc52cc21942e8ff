import { readCart } from '../../../data/cart.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ settings: { cartId } }) => (cartId ? [readCart(cartId)] : [])
