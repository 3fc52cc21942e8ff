import { adminCalls } from '@shop/contract/admin'
import { Toaster } from '@shop/design-system'
import { admin, breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AdminBar } from './AdminBar.tsx'
import { ShopFrame } from './ShopFrame/ShopFrame.tsx'
import { SimpleFrame } from './SimpleFrame/SimpleFrame.tsx'

const seen = (person: ReturnType<typeof breeder>) => ({
  settings: { user: signedIn({ ...person, viewedBy: { name: admin().name } }), userType: person.type },
})

const meta = {
  component: AdminBar,
  title: 'Screens/Frame/AdminBar',
  args: { loadPage: fn() },
  parameters: { layout: 'fullscreen', ...seen(breeder()) },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof AdminBar>
export default meta
type Story = StoryObj<typeof meta>

const says =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect(canvas.getByRole('complementary', { name: 'Viewing as a user' })).toHaveTextContent(text)

export const Breeder: Story = { play: says('Logged in as: Dana Whitcombe (breeder)') }
export const Owner: Story = { parameters: seen(owner()), play: says('Logged in as: Sam Okafor (pet owner)') }
export const Vet: Story = { parameters: seen(vet()), play: says('Logged in as: Priya Raman (vet)') }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongName: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: seen(breeder({ name: 'Wilhelmina Featherstonehaugh-Cholmondeley of Kirkcudbright' })),
}

/** Somebody in person sees no bar. */
export const InPerson: Story = {
  parameters: { settings: { user: signedIn() } },
  play: async ({ canvas }) => expect(canvas.queryByRole('complementary')).toBeNull(),
}

const barOnTop: NonNullable<Story['play']> = async ({ canvas }) => {
  const bar = canvas.getByRole('complementary', { name: 'Viewing as a user' })
  await expect(bar.getBoundingClientRect().top).toBe(0)
  await expect(bar).toBeVisible()
}
export const InTheShop: Story = {
  decorators: [() => <ShopFrame>{<h1>The page</h1>}</ShopFrame>],
  parameters: seen(owner()),
  play: barOnTop,
}
export const InTheShopOnAPhone: Story = { ...InTheShop, globals: { viewport: { value: 'phone' } } }
export const InTheCheckout: Story = {
  decorators: [() => <SimpleFrame>{<h1>The page</h1>}</SimpleFrame>],
  parameters: { path: '/checkout' },
  play: barOnTop,
}

export const Stops: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stop viewing' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(args.loadPage).toHaveBeenCalledOnce())
    await expect(args.loadPage).toHaveBeenLastCalledWith('/desk/people')
  },
}

export const StopFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(adminCalls.stopActing, 500)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop viewing' }))
    await waitFor(() => expect(canvas.getByText('operation failed')).toBeVisible())
    await expect(args.loadPage).not.toHaveBeenCalled()
  },
}
