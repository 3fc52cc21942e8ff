import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Notice } from '../../platform/mail/notice-copy.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import { eachAlone, eachStep } from '../../platform/jobs/each-alone.ts'
import { hasKits } from './kits.ts'
import { kitOffers } from '../../schema/kit-offer.ts'
import { kitOfferNotices } from './mail-copy.ts'

/** How long before its end whoever has not answered an offer is reminded. */
const reminderDays = 3

const isPending = eq(kitOffers.state, 'pending')

/** What ends offers in time, and which mails that sends. */
const steps = {
  expire: {
    due: and(isPending, lt(kitOffers.expiresAt, sql`now()`)),
    change: { state: 'expired' as const, closedAt: sql`${kitOffers.expiresAt}` },
    mails: { from: kitOfferNotices['kits-unanswered'], to: kitOfferNotices['kits-expired'] },
  },
  remind: {
    due: and(
      isPending,
      isNull(kitOffers.remindedAt),
      lt(kitOffers.expiresAt, sql`now() + make_interval(days => ${reminderDays})`),
    ),
    change: { remindedAt: sql`now()` },
    mails: { to: kitOfferNotices['kits-reminder'] },
  },
} satisfies Record<string, { due: unknown; change: object; mails: { from?: Notice; to: Notice } }>

/**
 * Writes the expiry of offers into their rows and mails both sides; before that, reminds whoever has not answered. Kits
 * are free without it, by the time that they carry. An offer without kits has nothing to mail.
 */
export async function sweepKitOffers(services: Services) {
  const { db } = services
  const take = async ({ due, change, mails }: (typeof steps)[keyof typeof steps]) => {
    const found = await db.select({ id: kitOffers.id }).from(kitOffers).where(due).limit(500)
    const close = ({ id }: { id: string }) =>
      db.transaction(async (tx) => {
        const [offer] = await tx
          .update(kitOffers)
          .set(change)
          .from(users)
          .where(and(eq(kitOffers.id, id), due, eq(users.id, kitOffers.fromUserId)))
          .returning({ from: users.email, to: kitOffers.toEmail })
        if (!offer || !(await hasKits(tx, id))) return
        for (const [side, notice] of Object.entries(mails) as ['from' | 'to', Notice][])
          await sendNotice(services, notice, offer[side], tx, offer.from)
      })
    await eachAlone(found, ({ id }) => `offer ${id}`, close)
  }
  await eachStep({ expire: () => take(steps.expire), remind: () => take(steps.remind) })
}
