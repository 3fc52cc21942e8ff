import { codes, Failure } from '@shop/contract/failure'
import { attemptLimit, tenTries } from '../../platform/limits/attempts.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../../people/visitor/visitor.ts'

/** Refused on the code itself, or as one that is used up. */
const isOfCode = (error: unknown) =>
  error instanceof Failure &&
  (error.code === codes.voucherRedeemed || ['coupon', 'code'].some((field) => field in error.fields))

/** Whose tries are counted. */
export type Guesser = { address: string; user: Pick<User, 'id'> | null }

/**
 * Whoever tries many codes that open nothing has to wait: vouchers for a cart or for points and gift cards, wherever they
 * are typed, count together, for an address and for an account. Throws 429.
 */
export function codeGuesses({ db, secrets }: Pick<Services, 'db' | 'secrets'>) {
  const guesses = attemptLimit(db, secrets, {
    ...tenTries,
    name: 'code',
    message: 'Too many codes. Please wait a quarter of an hour and try again.',
  })
  /** Counts before `work`, so that of many at once none is free, and takes it back where the code was not what was refused. */
  return async <Reply>({ address, user }: Guesser, work: () => Promise<Reply>): Promise<Reply> => {
    const keys = [address, ...(user ? [user.id] : [])]
    for (const key of keys) await guesses.count(key)
    const giveBack = async () => {
      for (const key of keys) await guesses.giveBack(key)
    }
    try {
      const reply = await work()
      await giveBack()
      return reply
    } catch (error) {
      if (!isOfCode(error)) await giveBack()
      throw error
    }
  }
}
