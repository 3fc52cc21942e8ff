import { activationCalls } from '@shop/contract/activation'
import { activated, newActivation } from '@shop/mocks/fixtures/activation'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Activate } from './Activate.screen.tsx'
import { begun, isAt, opened, phone, renderActivate, says } from './activate-story.tsx'

const meta = {
  component: Activate,
  title: 'Screens/Activate/Done',
  parameters: opened('done'),
  beforeEach: begun(activated({ animalId: null })),
  render: renderActivate,
} satisfies Meta<typeof Activate>
export default meta
type Story = StoryObj<typeof meta>

/** A guest learns how to read the results. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Biscuit’s kit is activated' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Follow the sample' })).toHaveAttribute(
      'href',
      '/tools/sample-tracker/KP4827193321',
    )
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Fmy%2Fmy-animals',
    )
  },
}
export const GuestOnAPhone: Story = { globals: phone }
export const SignedInOwner: Story = {
  parameters: opened('done', signedIn(owner())),
  beforeEach: begun(activated()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See Biscuit' })).toHaveAttribute(
      'href',
      `/my/animals/${activated().animalId}`,
    )
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
  },
}
export const SignedInBreeder: Story = {
  parameters: opened('done', signedIn(breeder())),
  beforeEach: begun(activated()),
}
export const SignedInVet: Story = {
  parameters: opened('done', signedIn(vet())),
  beforeEach: begun(activated()),
}

const nextId = 'c0ffee00-0000-4000-8000-000000000802'
/** Another kit of the same person: email and person stay, payment and pet are cleared (activate-2). */
export const AnotherKit: Story = {
  beforeEach: (context) => {
    begun(activated())(context)
    sessionStorage.setItem('activation:pet', JSON.stringify({ of: activated().id, values: { pet: {} } }))
    sessionStorage.setItem('activation:attempt', JSON.stringify({ checkoutId: nextId }))
    context.msw.use(mock(activationCalls.registerEmail, ({ body }) => newActivation({ id: nextId, email: body.email })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate another kit' }))
    await isAt('/activate/barcode')
    await expect(JSON.parse(localStorage.getItem('activation') ?? '')).toEqual({ id: nextId, reached: 2 })
    await expect(sessionStorage.getItem('activation:person')).toContain('Okafor')
    await expect(sessionStorage.getItem('activation:pet')).toBeNull()
    await expect(sessionStorage.getItem('activation:attempt')).toBeNull()
  },
}
export const AnotherKitFailed: Story = {
  beforeEach: (context) => {
    begun(activated())(context)
    context.msw.use(mockFailure(activationCalls.registerEmail, 500))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate another kit' }))
    await says('Email registration failed')
    await isAt('/activate/done')
  },
}
/** The first step again: a new activation, nothing of the finished one. */
export const BeginsAfresh: Story = {
  parameters: opened('email'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Email/)).toHaveValue('')
    await isAt('/activate')
  },
}
