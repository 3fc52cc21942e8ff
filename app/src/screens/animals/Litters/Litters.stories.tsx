import { litterCalls } from '@shop/contract/litter'
import { listOf } from '@shop/mocks/fixture'
import { litters } from '@shop/mocks/fixtures/litter'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Litters } from './Litters.screen.tsx'

const [listed] = litters

const meta = {
  component: Litters,
  title: 'Screens/Animals/Litters',
  parameters: { path: '/my/litters', settings: { user: signedIn() } },
} satisfies Meta<typeof Litters>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {
      name: '6 puppies of Orchardlane Blue Hour and Orchardlane Autumn Drive',
    })
    await expect(link).toHaveAttribute('href', '/my/litters/c0ffee00-0000-4000-8000-000000000801')
    await expect(canvas.getByText('3 with you, 1 offered, 2 in new homes')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '4 puppies of Orchardlane Blue Hour' })).toBeVisible()
    await expect(canvas.getByText('2 litters')).toBeVisible()
  },
}
export const Many: Story = {
  parameters: { path: '/my/litters?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(litterCalls.listLitters, {
        ...listOf(
          Array.from({ length: 20 }, (_, index) => ({
            ...listed,
            id: `c0ffee00-0000-4000-8000-0000000009${String(index).padStart(2, '0')}`,
          })),
        ),
        count: 61,
        next: 3,
        previous: 1,
      }),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText('61 litters')).toBeVisible(),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(litterCalls.listLitters, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No litters yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Enter a litter' })).toHaveLength(1)
    await expect(canvas.queryByText('0 litters')).toBeNull()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(litterCalls.listLitters)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(litterCalls.listLitters, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(litterCalls.listLitters, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible()),
}
