import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path/posix'
import { barrel, namesOfBarrel, type Shown, shownIn, type Stats } from './modules.ts'
import { globsOfStories, root } from './workshop.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
const linesOf = (text: string) => text.split('\n').filter(Boolean)

/** Among files that differ from where this branch left another, with what is not committed: those stories depend on. */
export function changedFiles(base: string): string[] {
  const from = git('merge-base', base, 'HEAD').trim()
  const files = linesOf(git('diff', '--name-only', '--no-renames', from))
  const isSource = (file: string) => globsOfStories.some((glob) => matchesGlob(file, glob))
  return [...files, ...linesOf(git('ls-files', '--others', '--exclude-standard'))].filter(isSource)
}

/** The barrel as it was where this branch left another. */
const barrelAt = (base: string) => git('show', `${git('merge-base', base, 'HEAD').trim()}:${barrel}`)

/** Of which no module says whom it reaches: packages, how the workshop is built, and what it serves as it is. */
const ofAll = [
  'package-lock.json',
  'tsconfig.json',
  'app/mdx.ts',
  '.storybook/{build,main,manager}.ts',
  '.storybook/public/**',
  'app/public/{maps,animals}/**',
]
/** The server draws documents while the workshop is built (.storybook/documents.ts), with what no module graph shows. */
const documentStories = 'server/stories/Documents.stories.tsx'
const ofDocuments = ['.storybook/documents.ts', '{server,contract,mocks}/**']

/** Modules whose name in the barrel leads elsewhere than before, or is new or gone. */
export function movedNames(before: string, after: string): string[] {
  const [was, is] = [namesOfBarrel(before), namesOfBarrel(after)]
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name))
  return names.flatMap((name) => is.get(name) ?? [])
}

/** Whose pictures show what some files became: all, or the files of some stories. */
export function shownBy(files: string[], shown: (file: string) => Shown): Shown {
  const stories = new Set<string>()
  for (const file of files) {
    const its = ofAll.some((glob) => matchesGlob(file, glob)) ? 'all' : shown(file)
    if (its === 'all') return its
    for (const story of its) stories.add(story)
    if (ofDocuments.some((glob) => matchesGlob(file, glob))) stories.add(documentStories)
  }
  return stories
}

/** Whose pictures show what changed since `base`, as the module graph of the workshop in a folder has it. */
export function changedStories(files: string[], base: string, folder: string): Shown {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const stats: Stats = JSON.parse(readFileSync(join(folder, 'preview-stats.json'), 'utf8'))
  const named = files.includes(barrel) ? movedNames(barrelAt(base), read(barrel)) : []
  return shownBy([...files.filter((file) => file !== barrel), ...named], shownIn(stats, read))
}
