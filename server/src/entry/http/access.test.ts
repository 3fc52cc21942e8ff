import { addressOf, type Call, isInPersonOnly } from '@shop/contract/call'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { calls } from '@shop/contract/calls'
import { snakeKeys } from '@shop/contract/case'
import { mayCall } from '@shop/contract/desk-access'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import type { Browser } from '../../../test/buyer.ts'
import { type Actor, actors, type Caller, callerOf, rolesOfActors, signUp, withKey } from '../../../test/callers.ts'
import { withDesk } from '../../../test/desk.ts'
import { withLab } from '../../../test/lab.ts'
import { type Input, type Probe, probes, theirBarcode, theirChip } from '../../../test/probes.ts'
import {
  addRecord,
  addRecords,
  canOwn,
  type Kind,
  nobodysRecords,
  type Owner,
  type Records,
} from '../../../test/records.ts'
import { addReportedSample } from '../../../test/reports.ts'
import { isInSample } from '../../../../vitest/sample.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { clubMembers } from '../../schema/club.ts'
import { attempts } from '../../schema/attempts.ts'
import { honoPath } from './body-limit.ts'
import { makeReport } from '../../results/report/register.ts'
import { animalShares } from '../../schema/sharing.ts'

/*
 * Who may do what: every call of the contract, by every kind of caller, about records of everybody they can have to do
 * with. The expectation is the row's own `who` and `whileActing`, and of whose record a call is (`probes.ts`).
 */

/** Whose records: the caller's own, those of somebody they have to do with, a stranger's, or ones without an owner. */
const relations = ['own', 'view', 'full', 'given away', 'club', 'stranger', 'nobody'] as const
type Relation = (typeof relations)[number]
/** Who is somebody else: has shared their animal to look at or in full, was given the caller's, is in the same club. */
const otherRelations = ['view', 'full', 'given away', 'club', 'stranger'] as const
type OtherRelation = (typeof otherRelations)[number]
/**
 * A refused caller gets the refusal before any record is read: `npm run proof` has them try every record all the same.
 */
const refusedRelations = ['own', 'stranger'] as const

const isOpen = ({ of, opensTo }: Probe, relation: Relation, caller: Owner) =>
  of !== undefined &&
  canOwn(caller, of) &&
  (relation === 'own' || (opensTo as Relation[] | undefined)?.includes(relation))

/** 401 or 403 where the row, or the table of roles, refuses this actor; null where it is open to them. */
function refusalOf(name: string, row: Call, actor: Actor): 401 | 403 | null {
  const { who } = row
  const role = rolesOfActors[actor]
  if (isInPersonOnly(row) && actor === 'admin as user') return 403
  if (who === 'anyone' || who === actor) return null
  if (['anonymous', 'guest', 'laboratory', 'desk'].includes(actor)) return 401
  if (who === 'desk' || who === 'laboratory') return role && mayCall([role], name) ? null : 403
  if (who === 'user') return null
  const type = actor === 'owner' || actor === 'vet' ? actor : 'breeder'
  return who.some((opened) => opened === type || opened === role) ? null : 403
}

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '100000', ...withLab, ...withDesk })
const rows = Object.entries(calls) as [keyof typeof calls, Call][]
/** What the matrix calls. */
const all = rows.map(([name, row]): [name: string, row: Call, probe: Probe] => [name, row, probes[name]])

async function ask(browser: Browser, row: Call, { body, ...rest }: Input, headers: Record<string, string> = {}) {
  const response = await browser.fetch(addressOf(row, rest), {
    method: row.method,
    headers: { ...(row.body && { 'content-type': row.bodyType ?? 'application/json' }), ...headers },
    ...(row.body && { body: typeof body === 'string' ? body : JSON.stringify(snakeKeys(body ?? {})) }),
  })
  return { status: response.status, text: await response.text() }
}

/** Brings a caller into that relation to somebody; returns the records in question. */
async function relate(
  { user, inPerson }: Caller,
  relation: Relation,
  other: Owner,
  records: Records,
): Promise<Records> {
  if (!user || !other.user) return records
  if (relation === 'view' || relation === 'full')
    await shop.db.insert(animalShares).values({ animalId: records.animal, email: user.email, rights: relation })
  if (relation === 'club') {
    const [held] = await shop.db.select().from(animals).where(eq(animals.id, records.clubAnimal))
    if (held?.clubId) await shop.db.insert(clubMembers).values({ clubId: held.clubId, userId: user.id })
  }
  if (relation !== 'given away') return records
  const given = await addRecord(shop, inPerson, 'animal')
  const body = { animalId: given.animal ?? '', email: other.user.email }
  const { results } = await inPerson.browser.ask(animalTransferCalls.createAnimalTransfer, { body })
  const id = results.find(({ animal }) => animal.id === given.animal)?.id ?? ''
  await other.browser.ask(animalTransferCalls.acceptAnimalTransfer, { params: { id }, body: {} })
  return { ...records, ...given }
}

type Person = { owner: Owner; records: Records }
/** People whose things are theirs. */
let others: Record<OtherRelation, Person>
/** Each kind of caller, and the records in each relation to them. */
let cast: Record<Actor, { caller: Caller; records: Record<Relation, Records> }>
let before: Awaited<ReturnType<typeof rowsNaming>>

const entriesOf = async <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Promise<Value>) => {
  const entries: [Key, Value][] = []
  for (const key of keys) entries.push([key, await make(key)])
  return Object.fromEntries(entries) as Record<Key, Value>
}

beforeAll(async () => {
  others = await entriesOf(otherRelations, async () => {
    const owner = await signUp(shop)
    return { owner, records: await addRecords(shop, owner) }
  })
  cast = await entriesOf(actors, async (actor) => {
    const caller = await callerOf(shop, actor)
    const ofOthers = await entriesOf(otherRelations, (relation) =>
      relate(caller, relation, others[relation].owner, others[relation].records),
    )
    return { caller, records: { ...ofOthers, own: await addRecords(shop, caller.inPerson), nobody: nobodysRecords() } }
  })
  // Of these anybody may name a barcode, a chip or the owner's address, and learns nothing.
  const { user } = await signUp(shop, {
    firstName: 'Wilhelmina',
    lastName: 'Murrumbidgee',
    email: 'theirs@example.org',
  })
  const { id } = await addAnimal(shop, user.id, { chipNumber: theirChip, petName: 'Murrumbidgee Mist' })
  await addReportedSample(shop, id, { barcode: theirBarcode })
  await addResult(shop, theirBarcode, 2001, 'N/N')
  await makeReport(shop.db, { id }, 'certificate')
  before = await rowsNaming(allMarks())
})

// Each refusal below counts as a guess of the key.
beforeEach(async () => void (await shop.db.delete(attempts)))

test('every call has a probe, which says whose record it names', () => {
  expect(Object.keys(probes).toSorted()).toEqual(rows.map(([name]) => name).toSorted())
  const namesOne = ({ path, query, body }: Call) =>
    path.includes('{') || JSON.stringify([query?.describe(), body?.describe()]).includes('"name":"uuid"')
  const isOfMachine = ({ who }: Call) => who === 'laboratory' || who === 'desk'
  const unsaid = rows.filter(
    ([name, row]) => namesOne(row) && !isOfMachine(row) && !probes[name].of && !probes[name].isOpen,
  )
  expect(unsaid.map(([name]) => name)).toEqual([])
})

/** Addresses without an owner. */
const elsewhere = ['/api/health', '/api/ready', '/api/openapi.json', '/api/auth/signout', '/api/webhooks/']

test('nothing else has an address', () => {
  const known = new Set(all.map(([, { method, path }]) => `${method} ${honoPath(path)}`))
  const unknown = shop.app.routes.filter(
    ({ method, path }) =>
      method !== 'ALL' &&
      path.startsWith('/api/') &&
      !known.has(`${method} ${path}`) &&
      !elsewhere.some((start) => path.startsWith(start)),
  )
  expect(unknown.map(({ path }) => path)).toEqual([])
})

const ofMachine = { laboratory: withLab.LAB_API_KEY, desk: withDesk.DESK_API_KEY }

describe.each(['laboratory', 'desk'] as const)('the %s', (who) => {
  const own = rows.filter(([, row]) => row.who === who)
  const wrongKeys = ['wrong', ...Object.values(ofMachine).filter((key) => key !== ofMachine[who])]

  test.each(own)('%s does not open with another key, whoever shows it', async (name, row) => {
    const { browser } = await callerOf(shop, 'admin')
    for (const key of wrongKeys) {
      const wrong = await ask(browser, row, probes[name].input(nobodysRecords()), withKey(key))
      expect([wrong.status, Object.keys(JSON.parse(wrong.text) as object)]).toEqual([401, ['message']])
    }
  })
})

test.each(rows.filter(([, { who }]) => who === 'laboratory'))(
  '%s is missing in a shop that has no key',
  async (name, row) => {
    shop.services.config.labApiKey = null
    const { status } = await ask(shop.visitor(), row, probes[name].input(nobodysRecords()), withKey('wrong'))
    shop.services.config.labApiKey = withLab.LAB_API_KEY
    expect(status).toBe(404)
  },
)

/** What somebody at the desk may see of anybody, and the laboratory of samples. */
const maySee = (name: string, { who }: Call, actor: Actor) =>
  who === actor ||
  (rolesOfActors[actor] !== undefined &&
    (who === 'desk' ||
      who === 'laboratory' ||
      ['listAccounts', 'listAudit', 'listActingCalls', 'getUserByEmail'].includes(name)))

const isText = (mark: unknown): mark is string => typeof mark === 'string'
const marksOf = ({ owner: { user }, records }: Person) =>
  [user?.id, user?.email, ...Object.values(records)].filter(isText)
const allMarks = () => Object.values(others).flatMap(marksOf)

/** What would reveal somebody to a caller, but for what is shared with them, and whom they gave an animal to. */
const marksFor = () => {
  const known = otherRelations.flatMap((relation) => {
    const { owner, records } = others[relation]
    if (relation === 'given away') return [owner.user?.email]
    if (relation === 'club') return [records.clubAnimal, records.handedOver]
    return relation === 'stranger'
      ? []
      : [records.animal, records.barcode, records.read, records.report, records.outsideReport, records.photo]
  })
  return ['Murrumbidgee', 'theirs@example.org', ...allMarks()].filter((mark) => !known.includes(mark))
}

/** Every row that contains one of these, by table. */
async function rowsNaming(marks: readonly string[]) {
  const known = new Set(marks)
  const { rows: tables } = (await shop.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )) as { rows: { name: string }[] }
  const found: Record<string, string[]> = {}
  // Whoever may read an animal has its reports made; of an admin who acts as a user every call is recorded.
  for (const { name } of tables.filter(({ name }) => name !== 'reports' && name !== 'acting_calls')) {
    const { rows } = (await shop.db.execute(sql`select t::text as text from ${sql.identifier(name)} t order by 1`)) as {
      rows: { text: string }[]
    }
    found[name] = rows.map(({ text }) => text).filter((text) => text.split(/[^\w@.-]+/).some((word) => known.has(word)))
  }
  return found
}

const counted = { cells: 0, refused: 0, missing: 0, open: 0, ofNobody: 0 }

describe.each(actors)('%s', (actor) => {
  /** As it is for a caller of this kind who has changed nothing yet. */
  async function callAgain(row: Call, { of, input }: Probe & { of: Kind }, relation: Relation) {
    const fresh = await callerOf(shop, actor)
    const owner = relation === 'own' ? fresh.inPerson : await signUp(shop)
    const made = { ...nobodysRecords(), ...(await addRecord(shop, owner, of)) }
    await relate(fresh, relation, owner, made)
    return ask(fresh.browser, row, input(made))
  }

  test.each(all.filter(([name]) => isInSample(`${actor} ${name}`, 8)))('%s', async (name, row, probe) => {
    const { input, of, missing = 404 } = probe
    const { caller, records } = cast[actor]
    const refusal = refusalOf(name, row, actor)
    const count = (what: keyof typeof counted, cells = 1) => {
      counted[what] += cells
      counted.cells += cells
    }
    if (!refusal && !of) {
      const isRead = row.method === 'GET' && name !== 'logout'
      const { status, text } = await ask(
        (isRead ? caller : await callerOf(shop, actor)).browser,
        row,
        input(records.stranger),
      )
      expect([401, 403]).not.toContain(status)
      expect(status, text).toBeLessThan(500)
      if (!maySee(name, row, actor)) for (const mark of marksFor()) expect(text).not.toContain(mark)
      return count('ofNobody', relations.length)
    }
    const ofNobody = await ask(caller.browser, row, input(records.nobody))
    expect(ofNobody.status).toBe(refusal ?? missing)
    if (refusal) expect(Object.keys(JSON.parse(ofNobody.text) as object)).toEqual(['message'])
    for (const relation of refusal && !process.env.PROOF ? refusedRelations : relations) {
      if (refusal || !of || !isOpen(probe, relation, caller)) {
        // Somebody else's record answers exactly as one that is not there.
        expect(await ask(caller.browser, row, input(records[relation])), relation).toEqual(ofNobody)
        count(refusal ? 'refused' : 'missing')
        continue
      }
      const isRead = row.method === 'GET'
      const opened = isRead
        ? await ask(caller.browser, row, input(records[relation]))
        : await callAgain(row, { ...probe, of }, relation)
      // It may be refused for its body (a total, a repetition), but it is there.
      expect([200, 201, 409, 428], `${relation}: ${opened.text}`).toContain(opened.status)
      count('open')
    }
  })
})

test('after all of that no caller has changed what was not theirs', async () => {
  expect(await rowsNaming(allMarks())).toEqual(before)
  if (process.env.PROOF) console.info(JSON.stringify(counted))
})
