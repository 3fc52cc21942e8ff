import type { Currency } from '@shop/contract/constants'
import { priceOf } from '@shop/contract/money'
import { Button } from '@shop/design-system'
import { payPalScript, payPalScriptFails } from '@shop/mocks/paypal-script'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { PayPalForm } from './PayPalForm.tsx'

const meta = {
  component: PayPalForm,
  title: 'Screens/Parts/Payment/PayPal form',
  args: {
    publishableKey: 'client',
    isYearly: false,
    // However it is written in the order.
    total: { ...priceOf(6120, 'USD'), currency: 'usd' as Currency },
    onStart: fn(async (): Promise<string | null> => 'ORDER-1'),
    onToken: fn(),
  },
  beforeEach: ({ msw }) => msw.use(payPalScript()),
} satisfies Meta<typeof PayPalForm>
export default meta
type Story = StoryObj<typeof meta>

/** One payment: the order is made at the press, its currency in capitals, and what its buyer agreed to is captured. */
export const Capture: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'PayPal' })
    await expect(globalThis.payPalOptions).toMatchObject({ currency: 'USD', intent: 'capture' })
    await expect(args.onStart).not.toHaveBeenCalled()
    await userEvent.click(button)
    await waitFor(() => expect(args.onToken).toHaveBeenCalledWith('ORDER-1'))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}
/** A membership is a subscription, which PayPal's own script begins: it is charged again each year. */
export const Subscription: Story = {
  args: { isYearly: true, onStart: fn(async () => 'I-1') },
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'PayPal Subscribe' })
    await expect(globalThis.payPalOptions).toMatchObject({ currency: 'USD', intent: 'subscription', vault: 'true' })
    await userEvent.click(button)
    await waitFor(() => expect(args.onToken).toHaveBeenCalledWith('I-1'))
  },
}
export const SubscriptionOnPhone: Story = { ...Subscription, globals: { viewport: { value: 'phone' } } }
/** A page pays once, becomes a membership's, and pays once again: each form gets the script with its own options. */
export const OneAfterTheOther: Story = {
  render: function Forms(args) {
    const [shown, setShown] = useState(0)
    return (
      <>
        <PayPalForm {...args} key={shown} isYearly={shown === 1} />
        <Button onClick={() => setShown(shown + 1)}>Next</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    for (const [at, name] of ['PayPal', 'PayPal Subscribe', 'PayPal'].entries()) {
      if (at) await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByRole('button', { name })).toBeVisible()
    }
  },
}
/** What was to be paid has changed: there is nothing to agree to. */
export const NotStarted: Story = {
  args: { onStart: fn(async () => null) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PayPal' }))
    await expect(await canvas.findByText('PayPal did not answer')).toBeVisible()
    await expect(args.onToken).not.toHaveBeenCalled()
  },
}
export const ScriptFailed: Story = {
  parameters: { provokesErrors: true },
  args: { total: priceOf(6120, 'GBP') },
  beforeEach: ({ msw }) => msw.use(payPalScriptFails()),
  play: async ({ canvas }) => expect(await canvas.findByText('PayPal did not answer')).toBeVisible(),
}
