import { expect, test } from 'vitest'
import { shownIn, type Stats } from './modules.ts'

const components = 'design-system/src/components'
const screens = 'app/src/screens/shop'
/** What each module of a small workshop contains; the stats are made of its imports, as Storybook makes them. */
const workshop: Record<string, string> = {
  'design-system/src/index.ts': `
    export { Badge, type BadgeProps } from './components/Badge.tsx'
    export { Card } from './components/Card.tsx'
    export { System } from './System.tsx'`,
  'design-system/src/System.tsx': "import './tokens.ts'",
  'design-system/src/tokens.ts': '',
  [`${components}/Badge.tsx`]: "import sign from './sign.svg'; import './badge.css'; import { Mark } from './Mark.tsx'",
  [`${components}/Mark.tsx`]: "import type { BadgeProps } from './Badge.tsx'; import './Badge.tsx'",
  [`${components}/sign.svg`]: '',
  [`${components}/badge.css`]: '',
  [`${components}/Card.tsx`]: '',
  [`${components}/Hint.tsx`]: '',
  [`${components}/Badge.stories.tsx`]: "import './Badge.tsx'",
  [`${components}/Card.stories.tsx`]: "import './Card.tsx'",
  [`${screens}/Cart/Cart.screen.tsx`]:
    "import { Card, type BadgeProps } from '@shop/design-system'; lazy(() => import('./Later.tsx'))",
  [`${screens}/Cart/Later.tsx`]: "import { Badge } from '@shop/design-system'",
  [`${screens}/Cart/Cart.stories.tsx`]: "import './Cart.screen.tsx'",
  [`${screens}/Pay/Pay.screen.tsx`]: '',
  [`${screens}/Pay/Pay.stories.tsx`]: "import './Pay.screen.tsx'",
  'app/src/layouts/Header.tsx': "lazy(() => import('./Drawer.tsx'))",
  'app/src/layouts/Drawer.tsx': '',
  'app/src/layouts/Header.stories.tsx': "import './Header.tsx'",
  'app/src/page/route.tsx': `import '../layouts/Header.tsx'; // glob: ../screens/shop/Cart/Cart.screen.tsx`,
  'app/src/page/link.ts': "import './route.tsx'",
  'app/src/journeys/Buy.stories.tsx': "import '../page/route.tsx'",
  '.storybook/preview.tsx': `
    import { System } from '../design-system/src/index.ts'
    import './workshop/DocsPage.tsx'
    import './workshop/InFrame.tsx'`,
  '.storybook/workshop/DocsPage.tsx': "import '../../design-system/src/components/Hint.tsx'",
  '.storybook/workshop/InFrame.tsx': "import '../../app/src/page/route.tsx'",
}

const paths: Record<string, string> = { '@shop/design-system': 'design-system/src/index.ts' }
const imports = Object.entries(workshop).flatMap(([file, text]) =>
  [...text.matchAll(/(?:import(?! type)[^'\n]*?|from |glob: )'?([.@][\w./@-]+)/g)].map(([, name = '']) => ({
    file,
    imported: paths[name] ?? new URL(name, `file:///${file}`).pathname.slice(1),
  })),
)
const stories = Object.keys(workshop).filter((file) => file.includes('.stories.'))
const listed = stories.map((imported) => ({ file: '/virtual:/storybook-stories.js', imported }))
const stats: Stats = {
  modules: [...Map.groupBy([...imports, ...listed], ({ imported }) => imported)].map(([id, its]) => ({
    id: `./${id}`,
    reasons: its.map(({ file }) => ({ moduleName: file.startsWith('/') ? file : `./${file}` })),
  })),
}
const shown = (file: string, isFramed = true) => {
  const its = shownIn(stats, (path) => workshop[path] ?? '', isFramed)(file)
  return its === 'all'
    ? its
    : [...its]
        .map((path) => path.split('/').at(-1)?.replace('.stories.tsx', ''))
        .toSorted((a = '', b = '') => a.localeCompare(b))
}

test('a component is shown by its own stories and by who takes its name from the barrel, late too', () => {
  expect(shown(`${components}/Badge.tsx`)).toEqual(['Badge', 'Buy', 'Cart'])
  expect(shown(`${components}/Card.tsx`)).toEqual(['Buy', 'Card', 'Cart'])
})

test('modules that import each other end, and a style and a picture are of who imports them', () => {
  for (const name of ['Mark.tsx', 'sign.svg', 'badge.css'])
    expect(shown(`${components}/${name}`)).toEqual(['Badge', 'Buy', 'Cart'])
})

test('what is around all stories is shown by all', () => {
  for (const file of ['design-system/src/tokens.ts', '.storybook/preview.tsx']) expect(shown(file)).toBe('all')
})

test('a screen is not shown by those that link to it, but by journeys', () => {
  expect(shown(`${screens}/Cart/Cart.screen.tsx`)).toEqual(['Buy', 'Cart'])
})

test('what is around screens is shown by screens, and what it opens by its own stories', () => {
  expect(shown('app/src/layouts/Header.tsx')).toEqual(['Buy', 'Cart', 'Header', 'Pay'])
  expect(shown('app/src/layouts/Header.tsx', false)).toEqual(['Buy', 'Header'])
  expect(shown('app/src/layouts/Drawer.tsx')).toEqual(['Buy', 'Header'])
})

test('pages of documentation have no picture', () => expect(shown(`${components}/Hint.tsx`)).toEqual([]))

test('a file of stories is shown by itself', () => expect(shown(`${screens}/Pay/Pay.stories.tsx`)).toEqual(['Pay']))
