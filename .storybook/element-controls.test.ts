import { expect, test } from 'vitest'
import { elementsWithoutControl } from './element-controls.ts'

const node = { name: 'children', table: { type: { summary: 'ReactNode' } } }
const rows = { children: node, help: node, icon: node, items: { name: 'items', control: 'object' as const } }

test('a ReactNode is typed as text where the story has text, and else has no control', () => {
  const initialArgs = { children: 'Add to cart', icon: { type: 'svg' }, items: [] }
  expect(elementsWithoutControl({ argTypes: rows, initialArgs })).toMatchObject({
    children: { control: { type: 'text' } },
    help: { control: { disable: true } },
    icon: { control: { disable: true } },
    items: { control: 'object' },
  })
})
