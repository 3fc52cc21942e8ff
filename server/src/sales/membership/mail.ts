import { membershipId as productId } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { eq } from 'drizzle-orm'
import type { Mail } from '../../platform/mail/mailer.ts'
import { memberships } from '../../schema/member.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import { membershipMails } from './mail-copy.ts'
import { toMembership, withTotal } from './view.ts'
import type { membershipMailQueue } from '../member/queues.ts'
import type { DataOf } from '../../platform/jobs/queue.ts'

/** A mail to a member; null where their account is gone. */
export async function membershipMail(
  { db, config, secrets }: Pick<Services, 'db' | 'config' | 'secrets'>,
  { membershipId, kind, of = '', text }: DataOf<typeof membershipMailQueue>,
): Promise<Mail | null> {
  const found = await withTotal(db, eq(memberships.id, membershipId))
  if (!found?.row.userId) return null
  const [user] = await db.select().from(users).where(eq(users.id, found.row.userId))
  if (!user) return null
  const { price, paidUntil, endsAt, nextChargeAt, ending } = toMembership(found.row, found.total)
  const date = (at: string) => formatDate(at, found.row.country)
  return {
    key: ['membership', kind, membershipId, of].filter(Boolean).join('-'),
    to: user.email,
    ...membershipMails[kind]({
      price: price.label,
      paidUntil: date(paidUntil),
      endsOn: date(endsAt),
      nextTry: nextChargeAt && date(nextChargeAt),
      ending: ending ?? null,
      text: text ? secrets.open(text) : '',
      mates: { label: 'Rank all mates', href: `${config.publicUrl}/my/breeding-strategy/mates` },
      orders: { label: 'Your membership and orders', href: `${config.publicUrl}/my/orders` },
      join: { label: 'The kennel membership', href: `${config.publicUrl}/store/kennel-membership/p/${productId}` },
    }),
  }
}
