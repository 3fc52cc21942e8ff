import type { searchCalls, Topic } from '@shop/contract/search'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { Services } from '../../platform/services.ts'
import { toBreed } from '../breed/view.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { answersInTests } from '../product/matches.ts'
import { queryReader } from '../query/read-query.ts'
import { pageFinder, type SitePages } from './pages.ts'

const shown = ({ id, headline, reason, why, instead, sources }: Topic): Topic => ({
  id,
  headline,
  reason,
  why,
  instead,
  sources,
})

/** The breeds beside the tests: more are a list of their own. */
const mostBreeds = 6

export function searchHandlers(
  services: Pick<Services, 'catalogue'>,
  sitePages: SitePages,
): Handlers<typeof searchCalls> {
  const findPages = pageFinder(sitePages)
  return {
    search: async ({ query: { search = '' }, visitor }) => {
      const catalogue = catalogueOf(services)
      const { read, beginning } = queryReader(catalogue)
      const meant = read(search)
      const hasTests = answersInTests(catalogue, meant)
      // Half a name is a breed's where it is no test's.
      const isBegun =
        !meant.breeds.length && !meant.topic?.isSure && !hasTests && /^[\p{L}-]{3,}(?: \p{L}+)*$/u.test(meant.text)
      const breeds = isBegun ? beginning(meant.text) : meant.breeds
      const topic = meant.topic?.isSure || !hasTests ? meant.topic?.found : undefined
      const isAnswered = hasTests || topic !== undefined || (breeds.length > 0 && !meant.rest.length)
      const { pages, isAnswer } = await findPages(search, visitor, !isAnswered)
      return {
        topic: topic ? shown(topic) : null,
        breeds: breeds.slice(0, mostBreeds).map(toBreed),
        pages,
        isForPages: isAnswer && !topic && !breeds.length && !hasTests,
      }
    },
  }
}
