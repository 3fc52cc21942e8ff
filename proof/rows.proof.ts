import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fault, faults, plant } from '../docs/conformance/faults.ts'
import { isStory, readRows, splitProof } from '../docs/conformance/proof.ts'

const root = join(import.meta.dirname, '..')
const rows = (['rules', 'lives'] as const).flatMap((list) =>
  readRows(list, readFileSync(join(root, `docs/conformance/${list}.tsv`), 'utf8')),
)

/** The house, to plant faults in: on the same disk, for what is installed is linked, not copied. */
const copy = mkdtempSync(join(root, '.rows-'))

beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of listed.split('\n').filter(Boolean)) cpSync(join(root, file), join(copy, file))
  const installed = execFileSync('find', ['.', '-name', 'node_modules', '-prune', '-not', '-path', './.rows-*'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const folder of installed.split('\n').filter(Boolean))
    execFileSync('cp', ['-al', join(root, folder), join(copy, dirname(folder))])
  rmSync(join(copy, 'node_modules/.cache'), { recursive: true, force: true })
})
afterAll(() => rmSync(copy, { recursive: true }))

/** The suite that a proof is in, as `npm run` names it. */
function suiteOf(path: string): string {
  if (isStory(path)) return 'stories'
  if (path.endsWith('.journey.ts')) return 'journeys'
  if (/^(scripts|docs|visual|\.storybook)\//.test(path)) return 'house'
  return /^server\/.*\.(test|race)\.ts$/.test(path) ? 'servers' : 'unit'
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Not what this run itself was told. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|PROOF$|TEST|NODE_OPTIONS$|NODE_ENV$|DEV$|PROD$|MODE$|SSR$)/.test(name),
  ),
)

type Result = { title: string; fullName: string; status: string; failureMessages: string[] }

/** A test by its title, or all of a group by the group's. */
const isNamed = ({ title, fullName }: Result, name: string) => title === name || ` ${fullName}`.includes(` ${name} `)

/** What the named tests of one suite come to in the copy. A name that nothing ran under is an error. */
function run(suite: string, proofs: { path: string; name: string }[]): Result[] {
  const titles = proofs.map(({ path, name }) => (isStory(path) ? storyNameFromExport(name) : name))
  const report = join(copy, 'node_modules/.cache/rows.json')
  rmSync(report, { force: true })
  const paths = new Set(proofs.map(({ path }) => path))
  const reporter = ['--reporter=json', `--outputFile=${report}`]
  const pattern = ['-t', `(^| )(${titles.map(escaped).join('|')})( |$)`]
  const project = suite === 'servers' ? ['--project', 'postgres'] : []
  const call = ['run', suite, '--', ...paths, ...reporter, ...pattern, ...project]
  const { stdout, stderr } = spawnSync('npm', call, {
    cwd: copy,
    encoding: 'utf8',
    env,
    maxBuffer: 2 ** 30,
  })
  if (!existsSync(report)) throw new Error(`${suite} did not run:\n${stdout}${stderr}`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { assertionResults: Result[] }[] }
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
  const missing = titles.filter((name) => !ran.some((result) => isNamed(result, name)))
  if (missing.length) throw new Error(`Nothing ran in ${suite} under ${missing.join('; ')}:\n${stdout}${stderr}`)
  return ran.filter((result) => titles.some((name) => isNamed(result, name)))
}

/** From the quickest to the slowest: the first red one will do. */
const suites = ['unit', 'house', 'servers', 'stories', 'journeys']

/** Plants the fault, runs the row's proofs suite by suite until one is red, and takes it out again. */
function redBy(fault: Fault, proofs: string[]): string | undefined {
  const file = join(copy, fault.file)
  const text = readFileSync(file, 'utf8')
  const named = Map.groupBy(proofs.map(splitProof), ({ path }) => suiteOf(path))
  writeFileSync(file, plant(fault, copy))
  try {
    for (const suite of suites) {
      const red = named.has(suite) && run(suite, named.get(suite) ?? []).find(({ status }) => status === 'failed')
      if (red) return `${red.fullName}: ${red.failureMessages[0]?.split('\n')[0]}`
    }
  } finally {
    writeFileSync(file, text)
  }
  return undefined
}

test.each(rows)('$id', ({ id, proofs }) => {
  const own = faults.filter((fault) => fault.id === id)
  expect(own, `faults.tsv has none for ${id}`).not.toEqual([])
  for (const fault of own) {
    const red = redBy(fault, proofs)
    console.log(`${id}: ${red ?? 'green'}`)
    expect(red, `all proofs stay green with "${fault.to}" for "${fault.from}" in ${fault.file}`).toBeDefined()
  }
})
