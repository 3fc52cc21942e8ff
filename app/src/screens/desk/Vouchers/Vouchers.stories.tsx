import { couponCalls } from '@shop/contract/coupon'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { admin, colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { Vouchers } from './Vouchers.screen.tsx'

const meta = {
  component: Vouchers,
  title: 'Screens/Desk/Vouchers',
  parameters: { path: '/desk/catalogue/vouchers', settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Vouchers>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Columns are called as fields are. */
const inDialog = (canvas: Parameters<Play>[0]['canvas']) => within(canvas.getByRole('dialog'))

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /FRIENDS/ })).toHaveTextContent('$30.00 AUD, $20.50 USD')
    await expect(canvas.getByRole('row', { name: /SPRING20/ })).toHaveTextContent('14 of 200')
    await expect(canvas.getByRole('row', { name: /SPRING20/ })).toHaveTextContent('01/31/2027')
    await expect(canvas.queryByRole('button', { name: 'End WINTER10' })).toBeNull()
  },
}
export const Sorted: Story = { play: sortedBy('Used', ['Code', 'ascending']) }
/** Support reads codes to customers, and makes none. */
export const InSupport: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /FRIENDS/ })
    await expect(canvas.queryByRole('button', { name: 'New voucher' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^End/ })).toBeNull()
  },
}

const fills: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New voucher' }))
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'New voucher' })).toBeVisible())
  await userEvent.type(inDialog(canvas).getByLabelText(/^Code/), 'OPEN DAY 27')
  await userEvent.type(inDialog(canvas).getByLabelText(/^What customers read/), '$10 off')
  await userEvent.selectOptions(inDialog(canvas).getByLabelText('What it gives'), 'amounts')
  await userEvent.type(await inDialog(canvas).findByLabelText('AUD'), '10')
  await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'Open day')
}
export const Making: Story = { play: fills }
export const MakingOnAPhone: Story = { play: fills, globals: { viewport: { value: 'phone' } } }
export const Made: Story = {
  play: async (context) => {
    await fills(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Make the voucher' }))
    await waitFor(() => expect(context.canvas.getByText('SPRING20 can be used now.')).toBeVisible())
    await expect(context.canvas.queryByRole('dialog')).toBeNull()
  },
}
export const CodeTaken: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(couponCalls.createCoupon, 428, {
        message: 'Nothing was made.',
        errors: { code: 'There is a coupon with this code' },
      }),
    ),
  play: async (context) => {
    await fills(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Make the voucher' }))
    await waitFor(() =>
      expect(inDialog(canvas).getByLabelText(/^Code/)).toHaveAccessibleDescription(/There is a coupon with this code/),
    )
    await expect(inDialog(canvas).getByLabelText('AUD')).toHaveValue('10')
  },
}
export const Ended: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End SPRING20' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'End SPRING20' })).toBeVisible())
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'The open day is over{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByText('SPRING20 is ended.')).toBeVisible())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mock(couponCalls.listCoupons, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('There are no vouchers yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(couponCalls.listCoupons)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(couponCalls.listCoupons, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
