import type { PluginOption, UserConfig } from 'vite'

const components = { include: /\/design-system\/src\/.*\.tsx$/, exclude: /\.(stories|guidance)\.tsx$/ }

/** Components alone have a table of props: to read every screen for one was half of a build's work. */
function ofComponents(plugin: PluginOption): PluginOption {
  if (!plugin || !('name' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin
  const transform = 'transform' in plugin && plugin.transform
  if (typeof transform !== 'function')
    throw new Error('Storybook’s docgen plugin is another one: see .storybook/build.ts')
  return { ...plugin, transform: { filter: { id: components }, handler: transform } }
}

/** How the workshop is built, beside what Storybook decides. */
export const buildOf = ({ plugins = [], build, ...vite }: UserConfig): UserConfig => ({
  ...vite,
  plugins: plugins.flat().map(ofComponents),
  logLevel: 'warn',
  build: {
    ...build,
    // Nobody waits for it on a phone.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      ...build?.rolldownOptions,
      // Chakra marks each of a thousand files for a server that we do not have.
      onwarn: (warning, show) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || show(warning),
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Every story waits for all of it: one request instead of two hundred.
            { name: 'preview', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 12 },
          ],
        },
      },
    },
  },
})
