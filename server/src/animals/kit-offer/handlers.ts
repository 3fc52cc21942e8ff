import type { kitOfferCalls } from '@shop/contract/kit-offer'
import type { toolCalls } from '@shop/contract/tool'
import type { Db } from '../../platform/db/open.ts'
import { dailyMails } from '../../platform/mail/daily-limit.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { accept, cancelOffer, decline } from './answer.ts'
import { listFor, undo } from './desk.ts'
import { offerDays, offerKits, kitRefusal } from './offer.ts'
import { kitOffersOf } from './view.ts'
import { kitOfferNotices } from './mail-copy.ts'
import { missing } from '../../platform/input/refusal.ts'

/** SPEC's call that sends kits: they are offered. Answers alike whether or not anybody has the address. */
export function multipackHandlers(services: Services): Pick<Handlers<typeof toolCalls>, 'transferMultipack'> {
  const { db, secrets } = services
  const senders = attemptLimit(db, secrets, {
    name: 'multipack',
    points: 10,
    perSeconds: 60 * 60,
    message: 'You have sent kits to several addresses. Please wait an hour and try again.',
  })
  const invitations = dailyMails(services, 'invitation')
  return {
    transferMultipack: async ({ body: { email, ...wanted }, user }) => {
      const to = email.toLowerCase()
      if (to === user.email) throw kitRefusal({ email: 'This is your own address: the kits are yours already.' })
      await senders.count(user.id)
      await invitations.count(to)
      await db.transaction(async (tx) => {
        if (await offerKits(tx, user, to, wanted))
          await sendNotice(services, kitOfferNotices['kits-offered'], to, tx, user.email)
      })
      const what = wanted.quantity === 1 ? 'The kit is' : `The ${wanted.quantity} kits are`
      return { message: `${what} on offer to ${to} for ${offerDays} days.` }
    },
  }
}

export function kitOfferHandlers(services: Services): Handlers<typeof kitOfferCalls> {
  const { db } = services
  const known = ({ id }: { id: string }) => {
    if (!isUuid(id)) throw missing()
    return id
  }
  const answering = (user: User, answer: (tx: Db) => Promise<void>) =>
    db.transaction(async (tx) => {
      await answer(tx)
      return kitOffersOf(tx, user)
    })
  return {
    listKitOffers: ({ user }) => kitOffersOf(db, user),
    acceptKitOffer: ({ params, body, user }) =>
      answering(user, (tx) => accept(tx, services, known(params), user, body.kits)),
    declineKitOffer: ({ params, user }) => answering(user, (tx) => decline(tx, services, known(params), user)),
    cancelKitOffer: ({ params, user }) => answering(user, (tx) => cancelOffer(tx, known(params), user)),
    listKitOffersOf: async ({ query }) => ({ results: await listFor(db, query.email?.toLowerCase() ?? '') }),
    undoKitOffer: ({ params, body, actor }) =>
      db.transaction((tx) => undo(tx, services, actor, known(params), body.reason)),
  }
}
