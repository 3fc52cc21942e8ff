import { join } from 'node:path'
import { openFront, proxyTo, serveFolder } from './front.ts'
import { slow4g } from './link.ts'
import { type Control, measureHaste, measurePage } from './measure-page.ts'
import { measureTap, type Way } from './measure-tap.ts'
import { median, medians, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder, withShop } from './shop.ts'

type Subject = { name: string; path: string; isLimit?: boolean; control: Control; way?: Way }

const addToCart = { selector: '.product-card-add', answer: '.cart-badge' }
const intoTheCart = '.buy-line > button'
/** To a test's page, which is whole with what is fetched for it alone. */
const card = { link: '.product-card-name a', whole: intoTheCart }
const subjects: Subject[] = [
  { name: 'home', path: '/', control: addToCart, way: card },
  { name: 'listing', path: '/breeder/for-dogs/dna-tests', control: addToCart, way: card },
  {
    name: 'breed',
    path: '/breeder/for-dogs/breeds/border-collie/200193',
    control: { selector: '.row-add button', answer: '.cart-badge' },
    way: { link: 'a.row-name', whole: intoTheCart },
  },
  { name: 'limit: list', path: '/', isLimit: true, control: { selector: 'input' } },
  {
    name: 'product',
    path: '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002',
    control: { selector: intoTheCart, answer: '.cart-badge' },
  },
  { name: 'limit: product', path: '/product/', isLimit: true, control: { selector: 'button' } },
]

type Figures = Awaited<ReturnType<typeof measurePage>> & { answered: number | null }

const columns: [name: string, figure: keyof Omit<Figures, 'loaded'>, digits: number, divisor: number][] = [
  ['FCP, ms', 'fcp', 0, 1],
  ['LCP, ms', 'lcp', 0, 1],
  ['blocking, ms', 'blocking', 0, 1],
  ['control there, ms', 'shown', 0, 1],
  ['pressed at once, answered after, ms', 'answered', 0, 1],
  ['INP, ms', 'interaction', 0, 1],
  ['CLS', 'cls', 3, 1],
  ['opened again: LCP, ms', 'lcpAgain', 0, 1],
  ['requests', 'requests', 0, 1],
  ['all, kB', 'bytes', 1, 1000],
  ['JavaScript, kB', 'scriptBytes', 1, 1000],
  ['fetched ahead, kB', 'aheadBytes', 1, 1000],
]

/** What the front is to visitors: cookies have another name at an https address. */
const behindTls = { PUBLIC_URL: 'https://localhost', DEMO: 'true' }
const limitFolder = join(import.meta.dirname, 'limit')

/** A new front for every visit: a link of its own, with nothing left on it. */
async function onOwnLink<Result>(shopUrl: string, isLimit: boolean, visit: (url: string) => Promise<Result>) {
  const front = await openFront(isLimit ? serveFolder(limitFolder) : proxyTo(shopUrl), slow4g)
  try {
    return await visit(front.url)
  } finally {
    front.close()
  }
}

async function measure(shopUrl: string, { path, isLimit = false, control }: Subject): Promise<Figures> {
  const figures = await onOwnLink(shopUrl, isLimit, (url) => measurePage(url + path, control))
  const { selector, answer } = control
  const answered = answer
    ? await onOwnLink(shopUrl, isLimit, (url) => measureHaste(url + path, { selector, answer }))
    : null
  return { ...figures, answered }
}

/** The first visit to our busiest pages on a slow phone, beside pages that could hardly be faster, and what a tap there leads to. */
export async function measurePages(runs: number) {
  const visits = new Map<Subject, Figures[]>(subjects.map((subject) => [subject, []]))
  const taps = new Map<Subject & { way: Way }, Awaited<ReturnType<typeof measureTap>>[]>(
    subjects.flatMap((subject) => (subject.way ? [[{ ...subject, way: subject.way }, []]] : [])),
  )
  await withFolder((folder) =>
    withShop(folder, behindTls, async (shopUrl) => {
      // The first answers of a fresh process are its slowest; visitors seldom get them.
      const headers = { 'accept-language': 'en-US', 'accept-encoding': 'br' }
      for (const { path } of subjects.filter(({ isLimit }) => !isLimit))
        for (let i = 0; i < 5; i++) await (await fetch(shopUrl + path, { headers })).text()
      // Taking turns spreads whatever else the machine does over all of them.
      for (let run = 0; run < runs; run++) {
        for (const [subject, figures] of visits) figures.push(await measure(shopUrl, subject))
        for (const [{ path, way }, figures] of taps)
          figures.push(await onOwnLink(shopUrl, false, (url) => measureTap(url + path, way)))
      }
    }),
  )
  const row = (figures: Figures[]) =>
    Object.fromEntries(
      columns.map(([name, figure, digits, divisor]) => [
        name,
        figures[0]?.[figure] === null
          ? '–'
          : rounded(median(figures.map((one) => Number(one[figure]))) / divisor, digits),
      ]),
    )
  const phone = '150 ms round trip, 1.6 Mbps, TLS and HTTP/2, processor slowed 4x, 412x823;'
  report('pages', {
    method: `Medians of ${runs} first visits, ${phone}`,
    rows: Object.fromEntries([...visits].map(([{ name }, figures]) => [name, row(figures)])),
    runs: Object.fromEntries([...visits].map(([{ name }, figures]) => [name, figures])),
  })
  report('taps', {
    method: `Medians of ${runs} links followed from a page at rest, and back, ${phone}`,
    rows: Object.fromEntries(
      [...taps].map(([{ name }, figures]) => {
        const { heading, whole, back } = medians(figures)
        return [
          `${name}, to a test`,
          {
            'heading, ms': rounded(heading, 0),
            'whole page, ms': rounded(whole, 0),
            'back, ms': rounded(back, 0),
          },
        ]
      }),
    ),
    runs: Object.fromEntries([...taps].map(([{ name }, figures]) => [name, figures])),
  })
}
