import { type Message, messages } from '@shop/contract/messages'
import { refusal } from '../../platform/input/refusal.ts'
import { attemptLimit, tenTries } from '../../platform/limits/attempts.ts'
import type { User } from '../visitor/visitor.ts'
import { isPassword } from './password.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Requires the password of a signed-in user again, for what a stolen session must not be enough for: 428 on `field`.
 */
export function passwordCheck({ db, secrets }: Pick<Services, 'db' | 'secrets'>) {
  const guesses = attemptLimit(db, secrets, { name: 'password', ...tenTries })
  return async (user: User, typed: string | undefined, field: string, message: Message) => {
    if (!typed) throw refusal({ [field]: messages.fieldRequired }, message)
    await guesses.count(user.id)
    if (!(await isPassword(typed, user.passwordHash))) throw refusal({ [field]: 'This is not your password.' }, message)
    await guesses.forget(user.id)
  }
}
