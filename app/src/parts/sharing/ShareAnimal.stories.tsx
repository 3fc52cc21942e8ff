import { animalCalls } from '@shop/contract/animal'
import { sharingCalls } from '@shop/contract/sharing'
import { Toaster } from '@shop/design-system'
import { animal, animalProfile } from '@shop/mocks/fixtures/animal'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ShareAnimalOf } from './ShareAnimalOf.tsx'

const requested = fn()
const meta = {
  component: ShareAnimalOf,
  title: 'Screens/Parts/ShareAnimal',
  args: { animal: animal(), onClose: fn(), onChange: fn() },
  parameters: { path: '/my/my-animals', settings: { user: signedIn() } },
  beforeEach: () => {
    requested.mockClear()
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof ShareAnimalOf>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

const sharedWith = [
  { email: 'vet@example.com', rights: 'view' as const },
  { email: 'ines@example.org', rights: 'full' as const },
]

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('vet@example.com')).toBeVisible()
    await expect(canvas.getByRole('dialog', { name: 'Share Skye' })).toBeVisible()
  },
}
export const OpenOnAPhone: Story = { globals: phone }
export const WithNobody: Story = {
  beforeEach: ({ msw }) => msw.use(mock(animalCalls.getAnimalProfile, animalProfile({ sharedWith: [] }))),
  play: async ({ canvas }) => expect(await canvas.findByText('Only you, so far.')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(animalCalls.getAnimalProfile)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const LongAddress: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        animalCalls.getAnimalProfile,
        animalProfile({
          sharedWith: [{ email: `${'very.long.name.'.repeat(6)}@practice.example.com`, rights: 'full' }],
        }),
      ),
    ),
  globals: phone,
}

/** Whom it was given to with all rights may only show it: no choice, and nobody else's shares. */
export const ByAFriend: Story = {
  args: { animal: animal({ rights: 'full', isShared: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
    await expect(canvas.queryByText(/^Who sees/)).toBeNull()
  },
}

export const Shared: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sharingCalls.shareAnimal, ({ body }) => {
        requested(body)
        return animalProfile({ sharedWith })
      }),
    ),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('vet@example.com')
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ines@example.org')
    await userEvent.click(canvas.getByRole('radio', { name: /Look and use/ }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Share Skye' }))
    await expect(await canvas.findByRole('button', { name: 'Stop sharing with ines@example.org' })).toBeVisible()
    await expect(requested.mock.calls).toEqual([[{ email: 'ines@example.org', rights: 'full' }]])
    await expect(args.onChange).toHaveBeenLastCalledWith(sharedWith)
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('')
  },
}

export const WrongAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'ines at example')
    await userEvent.click(canvas.getByRole('button', { name: 'Share Skye' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/This field must be valid email/),
    )
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus()
  },
}
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(sharingCalls.shareAnimal, 428, {
        message: 'Something went wrong',
        errors: { email: 'This is your own address.' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'breeder@example.com{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/This is your own address/))
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('breeder@example.com')
  },
}
export const Stopped: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sharingCalls.unshareAnimal, ({ query }) => {
        requested(query)
        return { message: 'They no longer see this animal.' }
      }),
    ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sharing with vet@example.com' }))
    await expect(await canvas.findByText('Only you, so far.')).toBeVisible()
    await expect(requested).toHaveBeenCalledWith({ email: 'vet@example.com' })
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
