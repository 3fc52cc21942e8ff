import type { Meta, StoryObj } from '@storybook/react-vite'
import { SimpleGrid, Stack, chakra } from '@chakra-ui/react'
import { expect } from 'storybook/test'
import { Coat } from './Coat.tsx'
import { coatDefaults, type CoatPattern } from './coat-view.ts'

const meta = { title: 'Foundations/Coats' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const patterns = Object.keys(coatDefaults) as CoatPattern[]
const colourways: Partial<Record<keyof typeof coatDefaults, string[][]>> = {
  solid: [['#2f2a2c'], ['#e6c68b'], ['#5f3f30'], ['#b05f34'], ['#7d8794'], ['#f6efe4']],
  bicolour: [
    ['#f6efe4', '#b05f34'],
    ['#c58a52', '#2f2a2c'],
    ['#f6efe4', '#6b4433'],
  ],
  tricolour: [['#f6efe4', '#6b4433', '#d8b48a']],
  merle: [['#d3ab8e', '#8a4a32']],
  brindle: [
    ['#d8b48a', '#46301f'],
    ['#b9b6b3', '#3c4350'],
  ],
  spotted: [
    ['#f6efe4', '#6b4433'],
    ['#cfc8c2', '#3c4350'],
  ],
  rosetted: [
    ['#f4eee6', '#6a5748', '#d9c6ae'],
    ['#b9b6b3', '#39363a'],
  ],
  ticked: [['#f6efe4', '#d2813f'], ['#7d8794', '#2f2a2c'], ['#b9723f']],
  tabby: [
    ['#cfcac5', '#4d4a4d'],
    ['#e9b77b', '#b05f34'],
  ],
  points: [
    ['#f6efe4', '#7d8794'],
    ['#f6efe4', '#b05f34'],
    ['#f1e7e4', '#b3a0a3'],
  ],
  roan: [
    ['#dfe2e6', '#3c4350'],
    ['#f6efe4', '#b05f34'],
  ],
  helix: [
    ['var(--chakra-colors-color-palette-solid)', '#ffffff', 'var(--chakra-colors-color-palette-muted)'],
    ['#b8450b', '#ffffff', '#f7c59f'],
    ['#0c6e69', '#ffffff', '#9fd3ce'],
  ],
}

const Tile = chakra('div', { base: { borderRadius: 'card', overflow: 'hidden', aspectRatio: '1.75' } })

/** Every pattern in its own colours: the pictures of the shop. */
export const Patterns: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 3, lg: 4 }} gap="4">
      {patterns.map((pattern, index) => (
        <Stack key={pattern} gap="2">
          <Tile>
            <Coat pattern={pattern} colours={[]} seed={index} ratio={1.75} label={pattern} />
          </Tile>
          <chakra.span textStyle="label">{pattern}</chakra.span>
        </Stack>
      ))}
    </SimpleGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(patterns.length)
  },
}

/** The body systems by which diseases are drawn; their colours come with the product. */
const systems = [
  'blood',
  'bone',
  'nerve',
  'eye',
  'heart',
  'skin',
  'kidney',
  'hormone',
  'immune',
  'metabolism',
  'tooth',
  'digestion',
  'reproduction',
  'lungs',
] as const
export const BodySystems: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 4, lg: 6 }} gap="4">
      {systems.map((system) => (
        <Tile key={system}>
          <Coat
            pattern={`system-${system}`}
            colours={['#e3ecef', '#557684', '#9fb9c3']}
            seed={1}
            ratio={1.75}
            label={system}
          />
        </Tile>
      ))}
    </SimpleGrid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(systems.length)
    const uses = [...canvasElement.querySelectorAll('use')].map((use) => use.href.baseVal.split('#'))
    const sprite = await (await fetch(uses[0]?.[0] ?? '')).text()
    for (const [, id] of uses) await expect(sprite).toContain(`id="${id}"`)
  },
}

const kits = {
  swab: ['#e6eef2', '#3f6a80', '#9dbccb'],
  breeds: ['#f7e9dc', '#a8632f', '#dcab7c'],
  profile: ['#ece8f3', '#65548c', '#b3a5cf'],
  pack: ['#f2e7dc', '#96673c', '#cfa77f'],
  plan: ['#e5efe6', '#3f7a55', '#9cc3a7'],
  post: ['#f4e8e6', '#a55f52', '#d8aaa1'],
  card: ['#f8e6ec', '#a84a6c', '#dd9fb5'],
}
/** The pictures of products that are no test of a gene. */
export const Kits: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      {Object.entries(kits).map(([kit, colours]) => (
        <Tile key={kit}>
          <Coat pattern={`kit-${kit}`} colours={colours} seed={1} ratio={1.75} label={kit} />
        </Tile>
      ))}
    </SimpleGrid>
  ),
}

/** The drawings in the colours of other breeds. */
export const Colourways: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 4, lg: 6 }} gap="4">
      {Object.entries(colourways).flatMap(([pattern, palettes]) =>
        palettes.map((colours, index) => (
          <Tile key={`${pattern} ${colours.join()}`}>
            <Coat pattern={pattern as CoatPattern} colours={colours} seed={index + 3} ratio={1.75} />
          </Tile>
        )),
      )}
    </SimpleGrid>
  ),
}

/** Eight products of one breed: related, never the same. */
export const Seeds: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      {Array.from({ length: 8 }, (_, seed) => (
        <Tile key={seed}>
          <Coat pattern="merle" colours={['#aab4c4', '#3c4350']} seed={seed} ratio={1.75} />
        </Tile>
      ))}
    </SimpleGrid>
  ),
}
