import { expect, test, vi } from 'vitest'
import { readAgain } from './read-again.ts'

const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
const wrong = Object.assign(new Error('no such table'), { code: '42P01' })
const failing = (...errors: Error[]) =>
  vi.fn<() => Promise<string>>(() => {
    const error = errors.shift()
    return error ? Promise.reject(error) : Promise.resolve('read')
  })

test('what the database broke off is read again, twice at most', async () => {
  expect(await readAgain(failing(away, away))).toBe('read')
  await expect(readAgain(failing(away, away, away))).rejects.toBe(away)
})

test('what is wrong with the query is not', async () => {
  const read = failing(wrong)
  await expect(readAgain(read)).rejects.toBe(wrong)
  expect(read).toHaveBeenCalledTimes(1)
})

test('nor what took seconds to fail', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(3001)
  const read = failing(away)
  await expect(readAgain(read)).rejects.toBe(away)
  expect(read).toHaveBeenCalledTimes(1)
  now.mockRestore()
})
