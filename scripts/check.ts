import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * `npm run check`, the gate before a commit: what the files can break that differ from HEAD, or from the commit that is
 * named. Types are checked incrementally, and knip looks at all files; each other tool looks at those files, and at the units that import them.
 */

const base = process.argv[2] ?? 'HEAD'
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const code = changed.filter((file) => /\.tsx?$/.test(file))
/** Rules, generators and lists, which the house's own tests are about; of rooms they read names alone. */
const isOfTheHouse = changed.some((file) =>
  /^((scripts|docs|visual|vitest|server\/migrations)\/|server\/src\/wings\.ts|[^/]+$)/.test(file),
)

/** Runs one of npm's scripts; its output is printed in one piece when it has ended. Returns whether it passed. */
async function run(script: string, ...args: string[]): Promise<boolean> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code !== 0) process.stdout.write(Buffer.concat(output))
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${script}, ${seconds} s`)
  return code === 0
}

const passed = await Promise.all([
  run('types'),
  code.length === 0 || run('lint', ...code),
  changed.length === 0 || run('format:check', '--no-error-on-unmatched-pattern', ...changed),
  run('knip'),
  run('unit', '--reporter=dot', '--changed', base, '--passWithNoTests'),
  !isOfTheHouse || run('house', '--reporter=dot'),
])
console.log(`Checked what ${changed.length} changed files can break. \`npm test\` is what a change must pass.`)
process.exitCode = passed.every(Boolean) ? 0 : 1
