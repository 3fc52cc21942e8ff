import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconGroups } from './icons.ts'

const root = join(import.meta.dirname, '../../..')
const sources = ['app/src/**/*.{ts,tsx}', 'design-system/src/**/*.{ts,tsx}']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((path) => !/stories|-story/.test(path))

/** What a source takes from lucide-react, types left out. */
const iconsOf = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type ')),
  )

test('the workshop shows every icon that is used, once and by its own name, and no other', () => {
  const used = new Set(sources.flatMap((path) => iconsOf(readFileSync(join(root, path), 'utf8'))))
  const shown = Object.values(iconGroups).flatMap((icons) => icons.map(([{ displayName = '' }]) => displayName))
  expect(used.size).toBeGreaterThan(50)
  expect(shown.toSorted()).toEqual([...used].filter((name) => name !== 'LucideIcon').toSorted())
})
