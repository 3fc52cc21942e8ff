import { userCalls } from '@shop/contract/user'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { takeFlash } from '../../../data/flash.ts'
import { inItsCard } from './section-story.tsx'
import { YourData } from './YourData.tsx'

const meta = {
  component: YourData,
  title: 'Screens/Account/MyProfile/YourData',
  args: { me: breeder(), loadPage: fn() },
  parameters: { path: '/my/my-profile', settings: { user: signedIn() } },
  decorators: [inItsCard('your-data')],
} satisfies Meta<typeof YourData>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const phone = { viewport: { value: 'phone' } }

export const Both: Story = {}
export const Phone: Story = { globals: phone }

export const Downloaded: Story = {
  beforeEach: () => {
    const names: string[] = []
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
      document.body.dataset.saved = names.join(' ')
    })
    return () => {
      clicked.mockRestore()
      delete document.body.dataset.saved
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Download my data' }))
    await canvas.findByText('Your data is saved to your downloads.')
    await expect(document.body.dataset.saved).toBe('kinpaw-my-data-2026-03-04.json')
  },
}
export const Downloading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(userCalls.exportUser)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }))
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const DownloadFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(userCalls.exportUser, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }))
    await canvas.findByText('Error fetching data')
  },
}

const ask: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }))
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
}
const askAndGivePassword: Play = async (context) => {
  await ask(context)
  await context.userEvent.type(context.canvas.getByLabelText(/^Your password/), 'swab-a-cheek{Enter}')
}

export const DeleteQuestion: Story = {
  play: async (context) => {
    await ask(context)
    await expect(context.canvas.getByLabelText(/^Your password/)).toHaveFocus()
  },
}
export const DeleteQuestionOnAPhone: Story = { play: ask, globals: phone }

export const Deleted: Story = {
  beforeEach: () => localStorage.setItem('cart', 'c0ffee'),
  play: async (context) => {
    await askAndGivePassword(context)
    await waitFor(() => expect(context.args.loadPage).toHaveBeenCalledOnce())
    await expect(context.args.loadPage).toHaveBeenCalledWith('/')
    await expect(localStorage).toHaveLength(0)
    await expect(takeFlash()).toMatch(/^Goodbye, Dana/)
  },
}

const owing = 'Some of your orders still wait for their payment. Please pay them first, then delete your account.'
export const OrdersWaitForPayment: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(userCalls.deleteUser, 409, { message: owing, code: 79 })),
  play: async (context) => {
    await askAndGivePassword(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(owing))
    await expect(context.canvas.getByRole('link', { name: /wait for payment/ })).toHaveAttribute(
      'href',
      '/my/pending-orders',
    )
    await expect(context.args.loadPage).not.toHaveBeenCalled()
  },
}
export const WrongPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(userCalls.deleteUser, 428, {
        message: 'operation failed',
        errors: { password: 'This is not your password.' },
      }),
    ),
  play: async (context) => {
    await askAndGivePassword(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText(/^Your password/)).toHaveAccessibleDescription('This is not your password.'),
    )
  },
}
