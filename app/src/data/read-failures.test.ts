import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const house = new URL('../../..', import.meta.url).pathname
const isTest = (file: string) => /\.(stories|test)\.tsx?$/.test(file)
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !isTest(file))
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))

/** Hooks of the data layer that read something, by their names. */
const hooks = new Set(
  sources
    .filter(({ file }) => file.startsWith('data/'))
    .flatMap(({ text }) => text.split(/\n(?=export |const |function |async |type )/))
    .filter((part) => /\b(useRead|usePriced|useSWRInfinite)[(<]/.test(part))
    .flatMap((part) => /^export (?:const|function) (use[A-Z]\w*)/.exec(part)?.[1] ?? [])
    // A read of what this browser has; a cart's failure is shown by its menu, which is on every page.
    .filter((name) => !['useRead', 'usePriced', 'useConfirmation', 'useCart'].includes(name)),
)
/** Those that show the failure themselves: what they return has nothing more to show. */
const ownFailure = ['useArticleTests', 'useMembershipExample', 'useCountries']

/** Where a hook's failure goes: it is taken, or the whole reply is handed on. */
function takesFailure(before: string, after: string): boolean {
  if (/\buseBeside\(\s*$/.test(before)) return true
  // Its data alone.
  if (/^\??\.\w/.test(afterCall(after))) return false
  const taken = /const (\{[^}]*\}|\w+)\s*=\s*$/.exec(before)?.[1]
  // An element of a list of replies, or what a function returns: whoever gets it has the whole.
  if (!taken) return true
  if (taken.startsWith('{')) return /\b(error|failure)\b/.test(taken)
  return new RegExp(`\\b${taken}\\.error\\b|[(,[{=.]\\s*${taken}\\s*[)\\],}]`).test(after)
}

/** What follows a call whose arguments begin a text. */
function afterCall(text: string): string {
  let depth = 1
  let end = 0
  for (; depth > 0 && end < text.length; end += 1) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
  return text.slice(end).trimStart()
}

test('whoever reads takes the failure too, so that it is shown (error-2)', () => {
  expect(hooks.size).toBeGreaterThan(60)
  const silent = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(use[A-Z]\w*)\(/g)]
      .filter(({ 1: name = '' }) => hooks.has(name) && !ownFailure.includes(name))
      .filter(({ index }) => !/(const|function)\s+$/.test(text.slice(0, index)))
      .filter(({ 0: call, index }) => !takesFailure(text.slice(0, index), text.slice(index + call.length)))
      .map(({ 1: name }) => `${file}: ${name}`),
  )
  expect(silent).toEqual([])
})

test('only useRead keeps the reply before, and drops it when the next one fails', () => {
  const asking = sources.filter(({ text }) => /\buseSWR\b[(<]/.test(text)).map(({ file }) => file)
  expect(asking).toEqual(['data/use-call.ts'])
})

test('the text of a failed call stands alone in its element: advice is in another one (error-2)', () => {
  const drawn = globSync('{app,design-system}/src/**/*.{ts,tsx}', { cwd: house }).filter((file) => !isTest(file))
  const added = drawn.flatMap((file) =>
    [...readFileSync(house + file, 'utf8').matchAll(/(failure|error|message|toastTexts\([^}]*)\}[.,;!?].*/gi)].map(
      ([text]) => `${file}: ${text}`,
    ),
  )
  expect(drawn.length).toBeGreaterThan(500)
  expect(added).toEqual([])
})
