import { chakra, HStack, SimpleGrid, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = { title: 'Foundations/Spacing' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24'] as const
const radii = ['sm', 'control', 'card', 'pill'] as const

/** An 8 px rhythm: one step is 4 px, and most distances are two, four or six of them. */
export const Rhythm: Story = {
  render: () => (
    <Stack gap="3">
      {steps.map((step) => (
        <HStack key={step} gap="4">
          <chakra.span textStyle="mono" color="ink2" width="24" flexShrink="0">
            {step} · {Number(step) * 4} px
          </chakra.span>
          <chakra.div data-step={step} height="5" width={step} bg="colorPalette.solid" borderRadius="sm" />
        </HStack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll<HTMLElement>('[data-step]'))
      await expect(bar.offsetWidth, `step ${bar.dataset.step}`).toBe(Number(bar.dataset.step) * 4)
  },
}

/** Cards are rounder than controls; only what floats has a shadow. */
export const Shape: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 5 }} gap="5">
      {radii.map((radius) => (
        <chakra.div
          key={radius}
          height="24"
          padding="4"
          bg="card"
          border="hairline"
          borderRadius={radius}
          textStyle="label"
        >
          {radius}
        </chakra.div>
      ))}
      <chakra.div height="24" padding="4" bg="card" borderRadius="card" boxShadow="float" textStyle="label">
        float
      </chakra.div>
    </SimpleGrid>
  ),
}
