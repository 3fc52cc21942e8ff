import { type ParseArgsConfig, parseArgs } from 'node:util'
import { addressOf, type Call, type Filled, type ReplyOf } from '@shop/contract/call'
import { snakeKeys } from '@shop/contract/case'

/** What a command works with; a test hands in its own. */
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
export type Command = (words: string[], options: Values, world: Connection) => Promise<void>

type CommandLine = {
  usage: string
  /** Options that take a text; `--url` and `--help` are there always. Given again, their texts are read by `textsIn`. */
  options: readonly string[]
  /** By their first word or words: `list`, `transfers list`. */
  commands: Record<string, Command>
}

/** The texts of an option that was given once, several times or not at all. */
export const textsIn = (value: string | undefined): string[] => value?.split('\n') ?? []

/** The one word a command is about. Throws `Refused` where it is missing. */
export function wordOf([word]: string[], what: string): string {
  if (!word) throw new Refused(`Name ${what}.`)
  return word
}

/** What is scanned, line by line, without empty ones: what is refused is said, then what comes next. */
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

/** Said to whoever typed the command; it ends with 1. */
export class Refused extends Error {}

/** Which command the words begin with. */
export const commandOf = (words: string[], commands: Record<string, Command>): string | undefined =>
  Object.keys(commands).find((name) => ` ${words.join(' ')} `.startsWith(` ${name} `))

/** Runs one command; answers the process's exit code: 0, 1 where the shop refused, 2 where the command is not one. */
export async function runCommand(args: string[], { usage, options, commands }: CommandLine, world: World) {
  const parsed = readArgs(args, options)
  const name = commandOf(parsed?.positionals ?? [], commands)
  const run = name && commands[name]
  if (!parsed || !run || parsed.isHelp) {
    world.say(usage)
    return parsed?.isHelp ? 0 : 2
  }
  try {
    const url = (parsed.values.url ?? world.url).replace(/\/$/, '')
    const headers = world.headersOf?.(parsed.values)
    await run(parsed.positionals.slice(name.split(' ').length), parsed.values, {
      ...world,
      url,
      ...(headers && { headers }),
    })
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    world.say(error.message)
    return 1
  }
}

function readArgs(args: string[], names: readonly string[]) {
  const options: ParseArgsConfig['options'] = {
    ...Object.fromEntries(['url', ...names].map((name) => [name, { type: 'string' as const, multiple: true }])),
    help: { type: 'boolean', short: 'h' },
  }
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const { help, ...texts } = values
    const joined = Object.entries(texts).map(([name, given]) => [name, (given as string[]).join('\n')])
    return { positionals, values: Object.fromEntries(joined) as Values, isHelp: help === true }
  } catch {
    return null
  }
}

/** As typed at the terminal: the shop checks it. */
type Typed = Filled & { body?: object }

/** Makes a call with the command line's key. Throws `Refused` with every reason the shop gives. */
export const ask = async <Row extends Call>(world: Connection, row: Row, input: Typed = {}): Promise<ReplyOf<Row>> =>
  (await (await send(world, row, input)).json()) as ReplyOf<Row>

/** The same, for a reply that is no JSON. */
export async function send({ url, key, headers, fetch: make }: Connection, row: Call, { body, ...rest }: Typed) {
  const init = {
    method: row.method,
    headers: { authorization: `Bearer ${key}`, 'content-type': row.bodyType ?? 'application/json', ...headers },
    ...(body && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(snakeKeys(body)) }),
  }
  const response = await Promise.resolve(make(url + addressOf(row, rest), init)).catch((error: unknown) => {
    throw new Refused(
      `No shop answers at ${url}. Is it running? (${error instanceof Error ? error.message : String(error)})`,
    )
  })
  if (response.ok) return response
  const failure = (await response.json().catch(() => ({}))) as { message?: string; errors?: Record<string, string> }
  const reasons = Object.entries(failure.errors ?? {}).map(([where, reason]) => `  ${where}: ${reason}`)
  throw new Refused([failure.message ?? `The shop answers ${response.status}.`, ...reasons].join('\n'))
}
