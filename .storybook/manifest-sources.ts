import type { ArgTypes } from '@storybook/react-vite'
import type { Guidance } from '../design-system/src/components/guidance.ts'

/** What the manifest states of the components, by file; Vite runs this for print-sources.ts. */
export const guidances = import.meta.glob<Guidance>('../design-system/src/components/*/*.guidance.tsx', {
  eager: true,
  import: 'guidance',
})
const files = import.meta.glob<{ argTypes?: Partial<ArgTypes> }>('../design-system/src/components/*/*.stories.tsx', {
  eager: true,
  import: 'default',
})
export const metas = Object.fromEntries(Object.entries(files).map(([file, { argTypes }]) => [file, { argTypes }]))
