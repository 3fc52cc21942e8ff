import { sessionCalls } from '@shop/contract/session'
import { phone as phoneSession, sessions, thisBrowser } from '@shop/mocks/fixtures/session'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inItsCard } from './section-story.tsx'
import { SignedInBrowsers } from './SignedInBrowsers.tsx'

const meta = {
  component: SignedInBrowsers,
  title: 'Screens/Account/MyProfile/SignedInBrowsers',
  parameters: { path: '/my/my-profile', settings: { user: signedIn(breeder()) } },
  decorators: [inItsCard('browsers')],
} satisfies Meta<typeof SignedInBrowsers>
export default meta
type Story = StoryObj<typeof meta>

const many = [
  ...sessions,
  ...Array.from({ length: 10 }, (_, index) =>
    phoneSession({ id: `c0ffee00-0000-4000-8000-0000000010${index + 10}`, device: `Chrome on Android` }),
  ),
]
const manyAre = mock(sessionCalls.listSessions, { results: many })

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser')).toBeVisible()
    await expect(canvas.getByText('Since 01/18/2026, last seen 03/01/2026')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign out all others' })).toBeNull()
  },
}
export const OnlyThis: Story = {
  beforeEach: ({ msw }) => msw.use(mock(sessionCalls.listSessions, { results: [thisBrowser()] })),
}
export const Many: Story = { beforeEach: ({ msw }) => msw.use(manyAre) }
export const Phone: Story = { ...Many, globals: { viewport: { value: 'phone' } } }

export const SignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: /^Sign out Safari on iOS/ }))
    await canvas.findByText('Safari on iOS is signed out.')
    await waitFor(() => expect(canvas.queryByText('Safari on iOS')).toBeNull())
    await expect(canvas.getByText('Where you are signed in')).toHaveFocus()
  },
}
export const AllOthersSignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(manyAre),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out all others' }))
    await canvas.findByText('Every other browser is signed out.')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Sign out/ })).toBeNull())
  },
}
export const SigningOutFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(sessionCalls.endSession, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign out Safari on iOS/ }))
    await canvas.findByText('operation failed')
    await expect(canvas.getByText('Safari on iOS')).toBeVisible()
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(sessionCalls.listSessions)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(sessionCalls.listSessions, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Error fetching data')).toBeVisible(),
}
