import { attemptLimit } from '../../platform/limits/attempts.ts'
import type { Services } from '../../platform/services.ts'

/** Shares and offers send mail to any address somebody types: how many an hour, by whoever sends them. */
export const animalMails = ({ db, secrets }: Pick<Services, 'db' | 'secrets'>) =>
  attemptLimit(db, secrets, {
    name: 'animal-mail',
    points: 100,
    perSeconds: 60 * 60,
    message: 'You have written to many people about your animals. Please wait an hour and try again.',
  })
