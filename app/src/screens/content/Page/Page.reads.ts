import { articles } from '../../../content/articles.ts'
import { exampleAt, readMembershipExample } from '../../../data/membership-example.ts'
import { readOpenData } from '../../../data/open-data.ts'
import { readArticleTests } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { paths } from '../../../paths.ts'

/** What a page's own parts show beside its copy. */
export const reads: Reads = ({ path }) => {
  if (path === paths.why || path === paths.research) return [readOpenData()]
  if (path.endsWith('/breeder-benefits')) return readMembershipExample(exampleAt(path))
  const tests = articles.find(({ slug }) => paths.article(slug) === path)?.tests
  return tests ? [readArticleTests(tests)] : []
}
