import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { commands as deskCommands } from '../server/src/entry/desk/command-line.ts'
import { commands as labCommands } from '../server/src/entry/lab/command-line.ts'
import { commandOf } from '../server/src/platform/command-line/command-line.ts'

const root = join(import.meta.dirname, '..')
const files = globSync(['server/{src,test}/**/*.{test,race}.ts', 'server/test/**/*.ts', 'app/e2e/**/*.ts'], {
  cwd: root,
})

/** How tests and journeys type a command line, and what it then begins with. */
const typedBy: Record<string, string[]> = {
  desk: ['desk'],
  deskScanning: ['desk'],
  lab: ['lab'],
  labScanning: ['lab'],
  asProcess: [],
}

const textsOf = (expressions: ESTree.Node[], lists: Map<string, string[]>): string[] =>
  expressions.flatMap((one) => {
    if (one.type === 'Literal' && typeof one.value === 'string') return [one.value]
    if (one.type === 'SpreadElement' && one.argument.type === 'Identifier') return lists.get(one.argument.name) ?? []
    return []
  })

/** The command lines that a file types, as far as their words are in it. */
function typedIn(file: string): string[][] {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const lists = new Map<string, string[]>()
  const typed: string[][] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'ArrayExpression')
        lists.set(
          id.name,
          textsOf(
            init.elements.filter((one) => one !== null),
            lists,
          ),
        )
    },
    CallExpression({ callee, arguments: given }) {
      const start = callee.type === 'Identifier' && typedBy[callee.name]
      if (start) typed.push([...start, ...textsOf(given, lists)])
    },
  }).visit(program)
  return typed
}

const typed = files.flatMap(typedIn)

test.each([
  ['desk', deskCommands],
  ['lab', labCommands],
])('each command of `npm run %s` is run by a test or a journey', (tool, commands) => {
  const run = new Set(typed.filter(([name]) => name === tool).map(([, ...words]) => commandOf(words, commands)))
  expect(Object.keys(commands).filter((name) => !run.has(name))).toEqual([])
})
