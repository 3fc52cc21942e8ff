import { spellingsOf } from './names.ts'
import type { Plan } from './plan.ts'

/** A component of the design system: `PriceTag`, there since this month. */
export function planComponent(given: string): Plan {
  if (given.includes('/')) throw new Error('A component has a name: npm run new component PriceTag')
  const { pascal, camel, kebab, title } = spellingsOf(given)
  const month = new Date().toISOString().slice(0, 7)
  const folder = `design-system/src/components/${pascal}`
  return {
    files: {
      [`${folder}/${pascal}.recipe.ts`]: `import { defineRecipe } from '@chakra-ui/react'

export const ${camel}Recipe = defineRecipe({
  className: '${kebab}',
  base: { color: 'ink' },
  variants: {
    size: {
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
    },
  },
  defaultVariants: { size: 'md' },
})
`,
      [`${folder}/${pascal}.tsx`]: `import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ${camel}Recipe } from './${pascal}.recipe.ts'

const Base = chakra('div', ${camel}Recipe)

type ${pascal}Props = RecipeVariantProps<typeof ${camel}Recipe> & {
  /** What it shows. */
  children: ReactNode
}

/** What it is, and what breaks when it is used otherwise. */
export function ${pascal}(props: ${pascal}Props) {
  return <Base {...props} />
}
`,
      [`${folder}/${pascal}.guidance.tsx`]: `import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Content',
  since: '${month}',
  use: 'When it is the right one.',
  instead: 'When another one is, and which.',
  reads: 'What a screen reader announces of it.',
}
`,
      [`${folder}/${pascal}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${pascal} } from './${pascal}.tsx'
import { ${camel}Recipe } from './${pascal}.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: ${pascal},
  title: 'Components/${pascal}',
  tags: ['manifest'],
  argTypes: variantControls(${camel}Recipe),
  args: { children: '${title}' },
} satisfies Meta<typeof ${pascal}>
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('${title}')).toBeVisible(),
}
export const Large: Story = { args: { size: 'lg' } }
`,
    },
    edits: {},
    next: [
      `${folder}/${pascal}.guidance.tsx: when to use it, when not, and what a screen reader announces.`,
      'A story for each state, and one that is pressed by keyboard if it can be pressed.',
      `With the first screen that uses it, in design-system/src/index.ts: export { ${pascal} } from './components/${pascal}/${pascal}.tsx'`,
    ],
  }
}
