import type { DeskRole } from '@shop/contract/desk-role'
import { collectionAgents } from '../src/schema/collection-agent.ts'
import { givenRoles } from '../src/schema/desk-role.ts'
import { australian, beginActing, type Browser, signIn } from './buyer.ts'
import { withDesk } from './desk.ts'
import { withLab } from './lab.ts'
import { addRecord, type Owner } from './records.ts'
import type { Shop } from './shop.ts'

/** Every kind of caller. The machines show their keys. */
export const actors = [
  'anonymous',
  'guest',
  'owner',
  'breeder',
  'vet',
  'collection agent',
  'club member',
  'admin',
  'admin as user',
  'in support',
  'in the warehouse',
  'in the laboratory',
  'in accounts',
  'in the catalogue',
  'laboratory',
  'desk',
] as const
export type Actor = (typeof actors)[number]

/** What these do at the desk. */
export const rolesOfActors: Partial<Record<Actor, DeskRole>> = {
  admin: 'manager',
  'in support': 'support',
  'in the warehouse': 'warehouse',
  'in the laboratory': 'laboratory',
  'in accounts': 'accounts',
  'in the catalogue': 'catalogue',
}

export const withKey = (key: string) => ({ authorization: `Bearer ${key}` })

/** Somebody with an account. */
export async function signUp(shop: Shop, { type = 'breeder', ...more }: Parameters<typeof signIn>[3] = {}) {
  const browser = australian(shop)
  return { browser, user: await signIn(shop, browser, type, more) }
}

/** Somebody who answers letters. */
export async function inSupport(shop: Shop, more: Parameters<typeof signIn>[3] = {}) {
  const person = await signUp(shop, more)
  await shop.db.insert(givenRoles).values({ userId: person.user.id, role: 'support' })
  return person
}

/** A caller; `inPerson` is where they do what they alone may. */
export type Caller = Owner & { inPerson: Owner }

/** A new caller of that kind. */
export async function callerOf(shop: Shop, actor: Actor): Promise<Caller> {
  const guest = (browser: Browser) => ({ browser, user: null, inPerson: { browser, user: null } })
  if (actor === 'laboratory') return guest(shop.visitor(withKey(withLab.LAB_API_KEY)))
  if (actor === 'desk') return guest(shop.visitor(withKey(withDesk.DESK_API_KEY)))
  const browser = australian(shop)
  if (actor === 'guest') browser.cookies.set('user-type', 'owner')
  if (actor === 'guest' || actor === 'anonymous') return guest(browser)
  // An order on account waits for no money; these pay theirs.
  const account = actor === 'vet' || actor === 'owner' ? { type: actor, creditLimit: null } : {}
  const inPerson = await signUp(shop, { ...account, isAdmin: actor === 'admin' })
  const { user } = inPerson
  const role = rolesOfActors[actor]
  if (role && role !== 'manager') await shop.db.insert(givenRoles).values({ userId: user.id, role })
  if (actor === 'collection agent') {
    const id = (await shop.db.$count(collectionAgents)) + 10_000
    const agent = { id, name: 'Agent', kind: 'agent', place: 'Hobart', postalCode: '7000', country: 'AU' } as const
    await shop.db.insert(collectionAgents).values({ ...agent, userId: user.id })
  }
  if (actor === 'club member') await addRecord(shop, inPerson, 'clubAnimal')
  if (actor !== 'admin as user') return { ...inPerson, inPerson }
  const admin = await signUp(shop, { isAdmin: true })
  await beginActing(shop, admin.user.id, user.id)
  return { browser: admin.browser, user, inPerson }
}
