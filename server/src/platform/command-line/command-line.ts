import { parseArgs } from 'node:util'
import { addressOf, type Call, type Filled } from '@shop/contract/call'
import type { ReplyOf } from '@shop/contract/call-parts'
import { snakeKeys } from '@shop/contract/case'
import { decimalIn, wholeNumberIn } from '../values/typed-number.ts'

/** What a command works with; a test passes its own. */
export type World = {
  /** Of the shop, without a slash at its end. */
  url: string
  key: string
  /** What every request carries besides, by the command's options. */
  headersOf?: (options: Values) => Record<string, string>
  fetch: (url: string, init: RequestInit) => Response | Promise<Response>
  say: (text: string) => void
  /** Lines that are typed or scanned while a command runs. */
  typed?: () => AsyncIterable<string>
}

/** Options as typed. */
type Values = Record<string, string | undefined>
/** A shop to make requests to. */
export type Connection = World & { headers?: Record<string, string> }
export type Command = {
  /** As printed: its lines with what it does, and its options. */
  usage: string
  /** How many words follow its name: the least, which it reads itself by `wordOf`, and the most. */
  words: readonly [least: number, most: number]
  /** The options it takes, each with a text; `--url`, `--help` and those of its whole tool are there always. */
  options?: readonly string[]
  /** Which of them may be given again: `textsIn` reads them. */
  repeated?: readonly string[]
  run: (words: string[], options: Values, world: Connection) => Promise<void>
}

type CommandLine = {
  usage: string
  /** By their first word or words: `list`, `transfers list`. */
  commands: Record<string, Command>
  /** What every command takes. */
  options?: readonly string[]
}

/** The usage of all commands; a text that neighbours share is printed once, after the last of them. */
export function usageOf(commands: Record<string, Command>): string {
  const usages = Object.values(commands).map(({ usage }) => usage.split('\n'))
  return usages.flatMap((lines, at) => lines.filter((line) => !usages[at + 1]?.includes(line))).join('\n')
}

/** The texts of an option that was given once, several times or not at all. */
export const textsIn = (value: string | undefined): string[] => value?.split('\n') ?? []

/** The one word a command is about. Throws `Refused` where it is missing. */
export function wordOf([word]: string[], what: string): string {
  if (!word) throw new Refused(`Name ${what}.`)
  return word
}

/** A whole number as typed, if it was. Throws `Refused` for what is none: "0x10", "1e3". */
export function numberIn(text: string | undefined, what: string): number | undefined {
  const number = text === undefined ? undefined : wholeNumberIn(text)
  if (Number.isNaN(number)) throw new Refused(`${what} is a whole number, not “${text}”.`)
  return number
}

/** An amount of money as typed, if it was. Throws `Refused` for what is none. */
export function amountIn(text: string | undefined, what: string): number | undefined {
  const amount = text === undefined ? undefined : decimalIn(text)
  if (amount !== undefined && !(amount >= 0)) throw new Refused(`${what} is a number like 12.50, not “${text}”.`)
  return amount
}

/** Whether an option is yes. */
export function isYes(text: string | undefined, what: string): boolean {
  if (text !== undefined && text !== 'yes' && text !== 'no') throw new Refused(`${what} is yes or no, not “${text}”.`)
  return text === 'yes'
}

/** What is scanned, line by line, without empty ones: a refusal is printed, then the next line is read. */
export async function eachScan(
  { typed, say }: World,
  take: (text: string) => Promise<void> | void,
  next: () => string,
): Promise<void> {
  if (!typed) throw new Refused('Nothing can be scanned here.')
  for await (const line of typed()) {
    const text = line.trim()
    if (!text) continue
    try {
      await take(text)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      say(error.message)
    }
    say(next())
  }
}

/** sysexits.h: a mail server that hands a mail to a command tries it again later, and sends it back after any other. */
const tryLater = 75

/** Printed for whoever typed the command; the process ends with `code`, or with 2 where a word is missing. */
export class Refused extends Error {
  readonly code: number
  constructor(message: string, code = 1) {
    super(message)
    this.code = code
  }
}

/** Which command the words begin with: of `failed` and `failed retry` the longer. */
export const commandOf = (words: string[], commands: Record<string, Command>): string | undefined =>
  Object.keys(commands)
    .filter((name) => name.split(' ').every((part, at) => part === words[at]))
    .toSorted((one, other) => other.length - one.length)[0]

/**
 * Runs one command; returns the process's exit code: 0, 1 where the shop refused, 75 where it is busy or away, 2 where
 * it was not typed as it is used.
 */
export async function runCommand(args: string[], { usage, commands, options = [] }: CommandLine, world: World) {
  const always = ['url', ...options]
  const { positionals, given } = readArgs(args, [
    ...always,
    ...Object.values(commands).flatMap(({ options = [] }) => options),
  ])
  const isHelp = given.some(({ name }) => name === 'help')
  const name = commandOf(positionals, commands)
  const command = name && commands[name]
  if (!command || isHelp) {
    if (!command && !isHelp && positionals.length) world.say(`“${unknownIn(positionals, commands)}” is no command.`)
    world.say(command ? command.usage : usage)
    return isHelp ? 0 : 2
  }
  const words = positionals.slice(name.split(' ').length)
  const fault = faultOf(name, command, words, given, always)
  if (fault) {
    world.say(fault)
    world.say(command.usage)
    return 2
  }
  try {
    const values = valuesOf(given)
    const url = (values.url ?? world.url).replace(/\/$/, '')
    const headers = world.headersOf?.(values)
    await command.run(words, values, { ...world, url, ...(headers && { headers }) })
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    world.say(error.message)
    const [least] = command.words
    if (words.length >= least) return error.code
    world.say(command.usage)
    return 2
  }
}

/** An option as it was typed; `rawName` has its dashes. */
type Given = { name: string; rawName: string; value?: string | undefined; inlineValue?: boolean | undefined }

/** All options of a tool are read with their text, so that a command names those that it does not have. */
function readArgs(args: string[], names: readonly string[]) {
  const { tokens, positionals } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      help: { type: 'boolean', short: 'h' },
    },
  })
  return { positionals, given: tokens.filter((token): token is typeof token & Given => token.kind === 'option') }
}

/** `fly`; and `transfers fly`, where there are commands of transfers. */
const unknownIn = (words: string[], commands: Record<string, Command>): string =>
  words.slice(0, Object.keys(commands).some((name) => name.startsWith(`${words[0]} `)) ? 2 : 1).join(' ')

const isMissing = ({ value, inlineValue }: Given) =>
  !value?.trim() || (inlineValue === false && /^(--|-[a-z])/i.test(value))

/** What of a line the command does not know, or cannot take. */
function faultOf(
  command: string,
  { words: [, most], options = [], repeated = [] }: Command,
  words: string[],
  given: Given[],
  always: readonly string[],
): string | undefined {
  for (const option of given) {
    const { name, rawName } = option
    if (!always.includes(name) && !options.includes(name)) return `${rawName} is no option of “${command}”.`
    if (isMissing(option)) return `${rawName} has no text.`
    if (!repeated.includes(name) && given.filter((one) => one.name === name).length > 1)
      return `${rawName} is given twice.`
  }
  if (words.length > most)
    return `“${command}” takes ${['no word', 'one word', 'two words'][most] ?? most}: what is “${words[most]}”?`
  return undefined
}

const valuesOf = (given: Given[]): Values =>
  Object.fromEntries(
    Object.entries(Object.groupBy(given, ({ name }) => name)).map(([name, all = []]) => [
      name,
      all.map(({ value }) => value).join('\n'),
    ]),
  )

/** As typed at the terminal: the shop checks it. */
type Typed = Filled & { body?: object }

/** Makes a call with the command line's key. Throws `Refused` with every reason the shop gives. */
export const ask = async <Row extends Call>(world: Connection, row: Row, input: Typed = {}): Promise<ReplyOf<Row>> =>
  (await (await send(world, row, input)).json()) as ReplyOf<Row>

/** `ask` for a reply that is no JSON: the raw response. */
export async function send({ url, key, headers, fetch: make }: Connection, row: Call, { body, ...rest }: Typed) {
  const init = {
    method: row.method,
    headers: { authorization: `Bearer ${key}`, 'content-type': row.bodyType ?? 'application/json', ...headers },
    ...(body && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(snakeKeys(body)) }),
  }
  const response = await Promise.resolve(make(url + addressOf(row, rest), init)).catch((error: unknown) => {
    throw new Refused(
      `No shop answers at ${url}. Is it running? (${error instanceof Error ? error.message : String(error)})`,
      tryLater,
    )
  })
  if (response.ok) return response
  const failure = (await response.json().catch(() => ({}))) as { message?: string; errors?: Record<string, string> }
  const reasons = Object.entries(failure.errors ?? {}).map(([where, reason]) => `  ${where}: ${reason}`)
  throw new Refused(
    [failure.message ?? `The shop answers ${response.status}.`, ...reasons].join('\n'),
    response.status === 503 ? tryLater : 1,
  )
}

/** Says what of a file was guessed, for whoever typed the command to look at. */
export function sayGuessed({ say }: World, lookAt: string[]) {
  if (lookAt.length)
    say(`The file is not UTF-8; it was read as windows-1252. Look whether this is right: ${lookAt.join(', ')}.`)
}
