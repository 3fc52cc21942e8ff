import { plainCode, readCode, withoutLookAlikes } from '@shop/contract/codes'
import { storePageSize } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import type { BodyOf, QueryOf, ReplyOf } from '@shop/contract/call-parts'
import type { giftCardCalls } from '@shop/contract/gift-card'
import { desc, eq, or, sql } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'
import { orders } from '../../schema/order.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import { newCode } from './code.ts'
import { selectGiftCards, toFound, toGiftCard } from './find.ts'
import { giftCards } from '../../schema/gift-card.ts'
import { giftCardQueue } from './queues.ts'
import { missing } from '../../platform/input/refusal.ts'

type Sold = ReplyOf<typeof giftCardCalls.resendGiftCard>
type Selected = Awaited<ReturnType<typeof selectGiftCards>>[number]

function toSold(selected: Selected): Sold {
  const { id, recipientName, recipientEmail, voidedAt, sentAt, mailings, sendAt } = selected.card
  return {
    ...toGiftCard(toFound(selected)),
    id,
    orderNumber: selected.orderNumber,
    recipientName,
    recipientEmail,
    state: voidedAt ? 'void' : sentAt ? 'sent' : mailings ? 'sending' : 'scheduled',
    sendAt: sendAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

const columns = {
  order: orders.number,
  /** A card that is void is mailed on no day. */
  mail: sql`case when ${giftCards.voidedAt} is null then coalesce(${giftCards.sentAt}, ${giftCards.sendAt}) end`,
}

/** Gift cards that were sold, newest first unless they are sorted, of one recipient, order or ending where `search` names it. */
export async function listSold(db: Db, query: Partial<QueryOf<typeof giftCardCalls.listGiftCards>>) {
  const page = pageIn(query.page)
  const search = query.search?.trim()
  const where = search
    ? or(
        eq(giftCards.recipientEmail, search.toLowerCase()),
        eq(orders.number, readCode(search, 'order') ?? ''),
        eq(giftCards.ending, withoutLookAlikes(plainCode(search))),
      )
    : undefined
  const count = await db.$count(selectGiftCards(db).where(where).as('sold'))
  const rows = await selectGiftCards(db)
    .where(where)
    .orderBy(...(query.sort ? [sortedBy(columns, query.sort)] : []), desc(giftCards.createdAt), desc(giftCards.id))
    .limit(storePageSize)
    .offset((page - 1) * storePageSize)
  return pageOf(rows.map(toSold), count, page, storePageSize)
}

/** Mails a card again with a new code; the old one opens nothing any more. */
export const resendGiftCard = (
  { db, jobs, secrets }: Pick<Services, 'db' | 'jobs' | 'secrets'>,
  id: string,
  { email, reason }: BodyOf<typeof giftCardCalls.resendGiftCard>,
  actor: Actor,
): Promise<Sold> =>
  db.transaction(async (tx) => {
    const [card] = isUuid(id) ? await tx.select().from(giftCards).where(eq(giftCards.id, id)).for('update') : []
    if (!card) throw missing()
    if (card.voidedAt) throw new Failure(409, { message: 'This gift card was cancelled. Nothing is mailed.' })
    const recipientEmail = email?.toLowerCase() ?? card.recipientEmail
    const code = newCode(secrets)
    const mailings = card.mailings + 1
    await tx
      .update(giftCards)
      .set({ ...code, recipientEmail, mailings, sentAt: null })
      .where(eq(giftCards.id, id))
    await recordAudit(tx, actor, {
      action: 'resend-gift-card',
      subject: id,
      reason,
      before: { recipientEmail: card.recipientEmail, ending: card.ending },
      after: { recipientEmail, ending: code.ending },
    })
    await jobs.send(giftCardQueue, { giftCardId: id, mailing: mailings }, tx)
    const [selected] = await selectGiftCards(tx).where(eq(giftCards.id, id))
    if (!selected) throw new Error('A gift card has no order')
    return toSold(selected)
  })
