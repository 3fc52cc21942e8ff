import { Failure } from '@shop/contract/failure'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import type { Services } from '../../platform/services.ts'

const hour = 60 * 60
const tooManyAddresses =
  'Too many tries with email addresses. Please wait an hour and try again, or log in if you have an account.'
const tooManyBarcodes =
  'Too many barcodes that we do not know or that are used already. Please wait an hour and try again, or contact us.'

const limit = ({ db, secrets }: Services, name: string, points: number, message: string) =>
  attemptLimit(db, secrets, { name: `activate-${name}`, points, perSeconds: hour, message })

/** The answer reveals who has an account, and has to: whoever queries many addresses is slowed down. */
export async function countEmail(services: Services, email: string, address: string) {
  await limit(services, 'caller', 10, tooManyAddresses).count(address)
  await limit(services, 'email', 5, tooManyAddresses).count(email)
}

/**
 * Barcodes are worth guessing: a try that was refused on its field stays counted, any other is given back. It counts for
 * the caller, and for the record where it names one.
 */
export async function countGuess<Reply>(
  services: Services,
  address: string,
  id: string | undefined,
  work: () => Promise<Reply>,
) {
  const guessers = limit(services, 'guesser', 30, tooManyBarcodes)
  const guesses = limit(services, 'guess', 10, tooManyBarcodes)
  await guessers.count(address)
  if (id) await guesses.count(id)
  const giveBack = () => Promise.all([guessers.giveBack(address), ...(id ? [guesses.giveBack(id)] : [])])
  try {
    const reply = await work()
    await giveBack()
    return reply
  } catch (refused) {
    if (!(refused instanceof Failure && refused.status === 428)) await giveBack()
    throw refused
  }
}
