import { chakra, SimpleGrid } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Illustration, illustrationNames } from './Illustration.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: Illustration,
  title: 'Components/Illustration',
  tags: ['manifest'],
  argTypes: nativeControls('maxWidth'),
  args: { name: 'kit' },
} satisfies Meta<typeof Illustration>
export default meta
type Story = StoryObj<typeof meta>

const Gallery = () => (
  <SimpleGrid columns={{ base: 2, md: 4, xl: 6 }} gap="5">
    {illustrationNames.map((name) => (
      <chakra.figure key={name} textAlign="center" textStyle="label">
        <Illustration name={name} />
        <chakra.figcaption marginTop="2">{name}</chakra.figcaption>
      </chakra.figure>
    ))}
  </SimpleGrid>
)

export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const Labelled: Story = {
  args: { name: 'swab', label: 'A dog has the inside of its cheek swabbed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible()
  },
}
export const Small: Story = { args: { name: 'empty-cart', maxWidth: '32' } }
export const Breeder: Story = {
  render: Gallery,
  play: async ({ canvasElement }) => {
    for (const use of canvasElement.querySelectorAll('use')) {
      const [file = ''] = use.href.baseVal.split('#')
      await expect(await (await fetch(file)).text(), file).toContain('id="art"')
    }
  },
}
export const Owner: Story = { render: Gallery, parameters: { audience: 'owner' } }
export const Vet: Story = { render: Gallery, parameters: { audience: 'vet' } }
