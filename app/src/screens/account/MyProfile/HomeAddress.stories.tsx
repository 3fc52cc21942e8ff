import { userCalls } from '@shop/contract/user'
import { breeder, owner, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { HomeAddress } from './HomeAddress.tsx'
import { pastDoublePress } from '../../../parts/form/past-double-press.ts'
import { inItsCard } from './section-story.tsx'

const meta = {
  component: HomeAddress,
  title: 'Screens/Account/MyProfile/HomeAddress',
  args: { me: breeder() },
  parameters: { path: '/my/my-profile', settings: { user: signedIn() } },
  decorators: [inItsCard('address')],
} satisfies Meta<typeof HomeAddress>
export default meta
type Story = StoryObj<typeof meta>

const save = { name: 'Save address' }
/** The ZIP code is of New York still, which is asked about once. */
async function moveToTexas({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await canvas.findByRole('option', { name: 'Texas' })
  await userEvent.selectOptions(canvas.getByLabelText(/^State/), 'Texas')
  await userEvent.click(canvas.getByRole('button', save))
  await waitFor(() => expect(canvas.getByLabelText(/^ZIP code/)).toHaveAccessibleDescription(/not in TX/))
  await pastDoublePress()
  await userEvent.click(canvas.getByRole('button', save))
}
const requested = fn()
const never = () => {
  throw new Error('Not this call')
}

export const OnlyTheState: Story = {
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(userCalls.updateUserState, ({ body }) => (requested(body), breeder())),
      mock(userCalls.updateUser, never),
    )
  },
  play: async (context) => {
    const { canvas } = context
    await moveToTexas(context)
    await canvas.findByText('Saved')
    await expect(requested).toHaveBeenCalledWith({ state: 'TX' })
  },
}

export const Moved: Story = {
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(userCalls.updateUser, ({ body }) => (requested(body), breeder())),
      mock(userCalls.updateUserState, never),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'New Zealand' })
    await userEvent.selectOptions(canvas.getByLabelText(/^Country/), 'New Zealand')
    await waitFor(() => expect(canvas.getByLabelText('State or region')).toHaveValue(''))
    await userEvent.clear(canvas.getByLabelText(/^City/))
    await userEvent.type(canvas.getByLabelText(/^City/), 'Nelson')
    await userEvent.clear(canvas.getByLabelText(/^Postcode/))
    await userEvent.type(canvas.getByLabelText(/^Postcode/), '7010')
    await userEvent.click(canvas.getByRole('button', save))
    await canvas.findByText('Saved')
    await expect(requested).toHaveBeenCalledWith({
      address: expect.objectContaining({ firstName: 'Dana', country: 'NZ', city: 'Nelson', state: '' }),
    })
  },
}

export const FirstAddress: Story = {
  args: { me: owner() },
  parameters: { audience: 'owner', settings: { user: signedIn(owner()) } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Texas' })
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please check 4 fields'))
    await expect(canvas.getByLabelText(/^State/)).toHaveAccessibleDescription('This field is required')
  },
}

const notThere = 'Please choose one of the states of your country.'
export const StateRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(userCalls.updateUserState, 428, {
        message: 'Failed to update user state',
        errors: { state: notThere },
      }),
    ),
  play: async (context) => {
    const { canvas } = context
    await moveToTexas(context)
    await waitFor(() => expect(canvas.getByLabelText(/^State/)).toHaveAccessibleDescription(notThere))
    await expect(canvas.getByLabelText(/^State/)).toHaveValue('TX')
  },
}

export const StateFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(userCalls.updateUserState, 500)),
  play: async (context) => {
    const { canvas } = context
    await moveToTexas(context)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update user state'))
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(userCalls.updateUser)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^City/), ' Falls')
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Network error'))
    await expect(canvas.getByLabelText(/^City/)).toHaveValue('Ithaca Falls')
  },
}
