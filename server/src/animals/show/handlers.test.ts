import { type NewShow, showCalls } from '@shop/contract/show'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addSample } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { jobsOf } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { samples } from '../../schema/sample.ts'
import { shows } from '../../schema/show.ts'
import { noticeQueue } from '../../platform/mail/queues.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { folded } from '@shop/contract/text'

const shop = useShop(withDesk)

const bodyOf = (more: Partial<NewShow> = {}): NewShow => ({
  name: 'Spring Specialty',
  club: 'Herding Dog Club',
  place: 'Fairgrounds, Hobart',
  firstDay: '2999-03-20',
  lastDay: '2999-03-21',
  contactName: 'Ada Byron',
  contactPhone: '',
  deliverTo: '12 Wattle Street, Sydney',
  stands: 1,
  leaflets: 50,
  ...more,
})
const register = (browser: Browser, body = bodyOf()) => browser.ask(showCalls.registerShow, { body })
const list = async (browser: Browser) => (await browser.ask(showCalls.listShows)).results
const addEntry = (browser: Browser, id: string, barcode: string, label = '14, Skye') =>
  browser.ask(showCalls.addShowEntry, { params: { id }, body: { barcode, label } })
const mailed = (email: string) =>
  jobsOf(shop, noticeQueue)
    .filter(({ to }) => shop.services.secrets.open(to) === email)
    .map(({ kind }) => kind)
const say = (...words: string[]) => desk(shop, 'shows', ...words, '--reason', 'The club is known')

async function secretary() {
  const browser = shop.visitor()
  return { browser, user: await signIn(shop, browser) }
}
async function confirmedShow() {
  const { browser, user } = await secretary()
  const { id } = await register(browser)
  await say('confirm', id)
  return { browser, user, id }
}

test('a show is confirmed and sent to at the desk, and shows where the samples taken there are', async () => {
  const { browser, user } = await secretary()
  const made = await register(browser)
  expect(made).toMatchObject({ state: 'waiting', sent: null, entries: [], contactPhone: null })
  // A second press, and a change of mind.
  expect((await register(browser, bodyOf({ leaflets: 80 }))).id).toBe(made.id)
  expect((await desk(shop, 'shows', 'list')).output).toContain('80 leaflets')
  expect((await say('sent', made.id, '--what', '1 stand')).code).toBe(1)
  expect((await say('confirm', made.id)).code).toBe(0)
  expect((await say('confirm', made.id)).output).toContain('It was decided so before.')
  await say('sent', made.id, '--what', '1 stand', '--tracking', '33ABC')
  expect((await say('sent', made.id, '--what', '1 stand', '--tracking', '33ABC')).output).toContain(
    'recorded so before',
  )
  expect(mailed(user.email)).toEqual(['show-registered', 'show-confirmed', 'show-sent'])

  const { barcode } = await addSample(shop, { stage: 'genotyping' })
  await addEntry(browser, made.id, barcode)
  expect((await addEntry(browser, made.id, barcode, '15, Tam')).entries).toEqual([
    { id: expect.any(String), label: '15, Tam', barcode, stage: 'genotyping' },
  ])
  await shop.db.update(samples).set({ stage: 'reported' }).where(eq(samples.barcode, barcode))
  const [show] = await list(browser)
  expect(show).toMatchObject({
    state: 'confirmed',
    sent: { what: '1 stand', tracking: '33ABC' },
    entries: [{ stage: 'reported' }],
  })
  const params = { id: made.id, entryId: show?.entries[0]?.id ?? '' }
  expect((await browser.ask(showCalls.removeShowEntry, { params })).entries).toEqual([])
})

test('a refusal has a reason, and the same show can be registered again', async () => {
  const { browser, user } = await secretary()
  const { id } = await register(browser)
  await desk(shop, 'shows', 'refuse', id, '--reason', 'No stand is left')
  expect(await list(browser)).toMatchObject([{ state: 'refused', reason: 'No stand is left' }])
  expect((await say('confirm', id)).code).toBe(1)
  expect(mailed(user.email)).toEqual(['show-registered', 'show-refused'])
  expect((await register(browser)).id).not.toBe(id)
})

test('it is cancelled until something was sent; what is confirmed is not registered twice', async () => {
  const { browser, id } = await confirmedShow()
  await expect(register(browser)).rejects.toMatchObject({ status: 428, errors: { name: expect.any(String) } })
  const cancel = () => browser.ask(showCalls.cancelShow, { params: { id } })
  await say('sent', id, '--what', '1 stand')
  await expect(cancel()).rejects.toMatchObject({ status: 409 })
  const other = await confirmedShow()
  const params = { id: other.id }
  for (let press = 0; press < 2; press++)
    expect(await other.browser.ask(showCalls.cancelShow, { params })).toMatchObject({ state: 'cancelled' })
  expect((await say('sent', other.id, '--what', '1 stand')).code).toBe(1)
})

test.each([
  ['the last day before the first', { lastDay: '2999-03-19' }, 'lastDay'],
  ['a day that is none', { firstDay: '2999-02-30' }, 'firstDay'],
  ['a show that is over', { firstDay: '2020-01-01', lastDay: '2020-01-02' }, 'lastDay'],
  ['no club', { club: ' ' }, 'club'],
  ['a hundred stands', { stands: 100 }, 'stands'],
])('%s is refused at its field', async (_, more, field) => {
  const { browser, user } = await secretary()
  await expect(register(browser, bodyOf(more))).rejects.toMatchObject({
    status: 428,
    errors: { [field]: expect.any(String) },
  })
  expect(await shop.db.$count(shows, eq(shows.userId, user.id))).toBe(0)
})

test('only samples that we know are listed, and only at a show that is confirmed', async () => {
  const { browser, id } = await confirmedShow()
  const refused = { status: 428, errors: { barcode: expect.any(String) } }
  await expect(addEntry(browser, id, 'KP0000000000')).rejects.toMatchObject(refused)
  const waiting = await secretary()
  const show = await register(waiting.browser)
  const { barcode } = await addSample(shop)
  await expect(addEntry(waiting.browser, show.id, barcode)).rejects.toMatchObject(refused)
  await expect(addEntry(waiting.browser, id, barcode)).rejects.toMatchObject({ status: 404 })
})

test('the desk sorts shows by name and by their days', async () => {
  const { browser } = await secretary()
  await register(browser, bodyOf({ name: 'Élan Trophy', firstDay: '2998-01-02' }))
  await register(browser, bodyOf({ name: 'Agility Cup', firstDay: '2998-05-01' }))
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  await expectSorted(async (sort) => (await admin.ask(showCalls.listDeskShows, { query: { sort } })).results, {
    name: ({ name }) => folded(name),
    days: ({ firstDay }) => firstDay,
  })
})
