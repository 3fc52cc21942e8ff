import { adminCalls } from '@shop/contract/admin'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { accounts } from '@shop/mocks/fixtures/admin'
import { admin, colleague, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { People } from './People.screen.tsx'

const meta = {
  component: People,
  title: 'Screens/Desk/People',
  args: { loadPage: fn() },
  parameters: { path: '/desk/people', settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof People>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

/** As the server does. */
const searchable: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    mock(adminCalls.listAccounts, ({ query: { search = '' } }) =>
      listOf(accounts.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(search.toLowerCase()))),
    ),
  )

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Sam Okafor/ })
    await expect(row).toHaveTextContent('pet owner')
    await expect(row).toHaveTextContent('01/12/2026')
    await expect(canvas.getByText('4 people')).toBeVisible()
    // Nobody sees the shop as a colleague does.
    const own = canvas.getByRole('row', { name: /Robin Adeyemi/ })
    await expect(own).toHaveTextContent('Manager')
    await expect(within(own).queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /^View as/ })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'What was done at the desk' })).toHaveAttribute('href', '/desk/audit')
  },
}
export const Sorted: Story = { play: sortedBy('Name', ['Since', 'descending']) }
export const Phone: Story = { globals: phone }
/** The audit is the manager's. */
export const InSupport: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  play: async ({ canvas }) => {
    await canvas.findByText('4 people')
    await expect(canvas.queryByRole('link', { name: 'What was done at the desk' })).toBeNull()
  },
}

export const Search: Story = {
  beforeEach: searchable,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 people')
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Search name or email' })).toHaveFocus()
    await userEvent.keyboard('okafor{Enter}')
    await expect(await canvas.findByText(/1 person with “okafor”/)).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Dana/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByText('4 people')).toBeVisible()
  },
}
export const NobodyFound: Story = {
  parameters: { path: '/desk/people?search=zebra' },
  beforeEach: searchable,
  play: async ({ canvas }) => expect(await canvas.findByText(/Nothing is listed here/)).toBeVisible(),
}

export const ManyPages: Story = {
  parameters: { path: '/desk/people?search=a%20b&page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(adminCalls.listAccounts, ({ query }) =>
        listOf(accounts, { count: 12_345, next: Number(query.page) + 1, previous: Number(query.page) - 1 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/12,345 people/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/desk/people?search=a+b&page=3')
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(adminCalls.listAccounts)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(adminCalls.listAccounts, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Offline: Story = offline
const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'View as Priya Raman' }))
  const dialog = await canvas.findByRole('dialog', { name: 'View the shop as Priya Raman' })
  await waitFor(() => expect(dialog).toBeVisible())
}
export const AsksWhy: Story = {
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(context.canvas.getByLabelText(/^Reason/)).toHaveFocus())
    await expect(context.canvas.getByText('It ends by itself after 30 minutes.')).toBeVisible()
  },
}
export const AsksWhyOnAPhone: Story = { globals: phone, play: open }

export const ViewsAs: Story = {
  beforeEach: ({ msw }) => msw.use(mock(adminCalls.actAs, vet({ viewedBy: { name: admin().name } }))),
  play: async (context) => {
    await open(context)
    // The browser stores things of the admin's that have nothing to do with the user.
    localStorage.setItem('cart', 'the admin’s')
    await context.userEvent.type(context.canvas.getByLabelText(/^Reason/), 'Asked by telephone')
    await context.userEvent.keyboard('{Tab}{Enter}{Enter}')
    await waitFor(() => expect(context.args.loadPage).toHaveBeenCalledOnce())
    await expect(context.args.loadPage).toHaveBeenLastCalledWith('/vet')
    await expect(localStorage.getItem('cart')).toBeNull()
  },
}

const submit =
  (typed: string, says: string): Play =>
  async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    if (typed) {
      await userEvent.click(canvas.getByLabelText(/^Reason/))
      await userEvent.paste(typed)
    }
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'View as Priya Raman' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Reason/)).toHaveAccessibleDescription(expect.stringContaining(says)),
    )
    await expect(canvas.getByLabelText(/^Reason/)).toHaveValue(typed)
    await expect(context.args.loadPage).not.toHaveBeenCalled()
  }
export const NoReason: Story = { play: submit('', 'This field is required') }
export const ReasonTooLong: Story = { play: submit('why '.repeat(60).trim(), 'Use at most 200 characters') }

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(adminCalls.actAs, 403, {
        message: 'You can see the site as a customer, not as somebody of the desk.',
      }),
    ),
  play: async (context) => {
    await open(context)
    await context.userEvent.type(context.canvas.getByLabelText(/^Reason/), 'Asked by telephone{Tab}{Enter}')
    await expect(
      await context.canvas.findByText('You can see the site as a customer, not as somebody of the desk.'),
    ).toBeVisible()
    await expect(context.args.loadPage).not.toHaveBeenCalled()
  },
}
/** Gives a role to whoever has an address. */
const add =
  (typed: Record<string, string>): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a colleague' }))
    const dialog = within(await canvas.findByRole('dialog'))
    for (const [label, text] of Object.entries(typed))
      await userEvent.type(dialog.getByLabelText(new RegExp(`^${label}`)), text)
    await userEvent.selectOptions(dialog.getByLabelText(/^Role/), 'Warehouse')
    await userEvent.click(dialog.getByRole('button', { name: 'Give the role' }))
  }
const kim = { Email: 'kim@example.com', 'First name': 'Kim', 'Last name': 'Lee', Reason: 'Packs on Mondays' }
export const AddsAColleague: Story = {
  play: async (context) => {
    const given = fn()
    context.msw.use(
      mock(adminCalls.giveRole, ({ body }) => {
        given(body)
        return { email: body.email, isNew: true, isChanged: true }
      }),
    )
    await add(kim)(context)
    await expect(
      await context.canvas.findByText('kim@example.com has the role Warehouse, and a mail to choose a password.'),
    ).toBeVisible()
    await expect(given).toHaveBeenCalledWith({
      email: 'kim@example.com',
      role: 'warehouse',
      firstName: 'Kim',
      lastName: 'Lee',
      reason: 'Packs on Mondays',
    })
  },
}
/** The server knows whether the address is new. */
export const NameIsMissing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(adminCalls.giveRole, 428, {
        message: 'Nobody has this address. For a new account the name is needed.',
        errors: { firstName: 'This field is required', lastName: 'This field is required' },
      }),
    ),
  play: async (context) => {
    await add({ Email: 'kim@example.com', Reason: 'Packs on Mondays' })(context)
    await waitFor(() => expect(context.canvas.getByLabelText(/^First name/)).toBeInvalid())
    await expect(context.canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue('kim@example.com')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
