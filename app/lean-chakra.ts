import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Property = Node & { key: Node & { name?: string }; value: Node }
type Table = Node & { properties: Property[] }

/**
 * Leaves out of Chakra what no source of ours names: of 104 conditions (`_hover`), 243 utilities (`truncate`) and 500
 * properties of CSS most are unused, and each costs bytes in every page and time in every style that is worked out. The browser also leaves
 * out the styles that every page shares: they come with the page (docs/decisions/0022).
 */
export function leanChakra(): Plugin {
  let isForServer = false
  let named = new Set<string>()
  return {
    name: 'lean-chakra',
    apply: 'build',
    configResolved: (config) => void (isForServer = Boolean(config.build.ssr)),
    buildStart: () => void (named = namesIn(['src', '../design-system/src'])),
    transform(code, id) {
      if (id.endsWith('@chakra-ui/react/dist/esm/preset-base.js')) {
        const { conditions, utilities } = tablesOf(this.parse(code) as unknown as Node)
        if (!conditions || !utilities) return this.error('Chakra keeps its conditions and utilities elsewhere now')
        const unused = [
          ...conditions.properties.filter(({ key }) => !named.has(`_${key.name}`)),
          ...utilities.properties.filter((utility) => !namesOf(utility).some((name) => named.has(name))),
        ]
        return { code: without(code, unused), map: null }
      }
      if (id.endsWith('@pandacss/is-valid-prop/dist/index.mjs')) {
        const lean = code.replace(/(?<=var cssPropertiesStr = ")[\w,]+/, (all) =>
          all
            .split(',')
            .filter((name) => named.has(name))
            .join(),
        )
        if (lean === code) this.error('Chakra lists the properties of CSS elsewhere now')
        return { code: lean, map: null }
      }
      if (id.endsWith('@chakra-ui/react/dist/esm/styled-system/system.js') && !isForServer) {
        const lean = code.replace('[getPreflightCss(), getGlobalCss(), getTokenCss()]', '[]')
        if (lean === code) this.error('Chakra makes the styles of every page elsewhere now')
        return { code: lean, map: null }
      }
      if (id.endsWith('@chakra-ui/react/dist/esm/styled-system/provider.js') && !isForServer) {
        // As many children as on the server, from which React's ids are counted.
        const lean = code
          .replace(/!sys\._config\.disableLayers && .+?\}\),/, 'null,')
          .replace(/\/\* @__PURE__ \*\/ jsx\(Global, \{.+?\}\),/, 'null,')
        if (lean.includes('Global,')) this.error('Chakra puts the styles of every page elsewhere now')
        return { code: lean, map: null }
      }
      if (id.endsWith('@chakra-ui/react/dist/esm/styled-system/preflight.js') && !isForServer)
        return { code: 'export const createPreflight = () => ({})', map: null }
      return null
    },
  }
}

/** Every word in the sources: too many rather than too few. */
function namesIn(folders: string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, folder) }).map((file) => join(folder, file)),
  )
  const sources = files.filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
  return new Set(
    sources.flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').match(/[\w$]+/g) ?? []),
  )
}

/** A utility's name and its shorthands. */
function namesOf({ key, value }: Property): string[] {
  const shorthand = (value as Table).properties?.find((one) => one.key.name === 'shorthand')?.value
  const values = (shorthand?.type === 'ArrayExpression' ? shorthand.elements : [shorthand]) as (Node | undefined)[]
  return [key.name ?? '', ...values.map((one) => String(one?.value))]
}

/** The objects in which the preset lists its conditions and its utilities. */
function tablesOf(program: Node): { conditions?: Table; utilities?: Table } {
  const found: { conditions?: Table; utilities?: Table } = {}
  for (const statement of program.body as Node[]) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { init } of statement.declarations as { init: Node | null }[]) {
      if (init?.type !== 'CallExpression') continue
      const [argument] = init.arguments as Table[]
      if ((init.callee as Property['key']).name === 'defineConditions') found.conditions = argument
      const utilities = argument?.properties?.find(({ key }) => key.name === 'utilities')
      if (utilities) found.utilities = utilities.value as Table
    }
  }
  return found
}

/** The source without these properties, each with the comma that follows. */
function without(code: string, properties: Property[]): string {
  let lean = code
  for (const { start, end } of properties.toSorted((a, b) => b.start - a.start))
    lean = lean.slice(0, start) + lean.slice(end).replace(/^\s*,/, '')
  return lean
}
