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

test('a component is seen in all colours once, a screen on a desk and dark on a phone, and behaviour never', () => {
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
    ['full', ['desktop', 'phone, dark']],
  ])
  expect(modesOf(stories).get('full')).toMatchObject({
    desktop: { viewport: { width: 1440 }, frame: 'alone' },
    'phone, dark': { viewport: { width: 390 }, frame: 'alone', scheme: 'dark' },
  })
})
