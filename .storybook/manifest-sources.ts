import type { ArgTypes } from '@storybook/react-vite'
import type { Guidance } from '../design-system/src/components/guidance.ts'

/** What manifest.ts reads of the components, by file; Vite runs this. */
export const guidances = import.meta.glob<Guidance>('../design-system/src/components/*/*.guidance.tsx', {
  eager: true,
  import: 'guidance',
})
export const metas = import.meta.glob<{ argTypes?: Partial<ArgTypes> }>(
  '../design-system/src/components/*/*.stories.tsx',
  { eager: true, import: 'default' },
)
