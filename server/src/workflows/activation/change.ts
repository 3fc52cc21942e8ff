import type { Activation } from '@shop/contract/activation'
import type { Db } from '../../platform/db/open.ts'
import type { User } from '../../people/visitor/visitor.ts'
import {
  type ActivationChanges,
  type ActivationRow,
  alreadyActivated,
  beginActivation,
  lockActivation,
  saveActivation,
} from './row.ts'
import { toActivation } from './view.ts'

/**
 * The record as `work` leaves it, locked, changed and read in one transaction. A step that names none begins one: SPEC's
 * calls carry no id. Throws 409 once the kit is activated.
 */
export const changeActivation = (
  db: Db,
  id: string | undefined,
  user: User | null,
  work: (tx: Db, row: ActivationRow) => Promise<ActivationChanges> | ActivationChanges,
): Promise<Activation> =>
  db.transaction(async (tx) => {
    const row =
      id === undefined ? await beginActivation(tx, user?.email ?? null, user) : await lockActivation(tx, id, user)
    if (row.activatedAt) throw alreadyActivated()
    return toActivation(tx, await saveActivation(tx, row, await work(tx, row)), user)
  })
