import type { Who } from '@shop/contract/call'
import type { UserType } from '@shop/contract/constants'
import type { SitePage, sitePageCalls } from '@shop/contract/site-page'
import { folded } from '@shop/contract/text'
import MiniSearch from 'minisearch'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { pageOf } from '../../platform/values/page.ts'
import { termOf } from '../../platform/values/search-terms.ts'
import type { Handlers } from '../../people/visitor/handler.ts'

/** A page as the app lists it: its text, for the search, and who may open it. */
export type KnownPage = SitePage & {
  text: string
  /** The questions that a page answers, in people's words. */
  searchQuestions?: string
  who: Who
  /** The audience of a list, or of a tool; without it, anybody's. */
  audience?: UserType
  /** Only for users whose address is there (audience-9). */
  livesIn?: string
}
/** The app's pages, from wherever it is built or run. */
export type SitePages = () => Promise<readonly KnownPage[]>

/** What fits under the tests without hiding that there is more to find by a better word. */
const most = 6

/** How many letters of a word may be wrong; as in the search of products, short ones are meant as they are written. */
const mostSlips = (term: string) => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2)

/** "MDR-1" and "MDR 1" are "mdr1". */
const numbered = /(?<=(?<![a-z])[a-z]{1,5})[-. ](?=\d{1,2}[a-z]?(?![a-z\d]))/g
const wordsIn = (text: string) =>
  folded(text)
    .replace(numbered, '')
    .split(/[^\p{L}\p{N}]+/u)

/** How many words of a text are searched for. */
const termsOf = (text: string) => wordsIn(text).filter((word) => termOf(word)).length

type Index = MiniSearch<KnownPage & { id: number }>

function indexOf(pages: readonly KnownPage[]): Index {
  const index: Index = new MiniSearch({
    fields: ['title', 'searchQuestions', 'description', 'text'],
    storeFields: ['path', 'title', 'description', 'kind', 'who', 'audience', 'livesIn'],
    tokenize: wordsIn,
    processTerm: termOf,
    searchOptions: { boost: { title: 6, searchQuestions: 6, description: 3 }, combineWith: 'AND' },
  })
  index.addAll(pages.map((page, id) => ({ ...page, id })))
  return index
}

/** As `elsewhere` in app/src/route.ts decides who is let in, and the menus whose shop they show. */
function isOpenTo({ who, audience, livesIn }: KnownPage, { user, admin, userType }: Visitor): boolean {
  const shop = userType === 'guest' ? 'breeder' : userType
  if (audience && audience !== shop) return false
  if (livesIn && user?.address?.country !== livesIn) return false
  if (who === 'anyone') return true
  if (!user || who === 'user') return user !== null
  return who.some((role) => role === user.type || (role === 'admin' && user.isAdmin && !admin))
}

/** The text of pages and articles, in memory: it changes with a deploy, and there are some eighty pages. */
export function sitePageHandlers(sitePages: SitePages): Handlers<typeof sitePageCalls> {
  let known: { pages: readonly KnownPage[]; index: Index } | undefined

  const currentIndex = async () => {
    const pages = await sitePages()
    // In development they are others after an edit.
    if (known?.pages !== pages) known = { pages, index: indexOf(pages) }
    return known.index
  }

  return {
    searchPages: async ({ query: { search = '' }, visitor }) => {
      const index = await currentIndex()
      const filter = (found: object) => isOpenTo(found as KnownPage, visitor)
      const find = (slips: number, combineWith: 'AND' | 'OR' = 'AND') =>
        index.search(search, {
          filter,
          combineWith,
          fuzzy: (term) => Math.min(slips, mostSlips(term)),
          prefix: (term) => term.length > 2,
        })
      let found = find(0)
      // Nothing has these words as they are written: whoever typed them may have slipped, once or twice.
      for (const slips of [1, 2]) if (!found.length) found = find(slips)
      // Nothing has all of them: what has more than half.
      if (!found.length) found = find(1, 'OR').filter(({ queryTerms }) => queryTerms.length > termsOf(search) / 2)
      const closest = found.slice(0, most) as unknown as SitePage[]
      const results = closest.map(({ path, title, description, kind }) => ({ path, title, description, kind }))
      return pageOf(results, results.length, 1, most)
    },
  }
}
