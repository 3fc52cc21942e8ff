import { expect, test } from 'vitest'
import { buttonRecipe } from './Button/Button.recipe.ts'
import { variantControls } from './variant-controls.ts'

test('a variant is chosen from its values, or turned on and off', () => {
  const { variant, full } = variantControls(buttonRecipe)
  expect(variant).toMatchObject({ control: 'select', options: expect.arrayContaining(['solid', 'outline', 'ghost']) })
  expect(variant?.table.defaultValue.summary).toBe('solid')
  expect(full).toMatchObject({ control: 'boolean', table: { defaultValue: { summary: 'false' } } })
})
