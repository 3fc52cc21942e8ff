import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many rows the specification's checklists have: a row may be proved or open, but never dropped. */
export const rowCounts = { routes: 111, calls: 83, messages: 93, rules: 142, lives: 52 }
export type Checklist = keyof typeof rowCounts

/** The columns by which a row differs from every other of its list. */
const idColumns: Record<Checklist, string[]> = {
  routes: ['path'],
  calls: ['method', 'path'],
  messages: ['where', 'text'],
  rules: ['id'],
  lives: ['id'],
}

/** A life also names the addresses that each of its journeys opens. */
export type Row = { id: string; proofs: string[]; opens: string[] }

/** The cells of a table with a header, by column. */
export function readTable(text: string): Record<string, string>[] {
  const [header = '', ...lines] = text.trimEnd().split('\n')
  const columns = header.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

/** The rows of a checklist's text. An open row has no proofs; a row without the last column is an error. */
export const readRows = (checklist: Checklist, text: string): Row[] =>
  readTable(text).map((cells) => {
    const id = idColumns[checklist].map((column) => cells[column]).join(' ')
    if (!cells.proof) throw new Error(`${checklist}.tsv: "${id}" names no proof; write "open" if it has none`)
    return {
      id,
      proofs: cells.proof === 'open' ? [] : cells.proof.split(' ; '),
      opens: cells.opens?.split(' ').filter(Boolean) ?? [],
    }
  })

/** The two parts of `path#name`. */
export function splitProof(proof: string): { path: string; name: string } {
  const [path = '', name = ''] = proof.split(/#(.*)/s)
  return { path, name }
}

export const isStory = (path: string): boolean => path.endsWith('.stories.tsx')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What stands for a value in a title that cases share. */
const placeholder = /%[sdijfo#]|\$[a-z_][\w.]*/i

/** What cannot prove a life: it is lived on the built server, or where races and kills are in it on PostgreSQL. */
export const isNoLife = (proof: string): boolean => !/\.(journey|race)\.ts#/.test(proof)

/** Why `path#name` proves nothing: no such file, no story or test of that name in it, or a title without its case. */
export function faultOf(proof: string, root: string): string | undefined {
  const { path, name } = splitProof(proof)
  if (!name) return `"${proof}" is not path#name`
  if (!existsSync(join(root, path))) return `${path} does not exist`
  const text = readFileSync(join(root, path), 'utf8')
  if (isStory(path)) {
    const isThere = new RegExp(`^export const ${escaped(name)}\\b`, 'm').test(text)
    return isThere ? undefined : `${path} has no "${name}"`
  }
  if (placeholder.test(name)) return `${path}#${name}: cases share this title; name the case`
  const titles = [...text.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g)].map(([, , title = '']) => title)
  const isThere = titles.some(
    (title) => title === name || new RegExp(`^${title.split(placeholder).map(escaped).join('(.*)')}$`, 's').test(name),
  )
  return isThere ? undefined : `${path} has no "${name}"`
}

/** A declaration of a file's top level, to the next one. */
const declaration = (text: string, name: string): string =>
  new RegExp(
    `^(?:export )?(?:const|(?:async )?function) ${escaped(name)}\\b[^]*?(?=^(?:export |const |(?:async )?function |/\\*\\*)|$(?![^]))`,
    'm',
  ).exec(text)?.[0] ?? ''

/**
 * Whether a story checks nothing: neither its play nor what that calls in its file expects anything but the title of
 * the page. A story that is made from another plays as that does.
 */
export function checksNothing(proof: string, root: string): boolean {
  const { path, name } = splitProof(proof)
  if (!isStory(path)) return false
  const text = readFileSync(join(root, path), 'utf8')
  const names = [...text.matchAll(/^(?:export )?(?:const|(?:async )?function) (\w+)/gm)].map(([, one = '']) => one)
  const seen = new Set<string>()
  const read = (one: string): string => {
    seen.add(one)
    const own = declaration(text, one)
    const used = names.filter((other) => !seen.has(other) && new RegExp(`\\b${other}\\b`).test(own))
    return own + used.map(read).join('')
  }
  if (/\bplay: undefined\b/.test(declaration(text, name))) return true
  return !/\bexpect(\.poll)?\(/.test(read(name).replaceAll('expect(document.title)', ''))
}
