import { defineConfig } from 'oxlint'
import { roomRules } from './scripts/rooms.ts'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['**/dist', '**/storybook-static', '.storybook/public', '**/*.d.ts'],
  rules: {
    eqeqeq: ['error', 'smart'],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    // Storybook's channel has no other name; a form's default values as they are now, react-hook-form gives in no other way.
    'no-underscore-dangle': ['error', { allow: ['__STORYBOOK_ADDONS_CHANNEL__', '_defaultValues'] }],
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-non-null-assertion': 'error',
    'react/button-has-type': 'error',
    'react/no-danger': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/self-closing-comp': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expectSorted', 'assert', 'fc.assert'] }],
    'vitest/no-identical-title': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],

    // A property test asserts case by case.
    'vitest/no-conditional-expect': 'off',
    // The new JSX transform imports React itself.
    'react/react-in-jsx-scope': 'off',
    // A component read from a context looks to it like one created while rendering.
    'react/static-components': 'off',
    // TypeScript reports these better.
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    // A helper beside its only use reads better than one far above it.
    'unicorn/consistent-function-scoping': 'off',
    // These judge a tag by itself: a table shown as cards must repeat its roles, a checkbox may be a switch, role=listbox
    // has no element that does the same, an anchor's text comes in with its props. Axe judges the page.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    'jsx-a11y/role-has-required-aria-props': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    // An effect may run because something changed that it does not read; exhaustive-deps still finds what is missing.
    'react/exhaustive-effect-dependencies': 'off',
    // Names such as `name` and `status` are ours as well as the browser's; TypeScript catches the mistakes.
    'no-shadow': 'off',
  },
  overrides: [
    {
      // Tools that read a file's default export.
      files: ['**/*.stories.tsx', '**/*.config.ts', '{.storybook,vitest}/*.{ts,tsx}', '{app/e2e,server/test}/*.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    ...roomRules,
  ],
})
