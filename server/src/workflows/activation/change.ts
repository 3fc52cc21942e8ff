import type { Activation } from '@shop/contract/activation'
import type { Db } from '../../platform/db/open.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { type ActivationChanges, type ActivationRow, alreadyActivated, saveActivation, lockActivation } from './row.ts'
import { toActivation } from './view.ts'

/** The record as `work` leaves it, locked, changed and read in one transaction. Throws 409 once the kit is activated. */
export const changeActivation = (
  db: Db,
  id: string | undefined,
  user: User | null,
  work: (tx: Db, row: ActivationRow) => Promise<ActivationChanges> | ActivationChanges,
): Promise<Activation> =>
  db.transaction(async (tx) => {
    const row = await lockActivation(tx, id, user)
    if (row.activatedAt) throw alreadyActivated()
    return toActivation(tx, await saveActivation(tx, row, await work(tx, row)), user)
  })
