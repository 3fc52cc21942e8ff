import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workshop.ts'

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })

/** Copies the project into a folder, with the stories of a few components alone, as a repository with one commit. */
export function copyProject(folder: string, components: string[]) {
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean)
  for (const file of files) cpSync(join(root, file), join(folder, file))
  const packages = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@shop'), { recursive: true })
  for (const name of readdirSync(packages))
    if (!['.cache', '@shop'].includes(name)) symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(packages, '@shop')))
    symlinkSync(join(folder, name), join(folder, 'node_modules/@shop', name))
  edit(
    folder,
    '.storybook/main.ts',
    /stories: \[[^\]]*\]/,
    `stories: ['../design-system/src/components/{${components.join(',')}}/*.stories.tsx']`,
  )
  git(folder, 'init', '--quiet')
  git(folder, 'add', '--all')
  git(folder, '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'Copy')
}

/** Replaces a text in a file; throws where it is not there. Returns what puts it back. */
export function edit(folder: string, file: string, before: string | RegExp, after: string) {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const edited = text.replace(before, after)
  if (edited === text) throw new Error(`${file} has no ${before}`)
  writeFileSync(path, edited)
  return () => writeFileSync(path, text)
}
