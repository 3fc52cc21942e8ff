import { readFile } from 'node:fs/promises'
import { compile, createProcessor } from '@mdx-js/mdx'
import type { Plugin } from 'vite'
import { spell } from '../contract/src/spelling.ts'

/** What the parser makes of a page: text in nodes, and attributes (a step's title) in those of components. */
type Node = {
  type: string
  value?: unknown
  name?: string | null
  depth?: number
  children?: Node[]
  attributes?: { name?: string; value?: unknown }[]
  data?: { hProperties?: Record<string, string> }
}

/** What somebody reads there, in one line; links and pictures are named by their text alone. */
function textOf({ type, value, children = [], attributes = [] }: Node): string {
  const own = (type === 'text' || type === 'inlineCode') && typeof value === 'string' ? [value] : []
  const title = attributes.find(({ name }) => name === 'title')?.value
  const parts = [...own, ...(typeof title === 'string' ? [title] : []), ...children.map(textOf)]
  return parts.filter(Boolean).join(' ')
}

/** A heading's place in the address: `7. Changing your mind` is `#changing-your-mind`. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[^a-z]+|[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

/** Headings have an id, so that a page can be entered there; those of a component have none. */
function headingsOf({ children = [] }: Node) {
  return children.flatMap((node) => {
    const text = textOf(node)
    if (node.type === 'heading') {
      const id = idOf(text)
      node.data = { ...node.data, hProperties: { id } }
      return [{ id, text, level: node.depth ?? 2 }]
    }
    const id = node.name === 'h2' && node.attributes?.find(({ name }) => name === 'id')?.value
    return typeof id === 'string' ? [{ id, text, level: 2 }] : []
  })
}

/** Texts that another country spells otherwise become a component, which knows the visitor's. */
function markSpelling(node: Node) {
  node.children?.forEach((child, index, children) => {
    if (child.type !== 'text' || typeof child.value !== 'string') return markSpelling(child)
    if (spell(child.value, 'US') === child.value) return
    children[index] = { type: 'mdxJsxTextElement', name: 'Spelled', attributes: [], children: [child] }
  })
}

const wordsInAMinute = 220
const minutesOf = (tree: Node) => Math.max(1, Math.round(textOf(tree).split(/\s+/).length / wordsInAMinute))

/** The page as a component, which is given its components as a prop, and its headings. */
async function pageOf(value: string, path: string) {
  let headings: ReturnType<typeof headingsOf> = []
  const readHeadings = () => (tree: Node) => void (headings = headingsOf(tree))
  const spelled = () => (tree: Node) => markSpelling(tree)
  const page = await compile({ value, path }, { remarkPlugins: [readHeadings, spelled] })
  return `${String(page)}\nexport const headings = ${JSON.stringify(headings)}`
}

const processor = createProcessor()
const valueOf = (read: (tree: Node) => unknown) => (value: string) =>
  `export default ${JSON.stringify(read(processor.parse(value) as Node))}`

const modules: Record<string, (value: string, path: string) => string | Promise<string>> = {
  page: pageOf,
  text: valueOf((tree) => textOf(tree).replace(/\s+/g, ' ')),
  minutes: valueOf(minutesOf),
}

/**
 * Copy (app/src/content) is imported with what is wanted of it behind its name: the `?page`, its `?text` in one string
 * for the search, or the `?minutes` it takes to read. A name alone stays Storybook's, which compiles its own docs.
 */
export const copy = (): Plugin => ({
  name: 'copy',
  enforce: 'pre',
  async load(id) {
    const [, file, what = ''] = /^(.+\.mdx)\?(\w+)$/.exec(id) ?? []
    const moduleOf = modules[what]
    if (!file || !moduleOf) return null
    return { code: await moduleOf(await readFile(file, 'utf8'), file), map: null, moduleType: 'js' }
  },
})
