import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fault, faults, plant } from '../docs/conformance/faults.ts'
import { isStory, readRows, splitProof } from '../docs/conformance/proof.ts'
import type { Result, Run } from './open-stories.ts'

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
  // A build asks git what changed, and the house's own git ignores the copy.
  const git = (...call: string[]) =>
    execFileSync('git', ['-c', 'user.name=proof', '-c', 'user.email=proof@localhost', ...call], { cwd: copy })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '--message', 'Without faults')
})
let stories: ChildProcess | undefined
/** What was written since the stories ran last. */
const changed = new Set<string>()

afterAll(() => {
  stories?.kill()
  rmSync(copy, { recursive: true })
})

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

/** A test by its title, or all of a group by the group's. */
const isNamed = ({ title, fullName }: Result, name: string) => title === name || ` ${fullName}`.includes(` ${name} `)

/** The tests of some stories, in a suite that stays open. */
async function runStories(run: Omit<Run, 'changed'>): Promise<Result[]> {
  stories ??= fork(join(copy, 'proof/open-stories.ts'), { cwd: copy, env: { ...env, VITEST: 'true' } })
  stories.send({ ...run, changed: [...changed] } satisfies Run)
  changed.clear()
  const ends = once(stories, 'exit').then(() => Promise.reject(new Error('The suite of stories ended')))
  const [results] = (await Promise.race([once(stories, 'message'), ends])) as [Result[]]
  return results
}

/** The tests of some files, by the suite's own command. */
function runSuite(suite: string, { paths, pattern }: Omit<Run, 'changed'>): Result[] {
  const report = join(copy, 'node_modules/.cache/rows.json')
  rmSync(report, { force: true })
  const own =
    suite === 'servers' ? ['--project', 'postgres'] : suite === 'journeys' ? ['--maxWorkers', '1', '--bail', '1'] : []
  const call = ['run', suite, '--', ...paths, '--reporter=json', `--outputFile=${report}`, '-t', pattern, ...own]
  const { stdout, stderr } = spawnSync('npm', call, {
    cwd: copy,
    encoding: 'utf8',
    // Most journeys that fail wait for what does not come.
    env: { ...env, STEP_TIMEOUT: '30000' },
    maxBuffer: 2 ** 30,
  })
  if (!existsSync(report)) throw new Error(`${suite} did not run:\n${stdout}${stderr}`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { assertionResults: Result[] }[] }
  return testResults.flatMap(({ assertionResults }) => assertionResults)
}

/** What the named tests of one suite come to in the copy, up to a red one. A name that nothing ran under is an error. */
async function run(suite: string, proofs: { path: string; name: string }[], isFresh = false): Promise<Result[]> {
  const titles = proofs.map(({ path, name }) => (isStory(path) ? storyNameFromExport(name) : name))
  const paths = [...new Set(proofs.map(({ path }) => path))]
  const toRun = { paths, pattern: `(^| )(${titles.map(escaped).join('|')})( |$)` }
  const all = await (suite === 'stories' && !isFresh ? runStories(toRun) : runSuite(suite, toRun))
  const ran = all.filter(({ status }) => status === 'passed' || status === 'failed')
  const broken = ran.filter(({ title }) => !title)
  const missing = titles.filter((name) => !ran.some((result) => isNamed(result, name)))
  if (missing.length && !ran.some(({ status }) => status === 'failed'))
    throw new Error(`Nothing ran in ${suite} under ${missing.join('; ')}`)
  return [...broken, ...ran.filter((result) => titles.some((name) => isNamed(result, name)))]
}

/** From the quickest to the slowest: the first red one will do. */
const suites = ['unit', 'house', 'servers', 'stories', 'journeys']

/** Proofs that passed without a fault: what fails either way shows nothing. */
const sound = new Set<string>()

/** Plants the fault, runs the row's proofs suite by suite until one is red, and takes it out again. */
async function redBy(fault: Fault, proofs: string[]): Promise<string | undefined> {
  const file = join(copy, fault.file)
  const text = readFileSync(file, 'utf8')
  const write = (content: string) => {
    writeFileSync(file, content)
    changed.add(file)
  }
  const named = Map.groupBy(proofs, (proof) => suiteOf(splitProof(proof).path))
  for (const suite of suites) {
    const own = named.get(suite) ?? []
    if (!own.length) continue
    write(plant(fault, copy))
    const red = await redIn(suite, own).finally(() => write(text))
    if (!red) continue
    const unsure = own.filter((proof) => !sound.has(proof))
    const without = unsure.length ? await redOf(suite, unsure) : undefined
    if (without) throw new Error(`fails without the fault too: ${without}`)
    for (const proof of unsure) sound.add(proof)
    return red
  }
  return undefined
}

/** In the open suite a part that a page loads late may be its old self: that all is green, a fresh one says. */
const redIn = async (suite: string, proofs: string[]) =>
  (suite === 'stories' ? await redOf(suite, proofs) : undefined) ?? (await redOf(suite, proofs, true))

async function redOf(suite: string, proofs: string[], isFresh = false): Promise<string | undefined> {
  const red = (await run(suite, proofs.map(splitProof), isFresh)).find(({ status }) => status === 'failed')
  // Storybook begins with a link to the story.
  const lines = red?.failureMessages[0]?.split('\n').filter((line) => line && !line.includes('Click to debug'))
  return red && `${red.fullName}: ${lines?.[0]}`
}

test.each(rows)('$id', async ({ id, proofs }) => {
  const own = faults.filter((fault) => fault.id === id)
  expect(own, `faults.tsv has none for ${id}`).not.toEqual([])
  for (const fault of own) {
    const red = await redBy(fault, proofs)
    console.log(`${id}: ${red ?? 'green'}`)
    expect(red, `all proofs stay green with "${fault.to}" for "${fault.from}" in ${fault.file}`).toBeDefined()
  }
})
