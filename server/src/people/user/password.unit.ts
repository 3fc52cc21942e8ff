import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { expect, test } from 'vitest'
import { hashPassword, isPassword, refuseBreached } from './password.ts'

test('a password is hashed with argon2id, each time differently', async () => {
  const [one, two] = [await hashPassword('four lazy whippets'), await hashPassword('four lazy whippets')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await isPassword('four lazy whippets', one)).toBe(true)
  expect(await isPassword('four lazy Whippets', one)).toBe(false)
})

test('where no account is, no password is right', async () => {
  expect(await isPassword('', undefined)).toBe(false)
  expect(await isPassword('four lazy whippets', undefined)).toBe(false)
})

test('a letter is the same however a keyboard spells it', async () => {
  const decomposed = 'süße Möpse'.normalize('NFD')
  expect(decomposed).not.toBe('süße Möpse')
  expect(await isPassword(decomposed, await hashPassword('süße Möpse'))).toBe(true)
})

test.each(['password1', 'PASSWORD1', 'qwertyuiop', '1234567890', 'ｐａｓｓｗｏｒｄ１'])(
  '"%s" is on the lists',
  async (password) => {
    await expect(refuseBreached(password, 'newPassword', messages.failedToChangePassword)).rejects.toThrow(
      new Failure(428, {
        message: messages.failedToChangePassword,
        errors: { newPassword: 'This password is on lists of stolen passwords. Please choose another.' },
      }),
    )
  },
)

test.each(['four lazy whippets', 'aaaaaaab cd', 'ohnezahlen', 'süße Möpse'])('"%s" is not', async (password) => {
  await expect(refuseBreached(password, 'password', messages.operationFailed)).resolves.toBeUndefined()
})
