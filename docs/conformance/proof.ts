import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many rows the specification's checklists have: a row may be proved or open, but never dropped. */
export const rowCounts = { routes: 111, calls: 83, messages: 93, rules: 116, lives: 48 }
export type Checklist = keyof typeof rowCounts

/** The columns by which a row differs from every other of its list. */
const idColumns: Record<Checklist, string[]> = {
  routes: ['path'],
  calls: ['method', 'path'],
  messages: ['where', 'text'],
  rules: ['id'],
  lives: ['id'],
}

export type Row = { id: string; proofs: string[] }

/** The rows of a checklist's text. An open row has no proofs; a row without the last column is an error. */
export function readRows(checklist: Checklist, text: string): Row[] {
  const [header = '', ...lines] = text.trimEnd().split('\n')
  const columns = header.split('\t')
  return lines.map((line) => {
    const cells = Object.fromEntries(line.split('\t').map((cell, index) => [columns[index], cell]))
    const id = idColumns[checklist].map((column) => cells[column]).join(' ')
    if (!cells.proof) throw new Error(`${checklist}.tsv: "${id}" names no proof; write "open" if it has none`)
    return { id, proofs: cells.proof === 'open' ? [] : cells.proof.split(' ; ') }
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What cannot prove a life: it is lived on the built server, or where races and kills are in it on PostgreSQL. */
export const isNoLife = (proof: string): boolean => !/\.(journey|race)\.ts#/.test(proof)

/** Why `path#name` proves nothing: no such file, or no story export or test title of that name in it. */
export function faultOf(proof: string, root: string): string | undefined {
  const [path = '', name = ''] = proof.split(/#(.*)/s)
  if (!name) return `"${proof}" is not path#name`
  if (!existsSync(join(root, path))) return `${path} does not exist`
  const text = readFileSync(join(root, path), 'utf8')
  const isThere = path.endsWith('.stories.tsx')
    ? new RegExp(`^export const ${escaped(name)}\\b`, 'm').test(text)
    : new RegExp(`\\(\\s*(['"\`])${escaped(name)}\\1,`).test(text)
  return isThere ? undefined : `${path} has no "${name}"`
}

/** A declaration of a file's top level, to the next one. */
const declaration = (text: string, name: string): string =>
  new RegExp(
    `^(?:export )?(?:const|function) ${escaped(name)}\\b[^]*?(?=^(?:export |const |function |/\\*\\*)|$(?![^]))`,
    'm',
  ).exec(text)?.[0] ?? ''

/** Whether a story shows and checks nothing: it has no `play`, nor has the story or the function that it is made from. */
export function isPicture(proof: string, root: string): boolean {
  const [path = '', name = ''] = proof.split(/#(.*)/s)
  if (!path.endsWith('.stories.tsx')) return false
  const text = readFileSync(join(root, path), 'utf8')
  const plays = (story: string, seen: string[]): boolean => {
    const own = declaration(text, story)
    if (/\bplay\b/.test(own)) return !/\bplay: undefined\b/.test(own)
    const madeFrom = [...own.matchAll(/(?:\.\.\.|= )(\w+)/g)].map(([, from = '']) => from)
    return madeFrom.some((from) => !seen.includes(from) && plays(from, [...seen, from]))
  }
  return !plays(name, [name])
}
