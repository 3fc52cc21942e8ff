import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sanitize } from 'storybook/internal/csf'
import type { Plugin } from 'vite'

/** A component as the source shows it: where its page is, and in how many files it is used. */
export type ComponentFacts = {
  name: string
  /** Of its page in the workshop, e.g. `Components/Forms/Checkbox` and `components-forms-checkbox`. */
  title: string
  id: string
  /** Files of the app and of other components that import it. */
  usedIn: number
}

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isShipped = (file: string) => !/\.(stories|guidance|test)\.tsx?$/.test(file)
const namesIn = (braces: string) =>
  braces
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name && !name.startsWith('type '))

/** The component of each name that the library exports; a form's field is its component, bound. */
function componentOfExport(): Record<string, string> {
  const exports = [...read('design-system/src/index.ts').matchAll(/export \{([^}]*)\} from '\.\/components\/(\w+)\//g)]
  const fields = [...read('design-system/src/forms/fields.tsx').matchAll(/const (\w+) = .*bindField\((\w+)/g)]
  return Object.fromEntries([
    ...exports.flatMap(([, braces = '', component]) => namesIn(braces).map((name) => [name, component])),
    ...fields.map(([, field, component]) => [field, component]),
  ])
}

/** The components that each file of the app and of the library imports. */
function imports(): string[][] {
  const ofExport = componentOfExport()
  const app = globSync('app/src/**/*.{ts,tsx}', { cwd: root }).filter(isShipped)
  const library = globSync('design-system/src/components/**/*.tsx', { cwd: root }).filter(isShipped)
  return [
    ...app.map((file) =>
      [...read(file).matchAll(/import \{([^}]*)\} from '@shop\/design-system'/g)].flatMap(([, braces = '']) =>
        namesIn(braces).map((name) => ofExport[name] ?? ''),
      ),
    ),
    ...library.map((file) =>
      [...read(file).matchAll(/(?:import \{[^}]*\} from |import\()'\.\.\/(\w+)\/\w+\.tsx'/g)].map(
        ([, component = '']) => component,
      ),
    ),
  ]
}

/** Each component of the library, by name, in about 100 ms. */
export function readComponents(): ComponentFacts[] {
  const uses = imports().map((components) => new Set(components))
  return globSync('design-system/src/components/*/*.guidance.tsx', { cwd: root })
    .map((file) => {
      const [name = ''] = file.split('/').slice(-2)
      const stories = globSync(`design-system/src/components/${name}/*.stories.tsx`, { cwd: root })
      const [title = ''] = /Components\/[\w/]+/.exec(stories.map(read).join('')) ?? []
      return { name, title, id: sanitize(title), usedIn: uses.filter((file) => file.has(name)).length }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Makes `import { components } from 'virtual:components'` what `readComponents` finds when the workshop starts. */
export const components = (): Plugin => ({
  name: 'components',
  resolveId: (id) => (id === 'virtual:components' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:components' ? `export const components = ${JSON.stringify(readComponents())}` : undefined,
})
