import { Failure } from '@shop/contract/failure'
import type { Practice, User as UserReply } from '@shop/contract/user'
import { and, eq, ne } from 'drizzle-orm'
import type { Services } from '../../platform/services.ts'
import type { User } from '../visitor/visitor.ts'
import { users } from '../../schema/user.ts'
import { readUser } from './view.ts'

/** A vet's practice as it waits to be checked, again after a refusal. Throws 409 once it is approved. */
export const sendPractice = (
  { db }: Services,
  user: User,
  { clinic, registrationNumber }: Practice,
): Promise<UserReply> =>
  db.transaction(async (tx) => {
    // An application that is approved at the same moment stays as it was checked.
    const [sent] = await tx
      .update(users)
      .set({
        clinic,
        registrationNumber,
        approval: 'waiting',
        approvalAt: null,
        approvalBy: null,
        approvalReason: null,
      })
      .where(and(eq(users.id, user.id), eq(users.type, 'vet'), ne(users.approval, 'approved')))
      .returning({ id: users.id })
    if (!sent)
      throw new Failure(409, { message: 'Your practice is approved. To change its registration, please write to us.' })
    return readUser(tx, user.id)
  })
