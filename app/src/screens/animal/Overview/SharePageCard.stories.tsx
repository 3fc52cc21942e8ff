import { sharePageCalls } from '@shop/contract/share-page'
import { Toaster } from '@shop/design-system'
import { animalProfile } from '@shop/mocks/fixtures/animal'
import { ownSharePage } from '@shop/mocks/fixtures/share-page'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SharePageCard } from './SharePageCard.tsx'

const sent = fn()
const meta = {
  component: SharePageCard,
  title: 'Screens/Parts/SharePageCard',
  args: { profile: animalProfile() },
  parameters: { path: '/my/animals/1', settings: { user: signedIn() } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      mock(sharePageCalls.saveSharePage, ({ body }) => {
        sent(body)
        return ownSharePage()
      }),
    )
  },
} satisfies Meta<typeof SharePageCard>
export default meta
type Story = StoryObj<typeof meta>
const isOn: Pick<Story, 'beforeEach'> = {
  beforeEach: ({ msw }) => msw.use(mock(sharePageCalls.getSharePage, ownSharePage())),
}
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'A public page about Skye' }))
}

export const Off: Story = {
  play: async () => {
    const dialog = await open('Make a page')
    await userEvent.click(dialog.getByRole('checkbox', { name: /Trapped neutrophil syndrome/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'The coat by its DNA' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make the page' }))
    await expect(await screen.findByRole('link', { name: /View it/ })).toHaveAttribute(
      'href',
      '/animal/share/kq3Jc1x8mB0vYt5R',
    )
    await expect(sent).toHaveBeenCalledWith({ hasPhoto: true, hasBreed: true, hasCoat: true, results: [2003] })
  },
}
export const On: Story = {
  ...isOn,
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Copy its link' })).toBeVisible(),
}
export const Changing: Story = { ...isOn, play: async () => void (await open('Change or close it')) }
export const ChangingOnAPhone: Story = { ...Changing, globals: { viewport: { value: 'phone' } } }
export const AnotherAddress: Story = {
  ...isOn,
  play: async () => {
    const dialog = await open('Change or close it')
    await userEvent.click(dialog.getByRole('button', { name: 'Give it a new link' }))
    await expect(await screen.findByText(/The old one no longer works/)).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({
      hasPhoto: true,
      hasBreed: true,
      hasCoat: false,
      results: [2003, 2004],
      isRenewed: true,
    })
  },
}
export const Closed: Story = {
  ...isOn,
  play: async () => {
    const dialog = await open('Change or close it')
    await userEvent.click(dialog.getByRole('button', { name: 'Close the page' }))
    await expect(await screen.findByRole('button', { name: 'Make a page' })).toBeVisible()
  },
}
export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(sharePageCalls.saveSharePage)),
  play: async () => {
    const dialog = await open('Make a page')
    const make = dialog.getByRole('button', { name: 'Make the page' })
    await userEvent.click(make)
    await waitFor(() => expect(make).toHaveAttribute('aria-busy', 'true'))
  },
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(sharePageCalls.getSharePage, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
