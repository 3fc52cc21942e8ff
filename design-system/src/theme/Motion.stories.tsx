import { chakra, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'

const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const durations = ['fast', 'moderate'] as const

function Track() {
  const [isMoved, setMoved] = useState(false)
  return (
    <Stack gap="5" maxWidth="form" alignItems="start">
      {durations.map((duration) => (
        <Stack key={duration} gap="2" width="full">
          <chakra.span textStyle="label">{duration}</chakra.span>
          <chakra.div height="12" borderRadius="pill" bg="sand" padding="1">
            <chakra.div
              data-duration={duration}
              boxSize="10"
              borderRadius="pill"
              bg="colorPalette.solid"
              transitionProperty="margin-left"
              transitionTimingFunction="out"
              transitionDuration={duration}
              marginLeft={isMoved ? 'calc(100% - 2.5rem)' : '0'}
            />
          </chakra.div>
        </Stack>
      ))}
      <Button onClick={() => setMoved(!isMoved)}>Move the dots</Button>
    </Stack>
  )
}

/** Brief, and with a meaning: 150 ms for what answers a pointer, 200 ms for what comes or goes. None for those who ask for none. */
export const Durations: Story = {
  render: () => <Track />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const allowed = matchMedia('(prefers-reduced-motion: reduce)').matches ? ['0s'] : ['0.15s', '0.2s']
    for (const dot of canvasElement.querySelectorAll('[data-duration]'))
      await waitFor(() => expect(allowed).toContain(getComputedStyle(dot).transitionDuration))
    await userEvent.click(canvas.getByRole('button', { name: 'Move the dots' }))
  },
}
