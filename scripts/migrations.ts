/**
 * What a migration may do while the version before still answers visitors (docs/decisions/0136). A statement that is not
 * known here to be harmless has a line `-- safe: …` above it, which says why it is.
 */

/** Earlier ones were applied while nobody was there. */
export const firstHeld = 70

/**
 * How long visitors wait for a migration: for its lock, and for each of its statements. The version that runs waits ten
 * seconds for a lock (server/src/platform/db/postgres.ts).
 */
export const bounds = ["SET LOCAL lock_timeout = '3s'", "SET LOCAL statement_timeout = '5s'"]

type Statement = { text: string; reason: string }

/** Strings, bodies of functions, quoted names and comments: whichever begins first holds the others. */
const lexemes = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\//g
const reasonMark = /\n-- safe: ([^\n]*)\n/g

/** Statements in lower case, without comments, quotes and the text of strings; each with the reason above it. */
function statementsIn(sql: string): Statement[] {
  const plain = sql.replace(lexemes, (found) => {
    if (found.startsWith('-- safe: ')) return `\n${found.replaceAll(';', ',')}\n`
    if (found.startsWith('--') || found.startsWith('/*')) return ' '
    if (found.startsWith('"')) return found.slice(1, -1)
    return /^'\d+s'$/.test(found) ? found : "''"
  })
  return plain
    .split(';')
    .map((part) => ({
      text: part.replace(reasonMark, ' ').replace(/\s+/g, ' ').replaceAll('public.', '').trim().toLowerCase(),
      reason: [...part.matchAll(reasonMark)].map(([, reason = '']) => reason.trim()).join(' '),
    }))
    .filter(({ text }) => text)
}

const newTable = /^create table (\w+) \(/
const alteration = /^alter table (?:if exists )?(?:only )?\w+ (.*)$/
/** The table that a statement is about. */
const subject =
  /^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index .*? on (?:only )?|create trigger .*? on |insert into |update (?:only )?|delete from |drop table (?:if exists )?)(\w+)/

/** What a statement does, thing by thing: commas in brackets are of one thing. */
const actionsIn = (text: string) => alteration.exec(text)?.[1]?.split(/, (?![^(]*\))/) ?? [text]

const harmless = [
  newTable,
  /^create (function|sequence) /,
  // Where the table is large it is there already, made by hand without a lock.
  /^create index if not exists \w+ on /,
  // Nothing is rewritten: there is no default, or it is the same for all rows.
  /^add column (if not exists )?\w+ (?!\w*serial\b)(?!.*\b(generated|primary|unique|references|check|default|not null)\b)/,
  /^add column (if not exists )?\w+ (?!\w*serial\b)(?!.*\b(generated|primary|unique|references|check)\b).*\bdefault (''|-?[\d.]+|true|false|now\(\))(::[\w ]+(\[\])?)?( not null)?$/,
  /^alter column \w+ set default /,
  // Rows that are there are not read.
  /^add constraint \w+ (foreign key|check) .* not valid$/,
]
/** Reads every row beside those who read and write, unless an earlier statement has locked them out. */
const validation = /^validate constraint \w+$/

/** Only an earlier migration can have ended that the version before needs these. */
const removals: [RegExp, string][] = [
  [/^drop (table|column|function|type|sequence|view) /, 'the version before may need it: drop it one release later'],
  [/^rename /, 'the version before knows the old name: add the new one, fill it, and drop the old one releases later'],
  [/^alter column \w+ set not null$/, 'the version before may leave it empty, and every row is read'],
  [/^drop constraint /, 'an upsert of the version before may need it'],
]
const ways: [RegExp, string][] = [
  [/^alter column \w+ (set data )?type /, 'the table may be rewritten: add a column, fill it, and read it instead'],
  [/^alter column \w+ drop not null$/, 'the version before may not read what is empty'],
  [/^alter column \w+ drop default$/, 'the version before may rest on it'],
  [/^add column .*\bgenerated\b/, 'the table is rewritten: fill an ordinary column'],
  [/^add column .*\b(unique|references|check|primary)\b/, 'add the constraint by itself'],
  [/^add column .*\b(\w*serial|default)\b/, 'the table is rewritten, for each row has another default'],
  [/^add column .*\bnot null\b/, 'the version before leaves it empty: give it a default'],
  [/^add constraint \w+ (unique|primary)/, 'an index is built, and what the version before writes may be refused'],
  [/^add constraint /, 'every row is read: make it not valid, and validate it one release later'],
  [validation, 'every row is read while earlier statements lock: in a migration of its own, one release later'],
  [/^create unique index /, 'what the version before writes may be refused'],
  [/^create index concurrently /, 'not within a transaction, which migrations are: make it by hand before'],
  [/^create index /, 'say `if not exists`, so that it may be made by hand before'],
  [
    /^(update|delete|insert) /,
    'rows are locked until the last migration has ended: do it in a job, unless they are few',
  ],
]
const wayFor = (list: [RegExp, string][], action: string) => list.find(([form]) => form.test(action))?.[1]

/** Why a migration may not run beside the version before it: a sentence for each statement. None where it may. */
export function flawsIn(number: number, sql: string): string[] {
  const statements = statementsIn(sql)
  const isBounded = bounds.every((bound, index) => statements[index]?.text === bound.toLowerCase())
  const work = statements.slice(isBounded ? bounds.length : 0)
  const isValidation = work.every(({ text }) => actionsIn(text).every((action) => validation.test(action)))
  const isHarmless = (action: string) => isValidation || harmless.some((form) => form.test(action))
  const newTables = new Set<string>()

  const flawOf = ({ text, reason }: Statement): string[] => {
    if (newTables.has(subject.exec(text)?.[1] ?? '')) return []
    const [, table] = newTable.exec(text) ?? []
    if (table) newTables.add(table)
    const unknown = actionsIn(text).filter((action) => !isHarmless(action))
    const [removal] = unknown.flatMap((action) => wayFor(removals, action) ?? [])
    if (removal) {
      const since = Number(/\bsince migration (\d{4})\b/.exec(reason)?.[1] ?? number)
      return since < number ? [] : [`${text}: ${removal}, and name an earlier one: -- safe: … since migration NNNN`]
    }
    if (!unknown.length || reason) return []
    const [way = 'it is not known to be harmless'] = unknown.flatMap((action) => wayFor(ways, action) ?? [])
    return [`${text}: ${way}, or say why it is harmless: -- safe: …`]
  }
  return [...(isBounded ? [] : [`It begins with ${bounds.join('; ')};`]), ...work.flatMap(flawOf)]
}
