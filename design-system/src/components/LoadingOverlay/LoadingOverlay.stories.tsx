import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, mocked, spyOn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'

/**
 * Whether the browser prompts before the page is left. The event is not dispatched on the window: Zag's own listener,
 * always a `once`, would take the page for gone.
 */
function isLeavingPrevented() {
  const removed = mocked(window.removeEventListener).mock.calls.map(([, listener]) => listener)
  const page = new EventTarget()
  for (const [type, listener, options] of mocked(window.addEventListener).mock.calls)
    if (type === 'beforeunload' && options === undefined && !removed.includes(listener))
      page.addEventListener(type, listener)
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

const meta = {
  component: LoadingOverlay,
  title: 'Components/LoadingOverlay',
  tags: ['manifest'],
  args: { isShown: true, text: 'Taking your payment' },
  beforeEach: () => {
    spyOn(window, 'addEventListener')
    spyOn(window, 'removeEventListener')
  },
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Taking your payment')
    await waitFor(() => expect(isLeavingPrevented()).toBe(true))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Hidden: Story = {
  args: { isShown: false },
  play: async () => expect(isLeavingPrevented()).toBe(false),
}

function Payment() {
  const [isPaying, setPaying] = useState(false)
  return (
    <>
      <Button onClick={() => setPaying(true)}>Pay</Button>
      {/* The story's way to let the payment end: nothing of the page can be pressed meanwhile. */}
      <div data-testid="end" onClickCapture={() => setPaying(false)} />
      <LoadingOverlay isShown={isPaying} />
    </>
  )
}

export const Keyboard: Story = {
  render: () => <Payment />,
  play: async ({ canvas, userEvent }) => {
    const pay = canvas.getByRole('button', { name: 'Pay' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('dialog', { name: 'One moment, please' })).toBeVisible()
    pay.focus()
    await expect(pay).not.toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(isLeavingPrevented()).toBe(true)
    await fireEvent.click(canvas.getByTestId('end'))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(pay).toHaveFocus()
    await expect(isLeavingPrevented()).toBe(false)
  },
}
