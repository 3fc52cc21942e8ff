import { describe, expect, test } from 'vitest'
import { commands as deskCommands, runDesk } from '../../entry/desk/command-line.ts'
import { commands as labCommands, runLab } from '../../entry/lab/command-line.ts'
import { amountIn, type Command, isYes, numberIn, usageOf } from './command-line.ts'

/** Runs a line at a shop that refuses every call. */
async function typing(run: typeof runDesk, args: string[]) {
  const output: string[] = []
  const asked: string[] = []
  const world = {
    url: 'http://localhost',
    key: 'none',
    username: 'ruth',
    say: (text: string) => void output.push(text),
    fetch: (url: string) => {
      asked.push(url)
      throw new Error('Nothing is to be asked.')
    },
  }
  return { code: await run(args, world), output: output.join('\n'), asked }
}

const desk = (...args: string[]) => typing(runDesk, args)
const lab = (...args: string[]) => typing(runLab, args)

const tools = [
  { tool: 'desk', commands: deskCommands, run: desk, always: ['by', 'url'] },
  { tool: 'lab', commands: labCommands, run: lab, always: ['url'] },
]
type Row = [line: string, (typeof tools)[number] & { name: string; command: Command }]
const rows = tools.flatMap((tool) =>
  Object.entries(tool.commands).map(([name, command]): Row => [`${tool.tool} ${name}`, { ...tool, name, command }]),
)

const refused = (command: Command, why: string) => ({ code: 2, output: `${why}\n${command.usage}`, asked: [] })

describe.each(rows)('%s', (_, { name, command, commands, run, always }) => {
  const { usage, words, options = [], repeated = [] } = command
  const typed = (count: number) => [...name.split(' '), ...Array.from({ length: count }, (_, at) => `word${at + 1}`)]
  const [least, most] = words
  // Without its one word `enquiries receive` reads what is piped.
  const line = typed(most === Infinity ? least : most)

  test('says of itself which options it has, reads these, and no others', async () => {
    const mentioned = new Set([...usage.matchAll(/--([a-z-]+)/g)].map(([, option]) => option))
    expect(mentioned).toEqual(new Set(options))
    const read = new Set<string>()
    const values = new Proxy({}, { get: (_, option) => void read.add(String(option)) })
    const world = {
      url: '',
      key: '',
      say: () => {},
      fetch: () => {
        throw new Error('Nothing is to be asked.')
      },
    }
    await expect(command.run(line.slice(name.split(' ').length), values, world)).rejects.toThrow(/./)
    expect(read).toEqual(new Set(options))
    expect(options).toEqual(expect.arrayContaining([...repeated]))
  })

  test('refuses by name what is an option of others, or of none', async () => {
    const all = new Set([...Object.values(commands).flatMap(({ options = [] }) => options), 'colour'])
    for (const option of [...all].filter((one) => ![...options, ...always].includes(one)))
      for (const given of [[`--${option}`, 'x'], [`--${option}=x`], [`--${option}`]]) {
        expect(await run(...line, ...given)).toEqual(refused(command, `--${option} is no option of “${name}”.`))
        expect(await run(...given.slice(0, 1), 'x', ...line)).toMatchObject({ code: 2, asked: [] })
      }
  })

  test('refuses an option without its text, and twice where it has one', async () => {
    for (const option of [...options, ...always]) {
      for (const given of [[`--${option}`], [`--${option}`, ''], [`--${option}=`], [`--${option}`, '--url', 'x']])
        expect(await run(...line, ...given)).toEqual(refused(command, `--${option} has no text.`))
      if (!repeated.includes(option))
        expect(await run(...line, `--${option}`, 'a', `--${option}=b`)).toEqual(
          refused(command, `--${option} is given twice.`),
        )
    }
  })

  test('takes as many words as it says', async () => {
    if (most < Infinity) {
      const { output, ...done } = await run(...typed(most + 1))
      expect(done).toEqual({ code: 2, asked: [] })
      expect(output).toMatch(new RegExp(`^“${name}” takes .*: what is “word${most + 1}”\\?\n`))
      expect(output).toContain(usage)
    }
    if (least > 0) {
      const { output, ...done } = await run(...typed(least - 1))
      expect(done).toEqual({ code: 2, asked: [] })
      expect(output).toMatch(/^Name .*\.\n/)
      expect(output).toContain(usage)
    }
  })

  test('is found by its name, and helps with itself alone', async () => {
    expect(await run(...line, '--help')).toEqual({ code: 0, output: usage, asked: [] })
  })
})

test('what is typed wrong at a refund refunds nothing', async () => {
  expect(await desk('refund', 'KP-100042', '--total', '5', '--reason', 'x')).toEqual(
    refused(deskCommands.refund as Command, '--total is no option of “refund”.'),
  )
  expect(await desk('refund', 'KP-1', 'KP-2')).toEqual(
    refused(deskCommands.refund as Command, '“refund” takes one word: what is “KP-2”?'),
  )
  expect(await desk('refund', '--reason', 'x')).toEqual(refused(deskCommands.refund as Command, 'Name the order.'))
})

test.each([
  [['refund', 'KP-1', '--line', '0x10'], '--line is a whole number, not “0x10”.'],
  [['refund', 'KP-1', '--line', '1', '--quantity', '1e3'], '--quantity is a whole number, not “1e3”.'],
  [['refund', 'KP-1', '--amount', 'AUD=5'], '--amount is a number like 12.50, not “AUD=5”.'],
  [['refund', 'KP-1', '--used', 'true'], '--used is yes or no, not “true”.'],
  [['refunds', 'assign', '3f0c', 'KP-1=1e3'], 'The amount of KP-1 is a number like 12.50, not “1e3”.'],
  [['transfers', 'match', '3f0c', 'KP-1', '--worth', '-5'], '--worth is a number like 12.50, not “-5”.'],
  [['credit', 'jo@example.com', '--limit', '0x10'], '--limit is a number like 12.50, not “0x10”.'],
  [['prices', 'change', '3f0c', '--amount', '1e3'], '--amount is a number like 12.50, not “1e3”.'],
  [['prices', 'plan', 'x', '--amount', 'AUD=1'], 'The product is a whole number, not “x”.'],
  [['club-product', 'add', '1e3', '--amount', 'AUD=1'], 'The product is a whole number, not “1e3”.'],
  [['voucher', 'make', 'A', '--amount', 'AUD=0x1E'], '--amount in AUD is a number like 12.50, not “0x1E”.'],
  [['voucher', 'make', 'A', '--percent', '10.5'], '--percent is a whole number, not “10.5”.'],
  [['voucher', 'make', 'A', '--points', '1e3'], '--points is a whole number, not “1e3”.'],
  [['voucher', 'make', 'A', '--uses', '1e3'], '--uses is a whole number, not “1e3”.'],
])('desk %j is refused: %s', async (args, output) => {
  expect(await desk(...args)).toEqual({ code: 1, output, asked: [] })
})

test.each([
  [['generate', '--out', '/nowhere', '--seed', '0x10'], '--seed is a whole number, not “0x10”.'],
  [['release', 'KP1', '--days', '1e1'], '--days is a whole number, not “1e1”.'],
])('lab %j is refused: %s', async (args, output) => {
  expect(await lab(...args)).toEqual({ code: 1, output, asked: [] })
})

test('numbers are read as they are typed', () => {
  expect([numberIn('12', '--line'), numberIn(undefined, '--line')]).toEqual([12, undefined])
  expect([amountIn('12.50', '--worth'), amountIn('0', '--worth'), amountIn(undefined, '--worth')]).toEqual([
    12.5,
    0,
    undefined,
  ])
  expect([isYes('yes', '--used'), isYes('no', '--used'), isYes(undefined, '--used')]).toEqual([true, false, false])
})

test('what is no command is named, and every command shown', async () => {
  for (const [args, what] of [
    [['fly'], 'fly'],
    [['fly', 'list'], 'fly'],
    [['transfers', 'fly', 'KP-1'], 'transfers fly'],
    [['transfers'], 'transfers'],
    [['refund KP-1'], 'refund KP-1'],
  ] as const)
    expect(await desk(...args)).toEqual({
      code: 2,
      output: expect.stringMatching(new RegExp(`^“${what}” is no command.\nThe desk of a running shop`)) as string,
      asked: [],
    })
  const { output } = await desk()
  expect(output).toContain(usageOf(deskCommands))
  expect(await desk('--help')).toEqual({ code: 0, output, asked: [] })
})

test('a text that neighbours share is printed once, after the last of them', () => {
  const says = (usage: string): Command => ({ usage, words: [0, 0], run: () => Promise.resolve() })
  expect(usageOf({ a: says('a\n  Both.'), b: says('b\n  Both.'), c: says('c\n  Other.') })).toBe(
    'a\nb\n  Both.\nc\n  Other.',
  )
})

test.each([
  ['busy', () => Response.json({ message: 'We are busy.' }, { status: 503 }), 75],
  ['away', () => Promise.reject(new Error('connect ECONNREFUSED')), 75],
  ['of another mind', () => Response.json({ message: 'No.' }, { status: 428 }), 1],
])('a mail server tries a mail again where the shop is %s', async (_, answer, code) => {
  const world = { url: 'http://localhost', key: 'none', username: 'ruth', say: () => {}, fetch: answer }
  expect(await runDesk(['enquiries', 'receive', import.meta.filename], world)).toBe(code)
})
