import type { RecipeDefinition } from '@chakra-ui/react'

type Recipe = Pick<RecipeDefinition, 'variants' | 'defaultVariants'>

/** What a variant changes, in all recipes that have one of its name. */
const descriptions: Record<string, string> = {
  variant: 'How loud it is.',
  size: 'How large it is.',
  tone: 'What it means; its colours follow.',
  shape: 'Its outline.',
  layout: 'How its parts are arranged.',
  full: 'Takes the whole width.',
  isInteractive: 'Answers to the pointer, where all of it is one link.',
}

/**
 * A control for each variant of a recipe, or for those named: a story's `argTypes`. A variant of `true` alone is on or
 * off.
 */
export function variantControls({ variants = {}, defaultVariants = {} }: Recipe, ...names: string[]) {
  const defaults = defaultVariants as Record<string, string | boolean | undefined>
  return Object.fromEntries(
    Object.entries(variants)
      .filter(([name]) => !names.length || names.includes(name))
      .map(([name, values]) => {
        const options = Object.keys(values as object)
        const isFlag = options.every((value) => value === 'true' || value === 'false')
        const table = {
          category: 'Variants',
          type: { summary: isFlag ? 'boolean' : options.map((value) => `'${value}'`).join(' | ') },
          defaultValue: { summary: String(defaults[name] ?? (isFlag ? false : '')) },
        }
        const description = descriptions[name]
        return [
          name,
          isFlag ? { description, control: 'boolean', table } : { description, control: 'select', options, table },
        ]
      }),
  )
}
