import { runLab } from '../src/entry/lab/command-line.ts'
import type { Queue } from '../src/platform/jobs/queue.ts'
import { labCsv, type CsvLine } from '../src/laboratory/laboratory/write-csv.ts'
import { animals } from '../src/schema/animal.ts'
import { samples, sampleTests } from '../src/schema/sample.ts'
import { addAnimal, addSample, newAnimal, newBarcode } from './animals.ts'
import { signIn } from './buyer.ts'
import type { Shop } from './shop.ts'

/** The settings with which `openShop` has the laboratory's API. */
export const withLab = { LAB_API_KEY: 'a-key-of-the-laboratory' }

/** One command, as it is typed after `npm run lab --`: its exit code and its output. */
export async function lab(shop: Shop, ...args: string[]) {
  const lines: string[] = []
  const code = await runLab(args, {
    url: 'http://localhost:3000/',
    key: withLab.LAB_API_KEY,
    fetch: (url, init) => shop.app.request(url, init),
    say: (line) => void lines.push(line),
  })
  return { code, output: lines.join('\n') }
}

/** Calls the laboratory's API; a file goes as it is, everything else as JSON. */
export async function callLab(shop: Shop, path: string, body?: object | string, key = withLab.LAB_API_KEY) {
  const response = await shop.app.request(`/api/lab/${path}`, {
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': typeof body === 'string' ? 'text/csv' : 'application/json',
    },
    ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    reply: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>,
  }
}

export const importFile = (shop: Shop, text: string, reason?: string) =>
  callLab(shop, `imports?${new URLSearchParams({ file_name: 'results.csv', ...(reason && { reason }) })}`, text)

export const fileOf = (lines: CsvLine[]): string =>
  labCsv(lines.map((line) => ({ laboratory: 'Kinpaw Laboratory', panel_version: '4.2', date: '2026-11-12', ...line })))

/** A new user's animal with a sample that the laboratory has, and the tests ordered for it. */
export async function sampleAtWork(
  shop: Shop,
  tests: number[] = [2002, 2003],
  more: Parameters<typeof addSample>[1] = {},
  animalMore: Parameters<typeof addAnimal>[2] = {},
) {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const animal = await addAnimal(shop, user.id, animalMore)
  const sample = await addSample(shop, {
    userId: user.id,
    animalId: animal.id,
    activatedAt: new Date('2026-11-01T08:00:00Z'),
    stage: 'received',
    ...more,
  })
  if (tests.length)
    await shop.db.insert(sampleTests).values(tests.map((productId) => ({ barcode: sample.barcode, productId })))
  return { browser, user, animal, barcode: sample.barcode }
}

/** So many dogs of a new user's, each with a sample for collie eye anomaly, and the lines of a file in which all are clear. */
export async function kennel(shop: Shop, count: number) {
  const user = await signIn(shop, shop.visitor())
  const dogs = await shop.db
    .insert(animals)
    .values(Array.from({ length: count }, () => newAnimal(user.id)))
    .returning({ id: animals.id })
  const barcodes = dogs.map(() => newBarcode()).toSorted((a, b) => (a < b ? -1 : 1))
  const activatedAt = new Date('2026-11-01T08:00:00Z')
  await shop.db.insert(samples).values(
    dogs.map(({ id: animalId }, index) => ({
      barcode: barcodes[index] ?? '',
      productId: 36,
      userId: user.id,
      animalId,
      activatedAt,
      stage: 'received' as const,
    })),
  )
  await shop.db.insert(sampleTests).values(barcodes.map((barcode) => ({ barcode, productId: 2002 })))
  const lines = barcodes.map((barcode) => ({ barcode, kind: 'genotype', name: 2002, value: 'N/N' }))
  return { user, dogs, barcodes, lines }
}

/** Runs waiting jobs, and those that they make, until there are none. */
export async function finishJobs(shop: Shop) {
  while (shop.jobs.sent.length) await shop.jobs.flush(shop.services)
}

export const jobsOf = <Data extends object>(shop: Shop, { name }: Queue<Data>) =>
  shop.jobs.sent.filter((job) => job.name === name).map(({ data }) => data as Data)
