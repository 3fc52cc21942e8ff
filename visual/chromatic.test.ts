import { expect, test } from 'vitest'
import { modesOf } from '../.storybook/chromatic.ts'
import type { Story } from './choose.ts'

const story = (title: string, exportName: string, tags: string[] = []): Story => ({
  id: exportName.toLowerCase(),
  title,
  name: exportName,
  exportName,
  importPath: title.startsWith('Screens') ? './app/src/screens/shop/Cart/Cart.stories.tsx' : './x.stories.tsx',
  tags,
})

test('a component is seen in all colours once, a screen on a phone and a desk, and behaviour never', () => {
  const stories = [
    story('Components/Menu', 'Closed'),
    story('Components/Menu', 'Open', ['play-fn']),
    story('Components/Menu', 'Keyboard', ['play-fn']),
    story('Screens/Cart', 'Full'),
    story('Screens/Cart', 'Loading'),
    story('Emails/Orders', 'Paid'),
    story('Emails/Orders', 'Sent'),
  ]
  expect([...modesOf(stories)].map(([id, modes]) => [id, Object.keys(modes)])).toEqual([
    ['closed', ['desktop', 'owner', 'vet', 'dark']],
    ['open', ['desktop']],
    ['paid', ['desktop']],
    ['sent', ['desktop']],
    ['full', ['phone', 'desktop', 'dark']],
  ])
  expect(modesOf(stories).get('full')).toMatchObject({
    phone: { viewport: { width: 390 }, frame: 'alone' },
    dark: { viewport: { width: 1440 }, scheme: 'dark' },
  })
})
