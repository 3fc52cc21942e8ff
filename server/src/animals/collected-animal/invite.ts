import { Failure } from '@shop/contract/failure'
import { and, eq, exists, isNull } from 'drizzle-orm'
import { dailyMails } from '../../platform/mail/daily-limit.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { isApproved, type User } from '../../people/visitor/visitor.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import { collectedAnimalNotices } from './mail-copy.ts'

/**
 * Mails the owner of a collected animal that the sample waits for them, once for an address and a barcode. Only
 * approved collectors can cause it, a limited number of times a day, and only for an unused swab of ours.
 */
export function ownerInvitations(services: Services) {
  const { db, secrets } = services
  const senders = attemptLimit(db, secrets, {
    name: 'collected-invitation',
    points: 200,
    perSeconds: 24 * 3600,
    message: 'Those were many invitations for one day.',
  })
  const receivers = dailyMails(services, 'invitation')

  /** The record is stored in any case: whoever cannot be mailed now learns it from the collector. */
  const mayMail = async (user: User, to: string) => {
    try {
      await senders.count(user.id)
      await receivers.count(to)
      return true
    } catch (error) {
      if (error instanceof Failure) return false
      throw error
    }
  }

  return async (user: User | null, id: string) => {
    if (!user || !isApproved(user)) return
    const waits = db
      .select({ barcode: samples.barcode })
      .from(samples)
      .where(
        and(
          eq(samples.barcode, collectedAnimals.barcode),
          isNull(samples.activatedAt),
          isNull(samples.spentOn),
          isNull(samples.voidedAt),
        ),
      )
    const isDue = and(eq(collectedAnimals.id, id), isNull(collectedAnimals.invitedAt), exists(waits))
    const [due] = await db.select().from(collectedAnimals).where(isDue)
    if (!due || !(await mayMail(user, due.ownerEmail))) return
    await db.transaction(async (tx) => {
      const [row] = await tx.update(collectedAnimals).set({ invitedAt: new Date() }).where(isDue).returning()
      if (row?.barcode)
        await sendNotice(services, collectedAnimalNotices['sample-collected'], row.ownerEmail, tx, row.barcode)
    })
  }
}
