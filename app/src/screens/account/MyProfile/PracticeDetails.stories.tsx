import { messages } from '@shop/contract/messages'
import { userCalls } from '@shop/contract/user'
import { signedIn, vet, waitingVet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PracticeDetails } from './PracticeDetails.tsx'
import { inItsCard } from './section-story.tsx'

const meta = {
  component: PracticeDetails,
  title: 'Screens/Account/MyProfile/PracticeDetails',
  args: { me: waitingVet(), loadPage: () => {} },
  parameters: {
    path: '/my/my-profile',
    audience: 'vet',
    settings: { user: signedIn(waitingVet()), country: 'AU' },
  },
  decorators: [inItsCard('practice')],
} satisfies Meta<typeof PracticeDetails>
export default meta
type Story = StoryObj<typeof meta>

const refused = vet({
  approval: { state: 'refused', reason: 'The register of Queensland has no such number. Please check it.' },
})
const sent = fn()

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Registration number/)).toHaveValue('QLD 4127')
    await expect(canvas.getByLabelText(/^Registration number/)).toHaveAccessibleDescription(/your state or territory/)
  },
}
export const WaitingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Approved: Story = {
  args: { me: vet() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/QLD 4127/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const Refused: Story = {
  args: { me: refused },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(mock(userCalls.sendPractice, ({ body }) => (sent(body), waitingVet())))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/no such number/)).toBeVisible()
    const number = canvas.getByLabelText(/^Registration number/)
    await userEvent.clear(number)
    await userEvent.type(number, 'QLD 4172')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send new details' }))
    await canvas.findByText('Sent. We will check it and email you.')
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({ clinic: 'Riverside Animal Clinic', registrationNumber: 'QLD 4172' })
  },
}
export const NothingTyped: Story = {
  args: { me: waitingVet({ clinic: null, registrationNumber: null }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send corrections' }))
    for (const name of [/^Clinic or practice/, /^Registration number/])
      await waitFor(() => expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(/^This field is required/))
  },
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(userCalls.sendPractice, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send corrections' }))
    await expect(await canvas.findByText(messages.failedToUpdateUser)).toBeVisible()
    await expect(canvas.getByLabelText(/^Registration number/)).toHaveValue('QLD 4127')
  },
}
