import { addressOf, type Call } from '@shop/contract/call'
import { calls } from '@shop/contract/calls'
import { currencies } from '@shop/contract/constants'
import { countryCalls } from '@shop/contract/country'
import { asc, isNotNull } from 'drizzle-orm'
import { animals } from '../src/schema/animal.ts'
import { breeds } from '../src/schema/breed.ts'
import { products } from '../src/schema/product.ts'
import { samples } from '../src/schema/sample.ts'
import { demoPassword, demoPeople } from '../src/entry/seed/demo-people.ts'
import { logIn } from './account.ts'
import { answerFlaw } from './answer-flaw.ts'
import type { Browser } from './buyer.ts'
import { type Input, probes } from './probes.ts'
import type { Shop } from './shop.ts'

type Name = keyof typeof calls
type Asked = [name: Name, input: Input]

const rowOf = (name: Name): Call => calls[name]
const named = (names: readonly Name[], inputs: readonly Input[]): Asked[] =>
  inputs.flatMap((input) => names.map((name): Asked => [name, input]))

/** What anybody may read, by everything that it can be about. */
async function publicReads(shop: Shop): Promise<Asked[]> {
  const { db } = shop
  const breedIds = (await db.select({ id: breeds.id }).from(breeds).orderBy(asc(breeds.id))).map(({ id }) => id)
  const productIds = (await db.select({ id: products.id }).from(products).orderBy(asc(products.id))).map(({ id }) => id)
  const barcodes = (await db.select({ barcode: samples.barcode }).from(samples)).map(({ barcode }) => barcode)
  const chips = await db.select({ code: animals.chipNumber }).from(animals).where(isNotNull(animals.chipNumber))
  const { results: countries } = await shop.visitor().ask(countryCalls.listCountries)
  const codes = countries.map(({ code }) => code)
  const byId = (id: number): Input => ({ params: { id } })
  const pages = (size: number, count: number) => Array.from({ length: Math.ceil(count / size) }, (_, at) => at + 1)
  return [
    ...named(['getBreed'], breedIds.map(byId)),
    ...named(
      ['getActivationBreed', 'listBreedProducts'],
      breedIds.map((id) => ({ query: { id } })),
    ),
    ...named(['getProduct', 'getCustomProfile', 'getFactSheet'], productIds.map(byId)),
    ...named(
      ['listProducts'],
      pages(20, productIds.length).flatMap((page) => [{ query: { page } }, { query: { page, isDetails: 'true' } }]),
    ),
    ...named(
      ['listBreeds'],
      pages(1000, breedIds.length).map((page) => ({ query: { page, size: 1000 } })),
    ),
    ...named(
      ['listStates'],
      codes.map((code) => ({ params: { code } })),
    ),
    ...named(
      ['listStatesByCode', 'listCollectionAgents'],
      codes.map((code) => ({ query: { countryCode: code, country: code } })),
    ),
    ...named(
      ['getBankAccount'],
      currencies.map((currency) => ({ query: { currency } })),
    ),
    ...named(
      ['trackSample', 'authenticateReport'],
      barcodes.map((barcode) => ({ params: { barcode } })),
    ),
    ...named(
      ['checkMicrochip'],
      [...chips.map(({ code }) => code ?? ''), '-', '0', ' ', '9'.repeat(15)].map((code) => ({ params: { code } })),
    ),
    ...named(['listCountries', 'getOpenData', 'detectCountry', 'listActivationProducts'], [{}]),
  ]
}

/** What a person of the demonstration reads of their own: what needs nothing to be named, and each animal by each barcode. */
async function ownReads({ db }: Shop, userId: string): Promise<Asked[]> {
  const names = Object.keys(calls) as Name[]
  const reads = names.filter((name) => rowOf(name).method === 'GET' && rowOf(name).who !== 'laboratory')
  const plain = reads.filter((name) => !rowOf(name).path.includes('{') && !probes[name].of)
  const ofAnimals = reads.filter((name) =>
    /^\/api\/my\/animals\/\{id\}(\/[\w-]+|\/\{barcode\})*\/?$/.test(rowOf(name).path),
  )
  const own = (await db.select().from(animals)).filter((animal) => animal.userId === userId)
  const swabs = await db.select().from(samples)
  const inputs = own.flatMap(({ id }) => {
    const barcodes = swabs.flatMap(({ animalId, barcode }) => (animalId === id ? barcode : []))
    return (barcodes.length ? barcodes : ['KP0000000000']).map((barcode) => ({ params: { id, barcode } }))
  })
  return [...named(plain, [{}]).filter(([name]) => name !== 'logout'), ...named(ofAnimals, inputs)]
}

/**
 * Reads everything that the demonstration has, each record by each call that shows it; of the catalogue's one in
 * `every`. Returns how many were read, and what is wrong with the answers.
 */
export async function sweep(shop: Shop, every: number) {
  const flaws: string[] = []
  let count = 0
  const read = async (browser: Browser, [name, input]: Asked) => {
    count++
    const address = addressOf(rowOf(name), input)
    const response = await browser.fetch(address)
    const found = await answerFlaw({ row: rowOf(name) }, response, await response.text())
    if (found) flaws.push(`${address}: ${found.flaw}: ${found.why}`)
  }
  const nth: Partial<Record<Name, number>> = {}
  for (const asked of await publicReads(shop)) {
    const [name] = asked
    const at = (nth[name] = (nth[name] ?? -1) + 1)
    // The first two breeds mean all breeds: they are unlike the others.
    if (at < 2 || at % every === 0) await read(shop.visitor(), asked)
  }
  for (const { id, email } of demoPeople) {
    const browser = await logIn(shop, email, demoPassword)
    for (const asked of await ownReads(shop, id)) await read(browser, asked)
  }
  return { count, flaws }
}
