import type { StorybookConfig } from '@storybook/react-vite'
import { copy } from '../app/mdx.ts'
import { buildOf } from './build.ts'
import { components } from './components.ts'
import { documents } from './documents.ts'
import { describeComponents } from './manifest.ts'

/** Storybook reads this hook of any preset; its type of a main file leaves it out. */
type WithManifests = { experimental_manifests: typeof describeComponents }

const config: StorybookConfig & WithManifests = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: [
    '../design-system/src/**/*.stories.tsx',
    '../design-system/src/**/*.mdx',
    '../app/src/**/*.stories.tsx',
    '../server/stories/*.stories.tsx',
    './workshop/*.stories.tsx',
    './workshop/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: '../node_modules/country-flag-icons/3x2', to: '/flags' },
    { from: '../app/public/maps', to: '/maps' },
    { from: '../app/public/animals', to: '/animals' },
  ],
  // As the app's own build.
  viteFinal: ({ plugins = [], ...vite }) =>
    buildOf({ ...vite, plugins: [copy(), documents(), components(), ...plugins] }),
  core: { disableTelemetry: true },
  // manifests/components.json
  features: { componentsManifest: true },
  experimental_manifests: describeComponents,
  // Chakra's own Storybook would be in the sidebar, and is not online.
  refs: { '@chakra-ui/react': { disable: true } },
  typescript: { reactDocgen: 'react-docgen' },
}
export default config
