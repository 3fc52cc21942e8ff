import { join } from 'node:path'
import { openFront, proxyTo, serveFolder } from './front.ts'
import { slow4g } from './link.ts'
import { type Control, measurePage } from './measure-page.ts'
import { median, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder, withShop } from './shop.ts'

type Subject = { name: string; path: string; isLimit?: boolean; control: Control }

const addToCart = { selector: '.product-card-add', isNative: false }
const subjects: Subject[] = [
  { name: 'home', path: '/', control: addToCart },
  { name: 'listing', path: '/breeder/for-dogs/dna-tests', control: addToCart },
  { name: 'limit: list', path: '/', isLimit: true, control: { selector: 'input', isNative: true } },
  {
    name: 'product',
    path: '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002',
    control: { selector: '[role=spinbutton]', isNative: false },
  },
  { name: 'limit: product', path: '/product/', isLimit: true, control: { selector: 'button', isNative: true } },
]

type Figures = Awaited<ReturnType<typeof measurePage>>

const columns: [name: string, figure: keyof Omit<Figures, 'loaded'>, digits: number, divisor: number][] = [
  ['FCP, ms', 'fcp', 0, 1],
  ['LCP, ms', 'lcp', 0, 1],
  ['blocking, ms', 'blocking', 0, 1],
  ['ready, ms', 'ready', 0, 1],
  ['CLS', 'cls', 3, 1],
  ['requests', 'requests', 0, 1],
  ['all, kB', 'bytes', 1, 1000],
  ['JavaScript, kB', 'scriptBytes', 1, 1000],
]

const limitFolder = join(import.meta.dirname, 'limit')

async function measure(shopUrl: string, { path, isLimit, control }: Subject): Promise<Figures> {
  // A new front for every visit: a link of its own, with nothing left on it.
  const front = await openFront(isLimit ? serveFolder(limitFolder) : proxyTo(shopUrl), slow4g)
  try {
    return await measurePage(front.url + path, control)
  } finally {
    front.close()
  }
}

/** The first visit to our busiest pages on a slow phone, beside pages that could hardly be faster. */
export async function measurePages(runs: number) {
  const visits = new Map<Subject, Figures[]>(subjects.map((subject) => [subject, []]))
  await withFolder((folder) =>
    withShop(folder, {}, async (shopUrl) => {
      // The first answers of a fresh process are its slowest; visitors seldom get them.
      for (const { path } of subjects.filter(({ isLimit }) => !isLimit))
        for (let i = 0; i < 5; i++) await (await fetch(shopUrl + path)).text()
      // Taking turns spreads whatever else the machine does over all of them.
      for (let run = 0; run < runs; run++)
        for (const [subject, figures] of visits) figures.push(await measure(shopUrl, subject))
    }),
  )
  const row = (figures: Figures[]) =>
    Object.fromEntries(
      columns.map(([name, figure, digits, divisor]) => [
        name,
        rounded(median(figures.map((one) => one[figure])) / divisor, digits),
      ]),
    )
  report('pages', {
    method: `Medians of ${runs} first visits, 150 ms round trip, 1.6 Mbps, TLS and HTTP/2, processor slowed 4x, 412x823;`,
    rows: Object.fromEntries([...visits].map(([{ name }, figures]) => [name, row(figures)])),
    runs: Object.fromEntries([...visits].map(([{ name }, figures]) => [name, figures])),
  })
}
