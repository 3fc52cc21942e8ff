import { expect, test } from 'vitest'
import { desk, withDesk } from '../test/desk.ts'
import { useShop } from '../test/shop.ts'
import { type Chore, chores, doChores } from './chores.ts'
import { failingChores } from './schema/failed-job.ts'

const shop = useShop(withDesk)

const counted = () => {
  const done: string[] = []
  const counting = Object.entries(chores).map(([name, chore]): [string, Chore] => [
    name,
    async (services) => {
      await chore(services)
      done.push(name)
    },
  ])
  return { done, all: Object.fromEntries(counting) }
}
const failed = () => shop.db.select().from(failingChores)

test.each(Object.keys(chores))(
  '%s fail: all others are done, and the desk reads it until they succeed',
  async (name) => {
    const { done, all } = counted()
    const broken = { ...all, [name]: () => Promise.reject(new Error('mailbox of jo@example.org is full')) }
    for (const tries of [1, 2]) {
      await doChores(shop.services, broken)
      expect(done.splice(0)).toEqual(Object.keys(chores).filter((other) => other !== name))
      expect(await failed()).toMatchObject([{ name, failures: tries, error: 'mailbox of [address] is full' }])
    }
    expect((await desk(shop, 'failed')).output).toMatch(
      new RegExp(`^${name}  failed 2 times since .{16}, again within a minute: mailbox of \\[address\\] is full$`),
    )
    await doChores(shop.services, all)
    expect(done).toEqual(Object.keys(chores))
    expect(await failed()).toEqual([])
  },
)

test('where nothing can be noted the sweep itself fails', async () => {
  const db = new Proxy(shop.db, {
    get: () => () => {
      throw new Error('no database')
    },
  })
  const broken = { payments: () => Promise.reject(new Error('no provider')) }
  await expect(doChores({ ...shop.services, db }, broken)).rejects.toThrow('no database')
})
