import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { preview } from 'vite'
import { type Story, storiesIn } from './choose.ts'

export const root = join(import.meta.dirname, '..')

type Turbo = { tasks: { '//#stories': { inputs: string[] } }; globalDependencies: string[] }
const { tasks, globalDependencies }: Turbo = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'))
const isMade = (name: string) => ['node_modules', 'dist', '.turbo'].includes(name)

/** What stories depend on, as turbo knows it. */
export const globsOfStories = [...tasks['//#stories'].inputs, ...globalDependencies]

/** All that matches. Folders count too: what was deleted is newer there. */
export const sourcesOfStories = () =>
  globSync(globsOfStories, {
    cwd: root,
    exclude: (path) => isMade(basename(path)),
  })
const changedAt = (path: string) => statSync(path).mtimeMs

/** The folder of the workshop, built unless it is newer than all that it is built from. */
export function builtWorkshop(): string {
  const folder = join(root, 'storybook-static')
  const stats = join(folder, 'preview-stats.json')
  const newest = Math.max(...sourcesOfStories().map((path) => changedAt(join(root, path))))
  if (existsSync(stats) && changedAt(stats) > newest) return folder
  const { status } = spawnSync('npm', ['run', 'build-storybook'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The workshop was not built')
  return folder
}

export const storiesOf = (folder: string): Story[] =>
  storiesIn(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))

/** Does some work while the workshop is served; its address ends with a slash. */
export async function withWorkshop<Result>(folder: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0 },
  })
  try {
    return await work(server.resolvedUrls?.local[0] ?? '')
  } finally {
    await server.close()
  }
}
