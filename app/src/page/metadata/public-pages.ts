import { articles } from '../../content/articles.ts'
import { type Article, copyFiles } from '../../content/copy.ts'
import { defaultSettings } from '../../data/settings.tsx'
import { findRoute } from '../find-route.ts'
import { paths } from '../../paths.ts'
import { routes } from '../../routes.ts'
import { isIndexed } from './head.ts'

/** The pages that are for everybody and have an address of their own; those of products and breeds are made by `pathOf`. */
export const publicPaths: string[] = routes
  .filter(({ redirectTo }) => !redirectTo)
  // Without what may be left out of it.
  .map(({ path }) => path.replace(/\/:\w+\?$/, ''))
  .filter((path) => !path.includes(':'))
  .filter((path) => isIndexed(findRoute(path, '', defaultSettings)))

/** On which day the text of a page was last changed, by its path: of articles, and of pages that state it. */
export async function readChanges(): Promise<Record<string, string>> {
  const pages = await Promise.all(copyFiles.map(async ({ path, load }) => [path, (await load()).meta.updated] as const))
  const articleDays = articles.map(({ slug, published }) => [paths.article(slug), published] as const)
  return Object.fromEntries([...pages.flatMap(([path, day]) => (day ? [[path, day]] : [])), ...articleDays])
}

/** What the banner of news leads to. */
export const newsPath = paths.merger

/** Where the catalogue's things have their pages. */
export const pathOf = { product: paths.product, breed: paths.breed, factSheet: paths.factSheet }

/** The news, newest first, each with its page. */
export const newsFeed: (Pick<Article, 'title' | 'description' | 'published'> & { path: string })[] = articles.map(
  ({ slug, title, description, published }) => ({ title, description, published, path: paths.article(slug) }),
)
