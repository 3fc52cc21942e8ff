import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Coat } from './Coat.tsx'

const meta = {
  component: Coat,
  title: 'Components/Coat',
  tags: ['manifest'],
  args: { pattern: 'merle', colours: ['#aab4c4', '#3c4350'], seed: 7, ratio: 1.75 },
  decorators: [
    (Story, { args }) => (
      <div style={{ width: 280, aspectRatio: args.ratio, borderRadius: 18, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Coat>
export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const Labelled: Story = {
  args: { label: 'Blue merle coat' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Blue merle coat' })).toBeVisible()
    const [file = '', id] = canvasElement.querySelector('use')?.href.baseVal.split('#') ?? []
    await expect(await (await fetch(file)).text()).toContain(`id="${id}"`)
  },
}
export const AnotherSeed: Story = { args: { seed: 8 } }
export const NoColours: Story = { args: { pattern: 'tabby', colours: [] } }
export const OneColour: Story = { args: { pattern: 'rosetted', colours: ['#b9b6b3'] } }
export const BlackSolid: Story = { args: { pattern: 'solid', colours: ['#2f2a2c'] } }
export const Tall: Story = { args: { pattern: 'brindle', colours: [], ratio: 0.6 } }
export const Banner: Story = { args: { pattern: 'tortoiseshell', colours: [], ratio: 4 } }
/** With its animal, the whole dog in a tile, and in a square its head. */
export const WithAnimal: Story = {
  args: { animal: { outline: 'collie' } },
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('use')].map((use) => use.href.baseVal)
    await expect(drawn).toEqual([
      '/animals/collie.svg#body',
      '/animals/collie.merle.svg#marks',
      '/animals/collie.svg#lines',
    ])
  },
}
export const AnimalInASquare: Story = { args: { animal: { outline: 'collie' }, ratio: 1 } }
/** A disease: the animal it is known in, and the body system. */
export const AnimalOfATest: Story = {
  args: {
    pattern: 'system-eye',
    colours: ['#e3ecef', '#557684', '#9fb9c3'],
    animal: { outline: 'collie', pattern: 'tricolour', colours: [] },
  },
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('use')].map((use) => use.href.baseVal.split('#')[1])
    await expect(drawn).toEqual(['body', 'marks', 'lines', 'coat-system-eye'])
  },
}
