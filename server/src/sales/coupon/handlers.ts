import type { CouponBody, couponCalls, DeskCoupon } from '@shop/contract/coupon'
import { plainNumber } from '@shop/contract/codes'
import { currencies, storePageSize } from '@shop/contract/constants'
import { priceOf, toMinor } from '@shop/contract/money'
import { and, asc, eq, gte, ilike, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import { containing } from '../../platform/db/like.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { recordAudit } from '../../people/admin/audit.ts'
import { dayMs } from '../../platform/values/days.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { exactFirst, isExpired, isRead, isUsedUp, readingOf } from './coupon.ts'
import { coupons } from '../../schema/coupon.ts'

type CouponRow = typeof coupons.$inferSelect

const toCoupon = (row: CouponRow): DeskCoupon => ({
  code: row.code,
  label: row.label,
  percent: row.percent,
  amounts: currencies.flatMap((currency) => {
    const amount = row.amounts?.[currency]
    return amount === undefined ? [] : priceOf(amount, currency)
  }),
  points: row.points,
  redemptions: row.redemptions,
  maxRedemptions: row.maxRedemptions,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  state: isExpired(row) ? 'ended' : isUsedUp(row) ? 'used_up' : 'usable',
})

/** Coupons in a state, for `where`. */
function inState(state: DeskCoupon['state'] | undefined, now = new Date()) {
  const ended = and(isNotNull(coupons.expiresAt), lte(coupons.expiresAt, now))
  const usedUp = and(isNotNull(coupons.maxRedemptions), gte(coupons.redemptions, coupons.maxRedemptions))
  const isOpen = or(isNull(coupons.expiresAt), not(lte(coupons.expiresAt, now)))
  if (state === 'ended') return ended
  if (state === 'used_up') return and(isOpen, usedUp)
  if (state !== 'usable') return undefined
  return and(isOpen, or(isNull(coupons.maxRedemptions), not(gte(coupons.redemptions, coupons.maxRedemptions))))
}

/** Until the end of its last day; throws 428 for a day that is none, or over. */
function endOf(until: string | undefined): Date | null {
  if (!until) return null
  const end = new Date(Date.parse(until) + dayMs)
  if (end <= new Date()) throw refusal({ until: 'This day is over' })
  return end
}

function rowOf({
  code,
  label,
  percent,
  amounts,
  points,
  maxRedemptions,
  until,
}: CouponBody): typeof coupons.$inferInsert {
  const kinds = [percent !== undefined, Boolean(amounts?.length), points !== undefined].filter(Boolean)
  if (kinds.length !== 1) throw refusal({ percent: 'Say one of percent, amounts and points' })
  const named = amounts?.map(({ currency }) => currency) ?? []
  if (new Set(named).size < named.length) throw refusal({ amounts: 'Name each currency once' })
  return {
    code: plainNumber(code),
    label,
    percent: percent ?? null,
    amounts: named.length
      ? Object.fromEntries((amounts ?? []).map(({ currency, amount }) => [currency, toMinor(amount)]))
      : null,
    points: points ?? null,
    maxRedemptions: maxRedemptions ?? null,
    expiresAt: endOf(until),
  }
}

const alikeText = (known: string, code: string) =>
  known === code ? 'There is a coupon with this code' : `${known} is read like this one. Please choose another code`

const columns = { code: coupons.code, uses: coupons.redemptions, until: coupons.expiresAt }

export const couponHandlers = ({ db }: Services): Handlers<typeof couponCalls> => ({
  listCoupons: async ({ query }) => {
    const page = pageIn(query.page)
    const pattern = containing(query.search?.trim() ?? '')
    const where = and(inState(query.state), or(ilike(coupons.code, pattern), ilike(coupons.label, pattern)))
    const rows = await db
      .select()
      .from(coupons)
      .where(where)
      .orderBy(sortedBy(columns, query.sort ?? 'code'), asc(coupons.code))
      .limit(storePageSize)
      .offset((page - 1) * storePageSize)
    return pageOf(rows.map(toCoupon), await db.$count(coupons, where), page, storePageSize)
  },

  createCoupon: ({ body, actor, created }) =>
    db.transaction(async (tx) => {
      const row = rowOf(body)
      // Of two that are read alike, made at once, the second waits here and finds the first.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupon:${readingOf(row.code)}`}, 0))`)
      const [alike] = await tx.select({ code: coupons.code }).from(coupons).where(isRead(row.code))
      if (alike) throw refusal({ code: alikeText(alike.code, row.code) })
      const [made] = await tx.insert(coupons).values(row).returning()
      if (!made) throw new Error('No coupon was made')
      await recordAudit(tx, actor, { action: 'make-coupon', subject: made.code, reason: body.reason, after: made })
      created()
      return toCoupon(made)
    }),

  endCoupon: ({ params, body, actor }) =>
    db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(coupons)
        .where(isRead(params.code))
        .orderBy(exactFirst(params.code))
        .limit(1)
        .for('update')
      if (!before) throw missing()
      if (isExpired(before)) return toCoupon(before)
      const { expiresAt, ...row } = before
      const now = new Date()
      await tx.update(coupons).set({ expiresAt: now }).where(eq(coupons.code, before.code))
      await recordAudit(tx, actor, {
        action: 'end-coupon',
        subject: before.code,
        reason: body.reason,
        before: { expiresAt: expiresAt?.toISOString() ?? null, redemptions: row.redemptions },
        after: { expiresAt: now.toISOString(), redemptions: row.redemptions },
      })
      return toCoupon({ ...before, expiresAt: now })
    }),
})
