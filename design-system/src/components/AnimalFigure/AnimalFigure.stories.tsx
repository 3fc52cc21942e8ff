import type { Meta, StoryObj } from '@storybook/react-vite'
import { chakra, SimpleGrid } from '@chakra-ui/react'
import { expect } from 'storybook/test'
import { AnimalFigure } from './AnimalFigure.tsx'
import type { AnimalOutline, FiguredAnimal } from './figure.ts'
import { outlineCoats } from './outlines.ts'

const Tile = chakra('div', { base: { colorScheme: 'light', bg: '#dec596', borderRadius: 'card', padding: '3' } })

const collie: FiguredAnimal = { outline: 'collie', pattern: 'merle', colours: ['#aab4c4', '#3c4350'] }
const meta = {
  component: AnimalFigure,
  title: 'Components/AnimalFigure',
  tags: ['manifest'],
  args: { animal: collie },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, aspectRatio: 1.25 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnimalFigure>
export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const Labelled: Story = {
  args: { label: 'A blue merle collie' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'A blue merle collie' })).toBeVisible()
    const uses = [...canvasElement.querySelectorAll('use')].map((use) => use.href.baseVal.split('#'))
    await expect(uses).toHaveLength(3)
    for (const [file = '', id] of uses) await expect(await (await fetch(file)).text()).toContain(`id="${id}"`)
  },
}
export const Mirrored: Story = { args: { isMirrored: true } }
export const Portrait: Story = {
  args: { isPortrait: true },
  decorators: [
    (Story) => (
      <div style={{ width: 64, height: 64 }}>
        <Story />
      </div>
    ),
  ],
}
/** A breed whose coats nothing tells is drawn in no animal's colour. */
export const UnknownCoat: Story = { args: { animal: { outline: 'hound', pattern: 'helix', colours: [] } } }

const animalOutlines = Object.keys(outlineCoats) as AnimalOutline[]
const black = '#2f2a2c'
const white = '#f6efe4'
const tan = '#c58a52'
const coats: [FiguredAnimal['pattern'], string[]][] = [
  ['solid', ['#d9a55c']],
  ['solid', [black]],
  ['solid', [white]],
  ['bicolour', [white, black]],
  ['bicolour', [tan, black]],
  ['tricolour', [white, black, tan]],
  ['tuxedo', [black, white]],
  ['saddle', ['#cf985a', black]],
  ['sable', ['#d9a868', '#4a3527']],
  ['merle', ['#aab4c4', '#3c4350']],
  ['harlequin', [white, black]],
  ['brindle', ['#c08a4e', '#46301f']],
  ['spotted', [white, black]],
  ['ticked', ['#8b8784', black]],
  ['roan', ['#ece4da', '#5a4034']],
  ['tabby', ['#dcb68a', '#6f4a2d']],
  ['rosetted', ['#dcae72', '#4b3120', '#c28a4c']],
  ['points', ['#f2e6d5', '#6b4a3a']],
  ['tortoiseshell', [black, '#c4763a', '#e6b27a']],
]

/** Each build in its first colours: the animals of the shop. */
export const Outlines: Story = {
  decorators: [(Story) => <div style={{ position: 'absolute', inset: 16 }}>{Story()}</div>],
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 4, lg: 6 }} gap="4">
      {animalOutlines.map((outline) => (
        <Tile key={outline}>
          <AnimalFigure animal={{ outline, pattern: 'solid', colours: ['#d9a55c'] }} label={outline} />
          <chakra.span textStyle="label" color="#241a20">
            {outline}
          </chakra.span>
        </Tile>
      ))}
    </SimpleGrid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(animalOutlines.length)
    const bodies = [...canvasElement.querySelectorAll('use')].map((use) => use.href.baseVal.split('#body'))
    const files = bodies.flatMap(([file = '', ...rest]) => (rest.length ? [file] : []))
    await expect(files).toHaveLength(animalOutlines.length)
    for (const file of files) await expect(await (await fetch(file)).text()).toContain('id="body"')
  },
}

const everyCoat = (outline: AnimalOutline): Story => ({
  decorators: Outlines.decorators ?? [],
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 4, lg: 6 }} gap="4">
      {coats.map(([pattern, colours]) => (
        <Tile key={`${pattern} ${colours.join()}`}>
          <AnimalFigure animal={{ outline, pattern, colours }} />
        </Tile>
      ))}
    </SimpleGrid>
  ),
})
/** A pattern that no breed of a build has is left out of its drawing: the animal is then plain. */
export const Hound = everyCoat('hound')
export const Collie = everyCoat('collie')
export const Shepherd = everyCoat('shepherd')
export const Spitz = everyCoat('spitz')
export const Molosser = everyCoat('molosser')
export const Dachshund = everyCoat('dachshund')
export const Shorthair = everyCoat('shorthair')
export const Longhair = everyCoat('longhair')
export const Leopard = everyCoat('leopard')

/** From a hero to a row. */
export const Sizes: Story = {
  decorators: Outlines.decorators ?? [],
  render: () => (
    <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="4">
      {[40, 64, 120, 240, 420].map((width) => (
        <div key={width} style={{ width, height: width * 0.82 }}>
          <AnimalFigure animal={collie} isPortrait={width < 80} />
        </div>
      ))}
    </chakra.div>
  ),
}
