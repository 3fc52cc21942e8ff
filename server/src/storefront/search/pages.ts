import type { Who } from '@shop/contract/call'
import type { UserType } from '@shop/contract/constants'
import type { SitePage } from '@shop/contract/site-page'
import { folded } from '@shop/contract/text'
import MiniSearch from 'minisearch'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { termOf } from '../../platform/values/search-terms.ts'
import { singular } from '../../platform/values/search-words.ts'

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
    processTerm: (word) => termOf(singular(word)),
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
  return who.some((role) => role === user.type || (!admin && user.roles.some((own) => own === role)))
}

/**
 * Finds the few pages that say most about a text, of those that a visitor may open. `isForgiving` also finds what has most
 * of its words, and what they may be slips of.
 */
export type PageFinder = (
  text: string,
  visitor: Visitor,
  isForgiving: boolean,
) => Promise<{ pages: SitePage[]; isAnswer: boolean }>

/** The text of pages and articles, in memory: it changes with a deploy, and there are some eighty pages. */
export function pageFinder(sitePages: SitePages): PageFinder {
  let known: { pages: readonly KnownPage[]; index: Index } | undefined

  const currentIndex = async () => {
    const pages = await sitePages()
    // In development they are others after an edit.
    if (known?.pages !== pages) known = { pages, index: indexOf(pages) }
    return known.index
  }

  return async (text, visitor, isForgiving) => {
    const index = await currentIndex()
    const filter = (found: object) => isOpenTo(found as KnownPage, visitor)
    const find = (slips: number, combineWith: 'AND' | 'OR' = 'AND') =>
      index.search(text, {
        filter,
        combineWith,
        fuzzy: (term) => Math.min(slips, mostSlips(term)),
        prefix: (term) => term.length > 2,
      })
    let found = find(0)
    // Nothing has these words as they are written: whoever typed them may have slipped, once or twice.
    for (const slips of isForgiving ? [1, 2] : []) if (!found.length) found = find(slips)
    // Nothing has all of them: what has more than half.
    if (!found.length && isForgiving)
      found = find(1, 'OR').filter(({ queryTerms }) => queryTerms.length > termsOf(text) / 2)
    const [best] = found
    // Every word is in its title, or in what people ask whom it answers.
    const isAnswer =
      best !== undefined &&
      best.queryTerms.length === termsOf(text) &&
      Object.values(best.match).filter((fields) => fields.includes('title') || fields.includes('searchQuestions'))
        .length >= best.queryTerms.length
    const pages = (found.slice(0, most) as unknown as SitePage[]).map(({ path, title, description, kind }) => ({
      path,
      title,
      description,
      kind,
    }))
    return { pages, isAnswer }
  }
}
