import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'
import { screenOf } from '../.storybook/workshop/classify.ts'

/** What `storybook build --stats-json` writes: each module, and who imports it. */
export type Stats = { modules: { id: string; reasons?: { moduleName: string }[] }[] }

/** Each module by its path from the root, and the paths of those that import it. */
type Importers = Map<string, Set<string>>
type Read = (file: string) => string

export const preview = '.storybook/preview.tsx'
/** Its package says that no module of it has side effects: who imports a name depends on that name's module alone. */
export const barrel = 'design-system/src/index.ts'
const barrelNames = /^(@shop\/design-system|.*\/design-system\/src\/index\.ts)$/
/** What preview.tsx imports for pages of documentation, which have no picture. */
const docsPage = '.storybook/workshop/DocsPage.tsx'
/** What is around each story of a screen, and around no other. */
const frame = ['.storybook/workshop/InFrame.tsx', 'app/src/layouts/ShopFrame/later-parts.ts']
/** Tables from which the app loads what an address shows. A story shows its screen itself; a journey goes by them. */
const tables = [
  'app/src/page/desk-screens.ts',
  'app/src/page/route.tsx',
  'app/src/page/first-reads.ts',
  'app/src/page/metadata/site-pages.ts',
  'app/src/content/copy.ts',
]
const isOfTable = (file: string) => /\.(screen\.tsx|reads\.ts|mdx)$/.test(file)

export const isStories = (file: string) => file.endsWith('.stories.tsx')
const isJourney = (file: string) => file.startsWith('app/src/journeys/')
const isOwn = (file: string) => !/^\/|node_modules\//.test(file)
const pathOf = (name: string) => name.replace(/^\.\//, '')
const isCode = (file: string) => /\.tsx?$/.test(file)

/** All that is reached from some modules, themselves included. */
function reached(from: Iterable<string>, next: (file: string) => Iterable<string>): Set<string> {
  const all = new Set(from)
  for (const file of all) for (const other of next(file)) all.add(other)
  return all
}

/** Each name that the barrel exports, with the path of its module. */
export function namesOfBarrel(text: string): Map<string, string> {
  const entries = parseSync(barrel, text).module.staticExports.flatMap((one) => one.entries)
  return new Map(
    entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.name && moduleRequest ? [[exportName.name, join(dirname(barrel), moduleRequest.value)] as const] : [],
    ),
  )
}

/** What a module takes from the barrel by name; null where it takes it whole. */
function namesTaken(text: string, file: string): string[] | null {
  const entries = parseSync(file, text)
    .module.staticImports.filter(({ moduleRequest }) => barrelNames.test(moduleRequest.value))
    .flatMap((one) => one.entries)
    .filter(({ isType }) => !isType)
  const names = entries.flatMap(({ importName }) => importName.name ?? [])
  return names.length === entries.length ? names : null
}

/** What a module imports when it is needed. */
const lazyImports = (text: string, file: string) =>
  parseSync(file, text)
    .module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1))
    .map((name) => join(dirname(file), name))

/** Our own modules by who imports them: through the barrel by name, and what a table loads by journeys alone. */
function importersIn({ modules }: Stats, read: Read): Importers {
  const importers: Importers = new Map(
    modules.map(({ id, reasons = [] }) => [
      pathOf(id),
      new Set(reasons.map(({ moduleName }) => pathOf(moduleName)).filter(isOwn)),
    ]),
  )
  for (const file of importers.keys()) if (!isOwn(file)) importers.delete(file)
  const names = importers.has(barrel) ? namesOfBarrel(read(barrel)) : new Map<string, string>()
  for (const file of importers.get(barrel) ?? []) {
    const taken = isCode(file) ? namesTaken(read(file), file) : null
    if (!taken) continue
    importers.get(barrel)?.delete(file)
    for (const name of taken) importers.get(names.get(name) ?? '')?.add(file)
  }
  const journeys = [...importers.keys()].filter((file) => isJourney(file) && isStories(file))
  for (const [file, its] of importers) {
    if (!isOfTable(file)) continue
    const isListed = tables.filter((table) => its.delete(table)).length > 0
    if (isListed) for (const journey of journeys) its.add(journey)
  }
  return importers
}

/** Whose pictures show a module: `all`, or the files of some stories. */
export type Shown = 'all' | Set<string>

/**
 * Whose pictures show each module: the stories that import it, lazily too, and those that it is around. What is around
 * them shows what it imports at once: what it imports lazily opens in stories of its own. Without `isFramed`
 * screens stand alone.
 */
export function shownIn(stats: Stats, read: Read, isFramed = true): (file: string) => Shown {
  const importers = importersIn(stats, read)
  const imports: Importers = new Map([...importers.keys()].map((file) => [file, new Set()]))
  for (const [file, its] of importers)
    for (const importer of its) imports.set(importer, (imports.get(importer) ?? new Set()).add(file))
  const atOnce = (file: string) => {
    const lazy = isCode(file) ? lazyImports(read(file), file) : []
    return [...(imports.get(file) ?? [])].filter((its) => !lazy.includes(its))
  }
  const aroundAll = reached([preview], (file) => atOnce(file).filter((its) => its !== docsPage && !frame.includes(its)))
  const aroundScreens = isFramed ? reached(frame, atOnce) : new Set()
  const stories = [...imports.keys()].filter(isStories)
  const screens = stories.filter((file) => screenOf(file) !== null)
  return (file) => {
    if (aroundAll.has(file)) return 'all'
    const users = reached([file], (one) => importers.get(one) ?? [])
    const own = [...users].filter(isStories)
    return new Set(aroundScreens.has(file) ? [...own, ...screens] : own)
  }
}
