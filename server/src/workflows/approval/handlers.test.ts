import { randomUUID } from 'node:crypto'
import { approvalCalls, type Decision } from '@shop/contract/approval'
import { authCalls } from '@shop/contract/auth'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo } from '../../../test/account.ts'
import { signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { auditEntries } from '../../schema/admin.ts'
import { clubMembers, clubs } from '../../schema/club.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { enquiries } from '../../schema/enquiry.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { folded } from '@shop/contract/text'
import type { QueryOf } from '@shop/contract/call-parts'

const shop = useShop()

/** An admin at the desk. */
async function atTheDesk() {
  const browser = shop.visitor()
  await signIn(shop, browser, 'breeder', { isAdmin: true, firstName: 'Robin' })
  const body = (change: Partial<Decision>) =>
    ({ reason: 'Looked up', club: undefined, country: undefined, ...change }) as Decision
  return {
    approve: (change: Partial<Decision>) => browser.ask(approvalCalls.approve, { body: body(change) }),
    refuse: (change: Partial<Decision>) => browser.ask(approvalCalls.refuse, { body: body(change) }),
    credit: (email: string, limit: number | null) =>
      browser.ask(approvalCalls.setCredit, { body: { email, limit, reason: 'Pays on time' } }),
    waiting: async (sort?: QueryOf<typeof approvalCalls.listWaiting>['sort']) =>
      (await browser.ask(approvalCalls.listWaiting, { query: { sort } })).results,
  }
}

const auditOf = (userEmail: string) => shop.db.select().from(auditEntries).where(eq(auditEntries.userEmail, userEmail))

async function apply(
  kind: 'agent-nomination' | 'responsible-breeder',
  email: string,
  details: Record<string, string | boolean>,
) {
  await shop.db.insert(enquiries).values({ id: randomUUID(), kind, name: 'Ada Byron', email, message: '', details })
}
const nomination = { occupation: 'Groomer', city: 'Hobart', postalCode: '7000', state: 'TAS', country: 'AU' }

test('a vet waits, is approved with an audit and a mail, and has credit only when it is given', async () => {
  const vet = shop.visitor()
  const { email } = await signIn(shop, vet, 'vet', {
    approval: 'waiting',
    creditLimit: null,
    clinic: 'Riverside',
    registrationNumber: 'N 1234',
  })
  const desk = await atTheDesk()
  expect(await desk.waiting()).toContainEqual(
    expect.objectContaining({ kind: 'vet', email, details: 'Riverside, N 1234' }),
  )
  await expect(desk.credit(email, 5000)).rejects.toMatchObject({ status: 409 })
  expect(await desk.approve({ kind: 'vet', email: email.toUpperCase() })).toEqual({ email, isChanged: true })
  expect(await desk.approve({ kind: 'vet', email })).toEqual({ email, isChanged: false })
  expect(await desk.waiting()).not.toContainEqual(expect.objectContaining({ email }))
  const me = () => vet.ask(authCalls.getMyDetails)
  expect(await me()).toMatchObject({ approval: { state: 'approved', reason: null }, ordersOnAccount: false })
  expect(await desk.credit(email, 5000)).toMatchObject({ limit: { amount: 5000, currency: 'AUD' }, isChanged: true })
  expect(await desk.credit(email, 5000)).toMatchObject({ isChanged: false })
  expect(await me()).toMatchObject({ ordersOnAccount: true })
  expect(await desk.refuse({ kind: 'vet', email, reason: 'The register has no such number.' })).toMatchObject({
    isChanged: true,
  })
  expect(await me()).toMatchObject({
    approval: { state: 'refused', reason: 'The register has no such number.' },
    ordersOnAccount: false,
  })
  expect(
    (await auditOf(email)).map(({ action, adminName, before, after }) => ({ action, adminName, before, after })),
  ).toEqual(
    expect.arrayContaining([
      { action: 'approve', adminName: 'Robin Byron', before: { approval: 'waiting' }, after: { approval: 'approved' } },
      {
        action: 'set-credit',
        adminName: 'Robin Byron',
        before: { creditLimit: null, currency: 'AUD' },
        after: { creditLimit: 500_000, currency: 'AUD' },
      },
      { action: 'refuse', adminName: 'Robin Byron', before: { approval: 'approved' }, after: { approval: 'refused' } },
    ]),
  )
  const mails = await mailsTo(shop, email)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'We could not approve your practice',
    'You can order on account',
    'Your practice is approved',
  ])
  expect(mails.find(({ subject }) => subject.startsWith('We could'))?.text).toContain('no such number')
})

test('only a vet is approved as one, and an unknown address is refused as unknown', async () => {
  const desk = await atTheDesk()
  const { email } = await signIn(shop, shop.visitor(), 'owner')
  await expect(desk.approve({ kind: 'vet', email })).rejects.toMatchObject({ status: 409 })
  await expect(desk.approve({ kind: 'vet', email: 'nobody@example.org' })).rejects.toMatchObject({ status: 404 })
  await expect(desk.credit('nobody@example.org', 1)).rejects.toMatchObject({ status: 404 })
  await expect(desk.approve({ kind: 'club', email })).rejects.toMatchObject({ status: 428 })
  expect(await auditOf(email)).toEqual([])
})

test('whoever nominated themselves is listed as their own agent, with credit if it is given, until it is taken back', async () => {
  const desk = await atTheDesk()
  const browser = shop.visitor()
  const { id, email } = await signIn(shop, browser, 'owner')
  await expect(desk.approve({ kind: 'agent', email })).rejects.toMatchObject({ status: 404 })
  await apply('agent-nomination', email, { ...nomination, nominee: 'self' })
  expect(await desk.waiting()).toContainEqual(expect.objectContaining({ kind: 'agent', email, country: 'AU' }))
  expect(await desk.approve({ kind: 'agent', email })).toMatchObject({ isChanged: true })
  expect(await desk.approve({ kind: 'agent', email })).toMatchObject({ isChanged: false })
  const own = () => shop.db.select().from(collectionAgents).where(eq(collectionAgents.userId, id))
  expect(await own()).toMatchObject([{ name: 'Ada Byron', place: 'Hobart', state: 'TAS', country: 'AU' }])
  await desk.credit(email, 100)
  expect(await browser.ask(authCalls.getMyDetails)).toMatchObject({ ordersOnAccount: true, approval: null })
  await desk.refuse({ kind: 'agent', email })
  expect(await own()).toEqual([])
  expect(await browser.ask(authCalls.getMyDetails)).toMatchObject({ ordersOnAccount: false })
})

test('a nominated agent is listed without the rights of whoever nominated them', async () => {
  const desk = await atTheDesk()
  const browser = shop.visitor()
  const { email } = await signIn(shop, browser, 'owner')
  const agentName = `Bo ${randomUUID()}`
  await apply('agent-nomination', email, { ...nomination, nominee: 'other', agentName })
  await desk.approve({ kind: 'agent', email })
  const [listed] = await shop.db.select().from(collectionAgents).where(eq(collectionAgents.name, agentName))
  expect(listed).toMatchObject({ userId: null, place: 'Hobart' })
  await expect(desk.credit(email, 100)).rejects.toMatchObject({ status: 409 })
})

test('a breeder joins the program, is listed, and leaves it', async () => {
  const desk = await atTheDesk()
  const { email } = await signIn(shop, shop.visitor(), 'breeder')
  await apply('responsible-breeder', email, {
    kennelName: 'Glenmore',
    species: 'cat',
    breeds: 'Burmese, Birman',
    place: 'Ithaca',
    country: 'US',
    registry: 'CFA',
    registrationNumber: '12',
    isListingWanted: true,
  })
  const entries = () => shop.db.select().from(responsibleBreeders).where(eq(responsibleBreeders.email, email))
  await desk.approve({ kind: 'breeder', email })
  expect(await entries()).toMatchObject([{ name: 'Glenmore', speciesId: 2, breeds: ['Burmese', 'Birman'] }])
  expect(await desk.approve({ kind: 'breeder', email })).toMatchObject({ isChanged: false })
  await desk.refuse({ kind: 'breeder', email })
  expect(await entries()).toEqual([])
  await expect(desk.refuse({ kind: 'breeder', email })).rejects.toMatchObject({ status: 404 })
})

test('a club is made with its first member, found by its name, and left', async () => {
  const desk = await atTheDesk()
  const club = `Collie Club ${randomUUID()}`
  const members = await Promise.all(['breeder', 'owner'].map((type) => signIn(shop, shop.visitor(), type)))
  for (const { email } of members) await desk.approve({ kind: 'club', email, club, country: 'AU' })
  const [made, ...others] = await shop.db.select().from(clubs).where(eq(clubs.name, club))
  expect([made, others]).toMatchObject([{ country: 'AU' }, []])
  expect(await shop.db.$count(clubMembers, eq(clubMembers.clubId, made?.id ?? 0))).toBe(2)
  const [first] = members
  expect(await desk.approve({ kind: 'club', email: first?.email ?? '', club: club.toUpperCase() })).toMatchObject({
    isChanged: false,
  })
  await desk.refuse({ kind: 'club', email: first?.email ?? '', club })
  expect(
    await shop.db.$count(
      clubMembers,
      and(eq(clubMembers.clubId, made?.id ?? 0), eq(clubMembers.userId, first?.id ?? '')),
    ),
  ).toBe(0)
})

test('who waits is sorted by name and by how long', async () => {
  await apply('responsible-breeder', `${randomUUID()}@example.org`, { kennelName: 'Glenmore' })
  for (const firstName of ['Élodie', 'Zora'])
    await signIn(shop, shop.visitor(), 'vet', { approval: 'waiting', firstName })
  const desk = await atTheDesk()
  await expectSorted((sort) => desk.waiting(sort), { name: ({ name }) => folded(name), since: ({ since }) => since })
})
