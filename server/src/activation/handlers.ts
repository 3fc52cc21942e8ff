import type { activationCalls } from '@shop/contract/activation'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { handIn } from './hand-in.ts'
import { checkBarcodes, chooseKit } from './kit-choice.ts'
import { checkPet } from './pet.ts'
import { listTestable } from './product.ts'
import { review } from './review.ts'
import {
  type ActivationChanges,
  type ActivationRow,
  alreadyActivated,
  findActivation,
  saveActivation,
  lockActivation,
} from './row.ts'
import { toActivation } from './view.ts'
import { attemptLimit } from '../platform/attempts.ts'
import { toBreed } from '../breed/handlers.ts'
import { refuseUnknownCountry } from '../country/handlers.ts'
import type { Db } from '../db/open.ts'
import { activations } from './tables.ts'
import { breeds } from '../breed/tables.ts'
import { users } from '../user/tables.ts'
import type { User, Visitor } from '../visitor/visitor.ts'
import { isNumberId } from '../platform/ids.ts'
import { sendNotice } from '../mail/notice.ts'
import { balanceOf } from '../sample/balance.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

const hour = 60 * 60
const tooManyAddresses =
  'Too many tries with email addresses. Please wait an hour and try again, or log in if you have an account.'
const tooManyBarcodes =
  'Too many barcodes that we do not know or that are used already. Please wait an hour and try again, or contact us.'

export function activationHandlers(services: Services): Handlers<typeof activationCalls> {
  const { db, secrets } = services
  const limit = (name: string, points: number, message: string) =>
    attemptLimit(db, secrets, { name: `activate-${name}`, points, perSeconds: hour, message })
  // The answer tells who has an account, and has to: whoever wants to know that of many addresses is slowed down.
  const callers = limit('caller', 10, tooManyAddresses)
  const emails = limit('email', 5, tooManyAddresses)
  const guessers = limit('guesser', 30, tooManyBarcodes)
  const guesses = limit('guess', 10, tooManyBarcodes)

  /** One step: the record as `work` leaves it, locked and read in one transaction. */
  const step = (
    id: string | undefined,
    user: User | null,
    work: (tx: Db, row: ActivationRow) => Promise<ActivationChanges> | ActivationChanges,
  ) =>
    db.transaction(async (tx) => {
      const row = await lockActivation(tx, id, user)
      if (row.activatedAt) throw alreadyActivated()
      return toActivation(tx, await saveActivation(tx, row, await work(tx, row)), user)
    })

  /** Barcodes are worth guessing: a try that was refused on its field stays counted, any other is given back. */
  const guarded = async <Reply>(address: string, id = '', work: () => Promise<Reply>) => {
    await guessers.count(address)
    await guesses.count(id)
    const giveBack = () => Promise.all([guessers.giveBack(address), guesses.giveBack(id)])
    try {
      const reply = await work()
      await giveBack()
      return reply
    } catch (refused) {
      if (!(refused instanceof Failure && refused.status === 428)) await giveBack()
      throw refused
    }
  }

  /** The open record of that id, should there be one. */
  const findOpen = async (id: string | undefined, user: User | null) => {
    const row = await findActivation(db, id, user).catch((refused: unknown) => {
      if (refused instanceof Failure) return null
      throw refused
    })
    return row?.activatedAt ? null : row
  }

  const refuseKnown = async (email: string, user: User | null) => {
    const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (known && known.id !== user?.id) throw new Failure(409, { message: messages.userAlreadyExists })
  }

  const begin = async (email: string, visitor: Visitor) => {
    const [row] = await db.insert(activations).values({ email, userId: visitor.user?.id }).returning()
    if (!row) throw new Error('No activation was made')
    return toActivation(db, row, visitor.user)
  }

  return {
    getActivation: async ({ params, user }) => toActivation(db, await findActivation(db, params.id, user), user),

    registerEmail: async ({ body, visitor, user, address }) => {
      const email = body.email.toLowerCase()
      const open = await findOpen(body.id, user)
      if (email !== user?.email && email !== open?.email) {
        await callers.count(address)
        await emails.count(email)
      }
      await refuseKnown(email, user)
      return open ? step(open.id, user, () => ({ email })) : begin(email, visitor)
    },

    checkBarcode: ({ body, user, address }) =>
      guarded(address, body.id, () => step(body.id, user, (tx, row) => checkBarcodes(tx, row, body))),

    enterKitBarcode: ({ body, user, address }) =>
      guarded(address, body.id, () => step(body.id, user, (tx, row) => chooseKit(tx, row, body, user))),

    saveActivationPet: ({ body, user }) =>
      step(body.id, user, async (tx, row) => ({ record: { pet: await checkPet(tx, row, body.pet, user) } })),

    saveActivationPerson: ({ body: { id, person }, user }) => {
      refuseUnknownCountry(person.country, 'person.country', messages.failedToAddPerson)
      return step(id, user, () => ({ record: { person, acceptedTermsAt: new Date().toISOString() } }))
    },

    reviewActivation: ({ body, visitor, user }) => step(body.id, user, (tx, row) => review(tx, row, body, visitor)),

    getActivationBreed: async ({ query: { id = '' } }) => {
      const [breed] = isNumberId(id)
        ? await db
            .select()
            .from(breeds)
            .where(eq(breeds.id, Number(id)))
        : []
      if (!breed) throw new Failure(404, { message: messages.failedToFetchBreed })
      return toBreed(breed)
    },

    listActivationProducts: ({ query, visitor }) => listTestable(db, query, visitor),

    activateKit: ({ body, visitor, user }) =>
      db.transaction(async (tx) => {
        const { row, isNew } = await handIn(tx, await lockActivation(tx, body.id, user), body, visitor)
        if (isNew) await sendNotice(services, user ? 'kit-activated' : 'sample-expected', user?.email ?? row.email, tx)
        return toActivation(tx, row, user)
      }),

    getTestKitBalance: async ({ user }) => ({ results: await balanceOf(db, user.id) }),
  }
}
