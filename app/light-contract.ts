import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Property = Node & { key?: Node & { name?: string }; value?: Node }

/** What only the server, the mocks and the OpenAPI document ask of a row. */
const serverOnly = new Set(['query', 'body', 'reply', 'who', 'inPersonOnly', 'summary', 'isOurs'])
/** Marks the copy of a noun's file of which only the rows are wanted. */
const rowsOnly = '?rows'

const isRow = (node: Node | undefined): node is Node & { arguments: [Node & { properties: Property[] }] } =>
  node?.type === 'CallExpression' && (node.callee as Node & { name?: string }).name === 'call'

const isField = ({ value }: Property) => value?.type === 'CallExpression' && !isRow(value)

/**
 * Leaves the schemas out of what every page loads: for `app/src/data` a row keeps method, path and fallback text, and
 * a schema is loaded, and yup with it (16 kB brotli), only by the screen whose form imports it. Types, tests, mocks
 * and server see whole rows.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    // yup does not say so itself, but importing it without using it does nothing.
    config: () => ({
      build: {
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [{ test: /node_modules\/(yup|tiny-case|property-expr|toposort)\//, sideEffects: false }],
          },
        },
      },
    }),
    async resolveId(source, importer) {
      if (!source.startsWith('@shop/contract/') || !importer?.includes('/app/src/data/')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (!resolved || !readFileSync(resolved.id, 'utf8').includes(': call({')) return null
      return `${resolved.id}${rowsOnly}`
    },
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
      const seen = new Set<string>()
      const visit = (file: string, from: string) => {
        const chunk = bundle[file]
        if (seen.has(file) || chunk?.type !== 'chunk') return
        seen.add(file)
        if (chunk.moduleIds.some((id) => id.includes('/node_modules/yup/')))
          this.error(`Every page would load yup, for ${from}: import its constants from contract/constants.ts`)
        for (const next of chunk.imports) visit(next, chunk.moduleIds.join(', '))
      }
      if (entry) visit(entry.fileName, 'the entry')
    },
    load: (id) => (id.endsWith(rowsOnly) ? readFileSync(id.slice(0, -rowsOnly.length), 'utf8') : null),
    transform: {
      order: 'post',
      handler(code, id) {
        if (!/\/contract\/src\/[\w-]+\.ts(\?rows)?$/.test(id)) return null
        const edits: { start: number; end: number; text: string }[] = []
        for (const statement of (this.parse(code) as unknown as { body: Node[] }).body) {
          const declaration = (statement.declaration as Node | null) ?? statement
          if (declaration.type !== 'VariableDeclaration') continue
          for (const { init } of declaration.declarations as { init: (Node & { properties?: Property[] }) | null }[]) {
            if (!init) continue
            // A schema, or fields that schemas share: made only where somebody asks for them.
            if (init.type === 'CallExpression' || init.properties?.some(isField))
              edits.push({
                start: init.start,
                end: init.end,
                text: `/*#__PURE__*/ (() => (${code.slice(init.start, init.end)}))()`,
              })
            for (const { value } of init.properties ?? [])
              if (isRow(value))
                edits.push({ start: value.start, end: value.end, text: lightRow(code, value.arguments[0].properties) })
          }
        }
        let light = code
        for (const { start, end, text } of edits.toReversed()) light = light.slice(0, start) + text + light.slice(end)
        return { code: light, map: null }
      },
    },
  }
}

const lightRow = (code: string, properties: Property[]) =>
  `{ ${properties
    .filter(({ key }) => !serverOnly.has(key?.name ?? ''))
    .map(({ start, end }) => code.slice(start, end))
    .join(', ')} }`
