import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Links what is installed, or copies it where temporary files are on another disk. */
function install(folder: string) {
  const from = join(root, 'node_modules')
  try {
    execFileSync('cp', ['-al', from, folder], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-a', from, folder])
  }
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true })
}

/** Copies the project as it is, with what is installed, into an empty folder; `change` is part of its only commit. */
export function copyProject(folder: string, change = () => {}) {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of listed.split('\0').filter((path) => path && existsSync(join(root, path))))
    cpSync(join(root, file), join(folder, file))
  install(folder)
  change()
  const git = (...call: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...call], { cwd: folder })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '--message', 'Copy')
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
