import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { FloatingPanel } from './FloatingPanel.tsx'

const meta = {
  component: FloatingPanel,
  title: 'Components/FloatingPanel',
  args: {
    anchorRef: { current: null },
    onDismiss: fn(),
    children: <p style={{ padding: '1rem' }}>Whatever floats.</p>,
  },
  render: function Anchored({ anchorRef: _, ...args }) {
    const anchorRef = useRef<HTMLDivElement>(null)
    return (
      <div style={{ maxWidth: '20rem', overflow: 'hidden' }}>
        <div
          ref={anchorRef}
          data-testid="anchor"
          style={{ padding: '0.75rem', border: '1px solid', borderRadius: '12px' }}
        >
          The control
        </div>
        <FloatingPanel {...args} anchorRef={anchorRef} />
      </div>
    )
  },
} satisfies Meta<typeof FloatingPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const anchor = canvas.getByTestId('anchor').getBoundingClientRect()
    const panel = canvas.getByText('Whatever floats.').parentElement?.getBoundingClientRect()
    await expect(panel?.top).toBe(anchor.bottom + 6)
    await expect(panel?.width).toBe(anchor.width)
    await userEvent.click(canvas.getByText('Whatever floats.'))
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.click(document.body)
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

/** It follows its control while the page scrolls. */
export const Following: Story = {
  decorators: [(Story) => <div style={{ paddingBlock: '4rem 200vh' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    scrollTo(0, 40)
    const anchor = canvas.getByTestId('anchor')
    const panel = canvas.getByText('Whatever floats.').parentElement
    await waitFor(async () => {
      await expect(scrollY).toBe(40)
      await expect(panel?.getBoundingClientRect().top).toBe(anchor.getBoundingClientRect().bottom + 6)
    })
    scrollTo(0, 0)
  },
}
