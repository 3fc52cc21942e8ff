import { readFile } from 'node:fs/promises'
import { compile, createProcessor } from '@mdx-js/mdx'
import type { Plugin } from 'vite'

/** What the parser makes of a page: text in nodes, and attributes (a step's title) in those of components. */
type Node = {
  type: string
  value?: unknown
  children?: Node[]
  attributes?: { name?: string; value?: unknown }[]
}

/** What somebody reads there, in one line; links and pictures are named by their text alone. */
function textOf({ type, value, children = [], attributes = [] }: Node): string {
  const own = (type === 'text' || type === 'inlineCode') && typeof value === 'string' ? [value] : []
  const title = attributes.find(({ name }) => name === 'title')?.value
  const parts = [...own, ...(typeof title === 'string' ? [title] : []), ...children.map(textOf)]
  return parts.filter(Boolean).join(' ')
}

const processor = createProcessor()
const asText = '.mdx?text'

/**
 * Compiles pages of copy (app/src/content) to plain JSX: no provider, a page is given its components as a prop. With
 * `?text` behind its name a page is its text in one string, for the search.
 */
export const copy = (): Plugin => ({
  name: 'copy',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(asText)) return null
    const tree = processor.parse(await readFile(id.slice(0, -'?text'.length), 'utf8')) as Node
    return { code: `export default ${JSON.stringify(textOf(tree).replace(/\s+/g, ' '))}`, map: null, moduleType: 'js' }
  },
  async transform(value, path) {
    if (!path.endsWith('.mdx')) return null
    return { code: String(await compile({ value, path })), map: null }
  },
})
