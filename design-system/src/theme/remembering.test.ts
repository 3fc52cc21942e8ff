import { createSystem } from '@chakra-ui/react'
import { expect, test, vi } from 'vitest'
import { remembering } from './remembering.ts'
import { systemConfig } from './system.ts'

const plain = createSystem(systemConfig)
const config = {
  base: { color: 'red.500', _hover: { padding: '2' } },
  variants: { size: { small: { margin: '1' }, large: { margin: { base: '2', md: '4' } } } },
}

test('the recipe of an element is made once, and merged once with another', () => {
  const cva = vi.fn<typeof plain.cva>(plain.cva)
  const system = remembering({ ...plain, cva: cva as typeof plain.cva })
  const recipe = system.cva(config)
  const other = system.cva({ base: { color: 'blue.500' } })
  expect(system.cva(config)).toBe(recipe)
  expect(recipe.merge(other)).toBe(recipe.merge(other))
  expect(cva).toHaveBeenCalledTimes(2)
  for (const size of ['small', 'large'] as const) expect(recipe({ size })).toEqual(plain.cva(config)({ size }))
  expect(recipe.merge(other)({})).toEqual(plain.cva(config).merge(plain.cva({ base: { color: 'blue.500' } }))({}))
})

test('styles are those of the system, for each recipe and whatever is said beside it', () => {
  const css = vi.fn<typeof plain.css>(plain.css)
  const system = remembering({ ...plain, css })
  const [one, other] = [system.cva(config)({ size: 'small' }), system.cva(config)({ size: 'large' })]
  const beside = [{}, { color: 'green.500' }, { color: undefined }, { margin: ['1', '2'] }, { _hover: { margin: '3' } }]
  for (const recipe of [one, other])
    for (const style of beside) {
      const expected = plain.css(recipe, style)
      const before = css.mock.calls.length
      expect([system.css(recipe, style), system.css(recipe, { ...style })]).toEqual([expected, expected])
      expect(css.mock.calls.length - before).toBeLessThanOrEqual(1)
    }
})

test('however many styles an element has had, it has the right one', () => {
  const system = remembering(plain)
  const recipe = system.cva(config)({})
  for (let width = 0; width < 1200; width++)
    expect(system.css(recipe, { width: `${width}px` })).toEqual(plain.css(recipe, { width: `${width}px` }))
})
