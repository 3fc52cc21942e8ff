import { experimental_loadStorybook as loadStorybook, loadManifests } from 'storybook/internal/core-server'
import { expect, test } from 'vitest'
import { readComponents } from './components.ts'
import type { DesignSystemEntry } from './manifest.ts'

const { presets } = await loadStorybook({ configDir: import.meta.dirname, packageJson: {} })
const { components } = await loadManifests(presets)
const entries = Object.values(components?.components ?? {}) as { name: string; designSystem?: DesignSystemEntry }[]
const described = entries.filter(({ designSystem }) => designSystem)
const named = (name: string) => described.find((entry) => entry.name === name)?.designSystem

test('each component of the library is in the manifest, with its props', () => {
  expect(described).toHaveLength(readComponents().length)
  expect(described.filter(({ designSystem }) => !designSystem?.props.length).map(({ name }) => name)).toEqual([])
  expect(named('Table')?.props).toContainEqual(expect.objectContaining({ name: 'columns', isRequired: true }))
})

test('a component has its variants, its guidance, and each prop with type, default and values', () => {
  expect(named('Button')).toMatchObject({
    title: 'Components/Button',
    group: 'Actions',
    status: 'stable',
    since: '2026-11',
    use: expect.stringContaining('Something happens here'),
    variants: { variant: ['solid', 'outline', 'soft', 'ghost'], size: ['sm', 'md', 'lg'], full: ['true'] },
    props: expect.arrayContaining([
      expect.objectContaining({ name: 'variant', default: 'solid', options: ['solid', 'outline', 'soft', 'ghost'] }),
      expect.objectContaining({ name: 'isBusy', type: 'boolean', isRequired: false }),
      expect.objectContaining({ name: 'disabled', type: 'boolean' }),
    ]),
  })
})

test('nothing is empty that tells what a component is for, or what its props do', () => {
  const holes = described.flatMap(({ name, designSystem }) => [
    ...(designSystem?.use && designSystem.reads && designSystem.instead ? [] : [name]),
    ...(designSystem?.props ?? []).filter(({ description }) => !description).map((prop) => `${name}.${prop.name}`),
  ])
  expect(holes).toEqual([])
})
