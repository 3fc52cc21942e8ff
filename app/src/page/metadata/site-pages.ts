import type { Who } from '@shop/contract/call'
import { storeSpecies } from '@shop/contract/constants'
import type { SitePage } from '@shop/contract/site-page'
import { searchQuestions } from '../../content/search-questions.ts'
import { breedIndexCopy } from '../../content/breed-index.ts'
import { giftCardCopy } from '../../content/gift-cards.ts'
import { listingCopy } from '../../content/listings.ts'
import { resourcesFor, resourceCopy } from '../../content/resources.ts'
import { toolsOf } from '../../content/user-tools.ts'
import { copyFiles } from '../../content/copy.ts'
import { findRow } from '../find-route.ts'
import { type Audience, audienceTabs } from '../../layouts/audience.ts'
import { paths } from '../../paths.ts'
import { listings } from '../../screens/shop/Products/listing.ts'

/** What the server's search needs of a page; it looks at `who`, `audience` and `livesIn` before it shows one. */
type KnownPage = SitePage & { text: string; searchQuestions?: string; who: Who; audience?: Audience; livesIn?: string }
type ListedPage = Omit<KnownPage, 'kind' | 'text' | 'who'> & Partial<Pick<KnownPage, 'kind' | 'text'>>

const texts = import.meta.glob<string>('../../content/{pages,articles}/*.mdx', { query: '?text', import: 'default' })

/** Pages and articles of copy. One that is at two addresses, for dogs and for cats, is found at its first. */
const copyPages = (): Promise<ListedPage[]> =>
  Promise.all(
    copyFiles
      .filter(({ file }, index) => copyFiles.findIndex((one) => one.file === file) === index)
      .map(async ({ path, file, load }): Promise<ListedPage> => {
        const [{ meta }, text] = await Promise.all([load(), texts[`../../content/${file}.mdx`]?.()])
        return {
          path,
          title: meta.name ?? meta.title,
          description: meta.description,
          text: [meta.name && meta.title, meta.lead, text].filter(Boolean).join(' '),
          kind: file.startsWith('articles/') ? 'article' : 'page',
        }
      }),
  )

const listingPages = (): ListedPage[] =>
  listings.map(({ path, page, audience, species, country }) => {
    const { title, lead, about } = listingCopy(page, audience, species)
    const points = about?.points.flatMap((point) => [point.title, point.text]) ?? []
    return {
      path,
      title,
      description: lead,
      text: [about?.title, ...points].join(' '),
      audience,
      ...(country && { livesIn: country }),
    }
  })

const breedPages = (): ListedPage[] =>
  storeSpecies.map((species) => {
    const { name, lead } = breedIndexCopy(species)
    return { path: paths.breeds(species), title: name, description: lead }
  })

const resourcePages = (): ListedPage[] => [
  { path: paths.resources, title: resourceCopy.public.name, description: resourceCopy.public.description },
  ...resourcesFor(null)
    .flatMap(({ resources }) => resources)
    .map(({ href, label, text }) => ({ path: href, title: label, description: text })),
]

/** A gift card is no product of a list: its page has a form for whom it is for. */
const giftCardPages = (): ListedPage[] => [
  { path: paths.giftCards, ...giftCardCopy.buy },
  { path: paths.giftCardBalance, ...giftCardCopy.balance },
]

/** What an account can do, in its audience's terms: patients or animals. */
const toolPages = (): ListedPage[] =>
  audienceTabs.flatMap(({ audience }) =>
    toolsOf(audience).map(({ href, label, text }) => ({
      path: href,
      title: label,
      description: text,
      audience,
    })),
  )

async function readPages(): Promise<KnownPage[]> {
  const listed = [
    ...(await copyPages()),
    ...listingPages(),
    ...breedPages(),
    ...giftCardPages(),
    ...resourcePages(),
    ...toolPages(),
  ]
  // Listed once to each audience: an account's own copy of a public tool has its name, and is left out for it.
  const isSame = (one: ListedPage, other: ListedPage) =>
    (one.path === other.path || one.title === other.title) && (!one.audience || one.audience === other.audience)
  const isFirst = (page: ListedPage, index: number) => listed.findIndex((one) => isSame(one, page)) === index
  return listed.filter(isFirst).flatMap((page) => {
    const row = findRow(page.path)
    const words = searchQuestions[page.path]
    return row
      ? [{ kind: 'page' as const, text: '', ...page, ...(words && { searchQuestions: words }), who: row.who }]
      : []
  })
}

let pages: Promise<KnownPage[]> | undefined

/** The named pages of the site with their text, for the search; tests, breeds and fact sheets have searches of their own. */
export const sitePages = (): Promise<KnownPage[]> => (pages ??= readPages())
