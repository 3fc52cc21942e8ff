import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { animalCalls } from '@shop/contract/animal'
import { authCalls } from '@shop/contract/auth'
import { addressOf, type Call, type Filled } from '@shop/contract/call'
import type { ReplyOf } from '@shop/contract/call-parts'
import { cartCalls } from '@shop/contract/cart'
import { snakeKeys } from '@shop/contract/case'
import { checkoutCalls } from '@shop/contract/checkout'
import { animalPageSize } from '@shop/contract/constants'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { orderCalls } from '@shop/contract/order'
import { resultCalls } from '@shop/contract/result'
import { sampleCalls } from '@shop/contract/sample'
import { hashPassword } from '@shop/server/people/user/password'
import { type Database, openDatabase } from '@shop/server/platform/db/open'
import { users } from '@shop/server/schema/user'
import { labFile, labKey, orderProfile, profileId, sendLabFile } from './collies.ts'
import { percentile, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder, withPostgres, withShop } from './shop.ts'
import { sized } from './sized.ts'

const animalCount = sized(1_000, 10)
const orderCount = sized(50, 2)
const kitsOfOrder = sized(6, 2)
const answersPerRun = sized(20, 1)
/** So many of the kits are not activated yet. */
const unused = sized(5, 1)

const email = 'breeder@example.com'
const password = 'four lazy whippets snore'
const address = {
  firstName: 'Some',
  lastName: 'Body',
  address: '12 Wattle Street',
  city: 'Sydney',
  state: 'NSW',
  postalCode: '2000',
  country: 'AU' as const,
}

/** A browser in which the customer has logged in. */
async function logIn(url: string) {
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const send = async (method: string, path: string, body?: object) => {
    const reply = await fetch(url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(snakeKeys(body)) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text.slice(0, 500)}`)
    return { reply, text }
  }
  const ask = async <Row extends Call>(row: Row, { body, ...rest }: Filled & { body?: object } = {}) => {
    const { text } = await send(row.method, addressOf(row, rest), body)
    return JSON.parse(text) as ReplyOf<Row>
  }
  const { reply } = await send('POST', authCalls.login.path, { username: email, password })
  headers.cookie = reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return { ask, get: (path: string) => send('GET', path) }
}
type Browser = Awaited<ReturnType<typeof logIn>>

async function order({ ask }: Browser) {
  const { sessionId } = await ask(cartCalls.createCart, { body: { country: 'AU' } })
  await ask(cartCalls.addItem, { params: { sessionId }, body: { productId: profileId, quantity: kitsOfOrder } })
  const cart = await ask(cartCalls.priceCart, { params: { sessionId }, query: { shippingMethod: '1' } })
  const checkoutId = randomUUID()
  await ask(checkoutCalls.createOrder, {
    body: {
      sessionId,
      checkoutId,
      email,
      firstName: address.firstName,
      lastName: address.lastName,
      shippingAddress: address,
      billingAddress: address,
      shippingMethodId: 1,
      paymentMethod: 'C',
      acceptTerms: true,
      expectedTotal: cart.totals.total.amount,
    },
  })
  await ask(checkoutCalls.confirmPayment, { params: { checkoutId }, body: { token: 'tok_visa' } })
  return checkoutId
}

/** A breeder of Border Collies. */
async function addCustomer({ db, executeSql }: Database) {
  await db.insert(users).values({
    type: 'breeder',
    firstName: address.firstName,
    lastName: address.lastName,
    email,
    passwordHash: await hashPassword(password),
    countryCode: address.country,
  })
  await executeSql(`
    insert into animals (user_id, pet_name, species_id, breed_id, gender, coat)
      select users.id, 'Dog ' || lpad(n::text, 4, '0'), 1, 200193, 'female', '{}'
        from users, generate_series(1, ${animalCount}) n;
  `)
}

/** The kits that were ordered come back, each with another animal's swab, and are reported. */
async function reportKits(open: Database, url: string) {
  const { executeSql, db } = open
  await executeSql(`
    update samples set animal_id = animals.id, activated_at = now(), stage = 'received'
      from (select barcode, row_number() over (order by created_at, barcode) as place from samples) kits
      join (select id, row_number() over (order by pet_name) as place from animals) animals using (place)
      where samples.barcode = kits.barcode and place <= ${orderCount * kitsOfOrder - unused};
  `)
  await orderProfile(open, 'select barcode from samples where animal_id is not null')
  const { rows } = await executeSql('select barcode from samples where animal_id is not null')
  await sendLabFile(
    url,
    await labFile(
      db,
      (rows as { barcode: string }[]).map(({ barcode }) => barcode),
    ),
  )
  const isReported = async () => {
    const left = await executeSql("select from samples where animal_id is not null and stage <> 'reported' limit 1")
    return left.rows.length === 0
  }
  while (!(await isReported())) await sleep(100)
  await executeSql('analyze')
}

/** What the customer opens, by its address. */
async function addressesFor({ ask }: Browser, checkoutId: string): Promise<Record<string, string>> {
  const { results } = await ask(animalCalls.listAnimals)
  const { id, barcodes: [barcode = ''] = [] } = results[0] ?? { id: '' }
  const page = { view: 'own', queryType: 'all', page: '1', size: String(animalPageSize) } as const
  return {
    'who they are': addressOf(authCalls.getMyDetails),
    animals: addressOf(animalCalls.listAnimals),
    'animals, as the app requests them': addressOf(animalCalls.listAnimals, { query: page }),
    'tests of the animals': addressOf(animalCalls.listAnimalTests, { query: { view: 'own' } }),
    'an animal’s profile': addressOf(animalCalls.getAnimalProfile, { params: { id } }),
    'its samples': addressOf(sampleCalls.listAnimalBarcodes, { params: { id } }),
    'its results': addressOf(resultCalls.getResults, { params: { id, barcode } }),
    orders: addressOf(orderCalls.listOrderHistory),
    'an order': addressOf(orderCalls.getOrder, { params: { checkoutId } }),
    points: addressOf(loyaltyCalls.getLoyaltyPoints),
    'the page /my': '/my',
  }
}

/** Milliseconds of each reply, one request after another. */
async function timeAnswers({ get }: Browser, path: string, times: number): Promise<number[]> {
  const answers: number[] = []
  for (let i = 0; i < times; i++) {
    const started = performance.now()
    await get(path)
    answers.push(performance.now() - started)
  }
  return answers
}

/** How long a customer with many animals, samples and orders waits for each part of their account; the goal is 20 ms. */
export async function measurePortal(runs: number) {
  const results: Record<string, number[]> = {}
  await withFolder((folder) =>
    withPostgres((databaseUrl) => {
      const dataDir = join(folder, 'shop')
      return withShop(dataDir, { DATABASE_URL: databaseUrl, LAB_API_KEY: labKey }, async (url) => {
        const open = await openDatabase({ databaseUrl, dataDir })
        await addCustomer(open)
        const browser = await logIn(url)
        let checkoutId = ''
        for (let i = 0; i < orderCount; i++) checkoutId = await order(browser)
        await reportKits(open, url)
        await open.close()
        for (const [name, path] of Object.entries(await addressesFor(browser, checkoutId))) {
          await timeAnswers(browser, path, 5)
          results[name] = await timeAnswers(browser, path, runs * answersPerRun)
        }
      })
    }),
  )
  const rowOf = ([name, answers]: [string, number[]]) => {
    const at = (share: number) => rounded(percentile(answers, share), 1)
    return [name, { 'p50, ms': at(0.5), 'p95, ms': at(0.95) }]
  }
  report('portal', {
    method: `A customer with ${animalCount} animals and ${orderCount} orders of ${kitsOfOrder} profiles, on PostgreSQL; ${runs * answersPerRun} answers each, over HTTP, one after another;`,
    rows: Object.fromEntries(Object.entries(results).map(rowOf)),
    runs: results,
  })
}
