import { expect, test } from 'vitest'
import { movedNames, shownBy } from './changed.ts'

const ofBadge = new Set(['Badge.stories.tsx'])
const shown = (file: string) =>
  file === 'tokens.ts' ? ('all' as const) : file === 'Badge.tsx' ? ofBadge : new Set<string>()

test('the stories of all files together, or all', () => {
  expect(shownBy(['Badge.tsx', 'Badge.test.ts'], shown)).toEqual(ofBadge)
  expect(shownBy(['Badge.tsx', 'tokens.ts'], shown)).toBe('all')
})

test.each([
  'package-lock.json',
  '.storybook/main.ts',
  '.storybook/public/before-after/a.png',
  'app/public/maps/AU.svg',
])('%s is of all', (file) => expect(shownBy([file], shown)).toBe('all'))

test.each(['server/data/taxes.csv', 'contract/src/messages.ts', '.storybook/documents.ts'])(
  'documents are drawn with %s',
  (file) => expect(shownBy([file], shown)).toEqual(new Set(['server/stories/Documents.stories.tsx'])),
)

test('of the barrel what is new or leads elsewhere counts', () => {
  const before = "export { Badge } from './Badge.tsx'\nexport { Card, Old } from './Card.tsx'"
  const after =
    "export { Badge } from './NewBadge.tsx'\nexport { Card } from './Card.tsx'\nexport { Tag } from './Tag.tsx'"
  expect(movedNames(before, after)).toEqual(['design-system/src/NewBadge.tsx', 'design-system/src/Tag.tsx'])
  expect(movedNames(before, before)).toEqual([])
})
