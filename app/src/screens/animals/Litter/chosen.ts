import type { LitterOffspring } from '@shop/contract/litter'

/** One that is with its breeder, who may do something with it. */
export type Chosen = LitterOffspring & { animal: NonNullable<LitterOffspring['animal']> }
export const isHere = (one: LitterOffspring): one is Chosen => one.state === 'kept' && one.animal !== null
