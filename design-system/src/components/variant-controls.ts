import type { RecipeDefinition } from '@chakra-ui/react'

type Recipe = Pick<RecipeDefinition, 'variants' | 'defaultVariants'>

/** A control for each variant of a recipe: a story's `argTypes`. A variant of `true` alone is on or off. */
export function variantControls({ variants = {}, defaultVariants = {} }: Recipe) {
  const defaults = defaultVariants as Record<string, string | boolean | undefined>
  return Object.fromEntries(
    Object.entries(variants).map(([name, values]) => {
      const options = Object.keys(values as object)
      const isFlag = options.every((value) => value === 'true' || value === 'false')
      const table = { category: 'Variants', defaultValue: { summary: String(defaults[name] ?? (isFlag ? false : '')) } }
      return [name, isFlag ? { control: 'boolean', table } : { control: 'select', options, table }]
    }),
  )
}
