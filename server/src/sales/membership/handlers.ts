import type { membershipCalls } from '@shop/contract/membership'
import { and, eq, isNotNull } from 'drizzle-orm'
import { memberships } from '../../schema/member.ts'
import { toOrder } from '../order/view.ts'
import { refuse } from '../payment/purchase.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { cancelMembership, findLive, resumeMembership } from './cancel.ts'
import { endByDesk, listMemberships } from './desk.ts'
import { openYear } from './open-year.ts'
import { toMembership, withTotal } from './view.ts'

export function membershipHandlers(services: Services): Handlers<typeof membershipCalls> {
  const { db, payments } = services

  const read = async (userId: string) => {
    const found = await withTotal(db, and(eq(memberships.userId, userId), isNotNull(memberships.paidUntil)))
    return { membership: found ? toMembership(found.row, found.total) : null }
  }

  return {
    getMembership: ({ user }) => read(user.id),

    cancelMembership: async ({ user }) => {
      await cancelMembership(services, user.id)
      return read(user.id)
    },

    resumeMembership: async ({ user }) => {
      await resumeMembership(services, user.id)
      return read(user.id)
    },

    payMembership: async ({ user }) => {
      const membership = await findLive(services, user.id)
      if (!membership.failures || membership.cancelledAt) throw refuse('paid')
      const { mandates } = payments.of(membership)
      // A provider that charges by itself would take the year's money twice.
      if (mandates?.isItself && membership.mandate) await mandates.pause(membership.mandate)
      const checkout = await openYear(services, membership)
      if (!checkout) throw refuse('paid')
      return toOrder(checkout)
    },

    listMemberships: ({ query }) => listMemberships(db, query),

    endMembership: ({ body, actor }) => endByDesk(services, actor, body),
  }
}
