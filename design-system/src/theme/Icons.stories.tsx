import { chakra, SimpleGrid, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { iconGroups } from './icons.ts'

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/**
 * Outlines from Lucide, 16 to 26 px, in the colour of their text. An icon is beside words; alone it is in an
 * IconButton, which announces its name.
 */
export const All: Story = {
  render: () => (
    <Stack gap="10">
      {Object.entries(iconGroups).map(([title, icons]) => (
        <section key={title}>
          <chakra.h2 textStyle="h3" marginBlockEnd="4">
            {title}
          </chakra.h2>
          <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} columnGap="6" rowGap="4" listStyleType="none">
            {icons.map(([Icon, meaning]) => (
              <chakra.li key={meaning} display="flex" gap="3" alignItems="center">
                <chakra.span
                  display="grid"
                  placeItems="center"
                  flexShrink="0"
                  boxSize="10"
                  borderRadius="control"
                  bg="colorPalette.subtle"
                  color="colorPalette.emphasized"
                >
                  <Icon size={20} aria-hidden />
                </chakra.span>
                <span>
                  {meaning}
                  <chakra.span display="block" textStyle="mono" color="ink2">
                    {Icon.displayName}
                  </chakra.span>
                </span>
              </chakra.li>
            ))}
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { length } = Object.values(iconGroups).flat()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(length)
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(length)
  },
}
