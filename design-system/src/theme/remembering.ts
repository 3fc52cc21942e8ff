import type { SystemContext } from '@chakra-ui/react'

type MakeRecipe = SystemContext['cva']
type MakeCss = SystemContext['css']

/** Sizes and places that are worked out make as many styles as there are values of them. */
const mostOfOne = 500

/** Made once for each object, which nobody changes. */
function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/**
 * A system that makes an element's recipe and styles once. Chakra's own makes the recipe each time that the element is
 * drawn, and finds its styles by a hash of all that the recipe says: half of what drawing a page takes.
 */
export function remembering(system: SystemContext): SystemContext {
  const recipeOf = onceFor((config: object) => {
    const recipe = system.cva(config)
    return Object.assign(recipe, { merge: onceFor(recipe.merge.bind(recipe) as (other: object) => object) })
  })
  // What a recipe answers is one object for the same variants.
  const stylesOf = onceFor((_recipeStyles: object) => new Map<string, ReturnType<MakeCss>>())
  return {
    ...system,
    cva: recipeOf as unknown as MakeRecipe,
    css: (...styles) => {
      const [first, ...rest] = styles
      if (!first || typeof first !== 'object') return system.css(...styles)
      const known = stylesOf(first)
      const key = JSON.stringify(rest)
      const found = known.get(key)
      if (found) return found
      if (known.size >= mostOfOne) known.clear()
      const made = system.css(...styles)
      known.set(key, made)
      return made
    },
  }
}
