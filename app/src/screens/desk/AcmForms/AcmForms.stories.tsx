import { acmFormCalls } from '@shop/contract/acm-form'
import { Toaster } from '@shop/design-system'
import { deskAcmForm } from '@shop/mocks/fixtures/acm-form'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { AcmForms } from './AcmForms.screen.tsx'

const meta = {
  component: AcmForms,
  title: 'Screens/Desk/AcmForms',
  parameters: { path: '/desk/people/acm-forms', settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof AcmForms>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

/** Presses a button, gives a reason in the dialog that opens, and sends it. */
const decide =
  (button: string, action: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'As they wrote')
    await userEvent.click(dialog.getByRole('button', { name: action }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  }

const { number } = deskAcmForm()

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(number) })
    await expect(row).toHaveTextContent('Priya Raman, Riverside Animal Clinic')
    await expect(within(row).getByRole('button', { name: `Approve ${number}` })).toBeVisible()
  },
}
export const Sorted: Story = { play: sortedBy('Number', ['Since', 'ascending']) }
/** They see what comes, and decide on nothing. */
export const InTheLaboratory: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['laboratory'] })) } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(number) })
    await expect(within(row).queryByRole('button')).toBeNull()
  },
}
export const OfOneOwner: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(acmFormCalls.listDeskAcmForms, ({ query: { email } }) => ({
        results: [deskAcmForm({ state: email === 'breeder@example.com' ? 'approved' : 'waiting' })],
      })),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Email of an owner' }),
      'breeder@example.com{Enter}',
    )
    await canvas.findByRole('button', { name: `Take it back ${number}` })
    await expect(canvas.queryByRole('button', { name: `Approve ${number}` })).toBeNull()
    await decide(`Take it back ${number}`, 'Take it back')(context)
  },
}
export const Approves: Story = {
  play: async (context) => {
    const approved = fn()
    context.msw.use(
      mock(acmFormCalls.approveAcmForm, ({ params, body }) => {
        approved(params.id, body.reason)
        return { form: deskAcmForm({ state: 'approved' }), isChanged: true }
      }),
    )
    await decide(`Approve ${number}`, 'Approve')(context)
    await expect(approved).toHaveBeenCalledWith(deskAcmForm().id, 'As they wrote')
  },
}
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(acmFormCalls.listDeskAcmForms, {
        results: [deskAcmForm({ purpose: 'Registration of a litter with our kennel club, '.repeat(6) })],
      }),
    ),
}
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(acmFormCalls.listDeskAcmForms, {
        results: Array.from({ length: 80 }, (_, index) =>
          deskAcmForm({ id: `c0ffee00-0000-4000-8000-${String(index).padStart(12, '0')}` }),
        ),
      }),
    ),
}
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(acmFormCalls.listDeskAcmForms, { results: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No request waits')).toBeVisible()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(acmFormCalls.listDeskAcmForms)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(acmFormCalls.listDeskAcmForms, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
