import { addressCalls } from '@shop/contract/address'
import { savedAddress, savedAddresses } from '@shop/mocks/fixtures/address'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { AddressBook } from './AddressBook.tsx'
import { inItsCard } from './section-story.tsx'

const meta = {
  component: AddressBook,
  title: 'Screens/Account/MyProfile/AddressBook',
  args: { me: breeder() },
  parameters: { path: '/my/my-profile', settings: { user: signedIn() } },
  decorators: [inItsCard('address-book')],
} satisfies Meta<typeof AddressBook>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const phone = { viewport: { value: 'phone' } }
const requested = fn()

const open =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name })
    if (button) await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole(/Remove/.test(name.source) ? 'alertdialog' : 'dialog')).toBeVisible())
  }

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For parcels')).toBeVisible()
    await expect(canvas.getByText('For bills')).toBeVisible()
  },
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(addressCalls.listAddresses, { results: [] })),
  play: async ({ canvas }) => expect(await canvas.findByText('No addresses yet')).toBeVisible(),
}
export const Twenty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(addressCalls.listAddresses, {
        results: Array.from({ length: 20 }, (_, index) =>
          savedAddress({
            id: `c0ffee00-0000-4000-8000-0000000009${String(index + 10)}`,
            address: `${index + 1} Orchard Lane`,
          }),
        ),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is full/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add an address' })).toBeNull()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(addressCalls.listAddresses)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(addressCalls.listAddresses, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Adding: Story = { play: open(/^Add/) }
export const AddingOnAPhone: Story = { ...Adding, globals: phone }

export const Added: Story = {
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(addressCalls.createAddress, ({ body }) => {
        requested(body)
        return { results: [...savedAddresses, savedAddress({ ...body, id: savedAddress().id.replace(/1$/, '9') })] }
      }),
    )
  },
  play: async (context) => {
    await open(/^Add/)(context)
    const { canvas, userEvent } = context
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /For bills/ }))
    await userEvent.selectOptions(dialog.getByLabelText(/^Country/), 'France')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), '3 rue des Lilas')
    await userEvent.type(dialog.getByLabelText(/^City/), 'Lyon')
    await userEvent.type(dialog.getByLabelText(/^Postcode/), '69003')
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText(/3 rue des Lilas/)).toBeVisible()
    await expect(requested).toHaveBeenCalledWith(expect.objectContaining({ kind: 'billing', country: 'FR' }))
    await expect(canvas.getByRole('button', { name: 'Add an address' })).toHaveFocus()
  },
}

export const NotShippedThere: Story = {
  play: async (context) => {
    await open(/^Add/)(context)
    const { canvas, userEvent } = context
    await userEvent.selectOptions(canvas.getByLabelText(/^Country/), 'France')
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Country/)).toHaveAccessibleDescription(/We do not ship to this country yet/),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check 4 fields')
  },
}

export const BookFull: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(addressCalls.updateAddress, 428, {
        message: 'Your address book holds 20 addresses and is full. Please remove one first.',
      }),
    ),
  play: async (context) => {
    await open(/^Change/)(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    const form = within(canvas.getByRole('form', { name: 'Address' }))
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(/is full/))
  },
}

export const Changing: Story = {
  play: async (context) => {
    await open(/^Change/)(context)
    await expect(context.canvas.getByLabelText(/^City/)).toHaveValue('Ithaca')
  },
}

export const RemoveQuestion: Story = {
  play: async (context) => {
    await open(/^Remove/)(context)
    await expect(context.canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  },
}
export const Removed: Story = {
  play: async (context) => {
    await open(/^Remove/)(context)
    const { canvas, userEvent } = context
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Remove it' }))
    await canvas.findByText('The address is removed.')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Change/ })).toHaveLength(1))
    await expect(canvas.getByText('Address book')).toHaveFocus()
  },
}
export const RemoveFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(addressCalls.deleteAddress, 500)),
  play: async (context) => {
    await open(/^Remove/)(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it' }))
    await canvas.findByText('Failed to update user')
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
  },
}
