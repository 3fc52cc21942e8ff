import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** All of the server, of the contract, and of the screens, which the server draws. */
const files = globSync(['{server,contract,app}/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: (file) => /(\.(test|unit|race|stories)|-story)\./.test(file),
})

/** These read nothing but what is ours, and are slow for texts that we do not have. */
const ofOurOwn: Record<string, string[]> = {
  'server/src/entry/page/cache.ts': ['<style[^>]*>([\\s\\S]*?)<\\/style>'],
  'server/src/entry/page/source.ts': [
    '<script type="module".*?<\\/script>\\n?|<link rel="modulepreload".*?>\\n?',
    '<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>',
  ],
  'server/src/reference/genetics/genotype.ts': ['\\(or .*\\)'],
  'server/src/reference/genetics/trait-copy.ts': ['\\w+(?: > \\w+)+'],
  'server/src/reference/catalogue/citations.ts': ['\\/?(\\?term=.*|\\?dopt=.*)?$'],
  'server/src/reference/catalogue/stage-advice.ts': ['^(?:(.*?),\\s*)?(https?:\\/\\/\\S+)$'],
}

type Found = { file: string; pattern: string; flags: string }

/** The regular expressions of a file; and where one is put together from texts, that there is one. */
function regularExpressionsIn(file: string): { literal: Found[]; composed: string[] } {
  const literal: Found[] = []
  const composed: string[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node) literal.push({ file, ...node.regex })
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') composed.push(file)
    },
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
  return { literal, composed }
}

const found = files.map(regularExpressionsIn)

test('no regular expression takes long for a text that somebody sends', { timeout: 600_000 }, () => {
  const all = found.flatMap(({ literal }) => literal)
  expect(all.length).toBeGreaterThan(200)
  const statuses = new Map<string, string>()
  const statusOf = ({ pattern, flags }: Found) => {
    const key = `/${pattern}/${flags}`
    const known = statuses.get(key) ?? checkSync(pattern, flags, { timeout: 60_000 }).status
    statuses.set(key, known)
    return known
  }
  const slow = all.filter((one) => !ofOurOwn[one.file]?.includes(one.pattern) && statusOf(one) !== 'safe')
  expect(slow).toEqual([])
})

test('what is allowed to be slow is there, and no more regular expressions are put together from texts', () => {
  const patterns = new Set(found.flatMap(({ literal }) => literal.map(({ file, pattern }) => `${file} ${pattern}`)))
  for (const [file, allowed] of Object.entries(ofOurOwn))
    for (const pattern of allowed) expect(patterns).toContain(`${file} ${pattern}`)
  // Of the cookie's name, of scripts, of stems, and of a word of three letters.
  expect(found.flatMap(({ composed }) => composed).toSorted()).toEqual([
    'app/src/data/cart.ts',
    'contract/src/printed-text.ts',
    'contract/src/spelling.ts',
    'server/src/storefront/catalogue/text-index.ts',
  ])
})
