import { activationCalls } from '@shop/contract/activation'
import { collectionAgentCalls } from '@shop/contract/collection-agent'
import { activated, activation, activationId, dueActivation, pet } from '@shop/mocks/fixtures/activation'
import { listOf } from '@shop/mocks/fixture'
import { product } from '@shop/mocks/fixtures/product'
import { signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Activate } from './Activate.screen.tsx'
import { begun, isAt, opened, phone, renderActivate, says } from './activate-story.tsx'

const meta = {
  component: Activate,
  title: 'Screens/Activate/Review',
  parameters: opened('review'),
  beforeEach: begun(activation(), 6),
  render: renderActivate,
} satisfies Meta<typeof Activate>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = async (name: string, { canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name }))
const open = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByText('See the tests, or leave some out'))

export const NothingDue: Story = {
  play: async ({ canvas }) => {
    await says('Everything is tested: 6 tests.')
    await expect(canvas.getByText('Nothing to pay')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change animal' })).toHaveAttribute('href', '/activate/about-my-pet')
  },
}
export const OnAPhone: Story = { globals: phone }
export const ForAVet: Story = {
  parameters: opened('review', signedIn(vet())),
  globals: { country: 'AU' },
}
export const Due: Story = {
  beforeEach: begun(dueActivation(), 6),
  play: () => says('$58.00'),
}
export const LongNames: Story = {
  beforeEach: begun(
    activation({
      pet: pet({ petName: 'Her Serene Highness Wilhelmina von und zu Hinterpommern-Blumenfeld', weight: 1.2 }),
      barcodes: ['KP4827193321', 'KP4827193322'],
    }),
    6,
  ),
}
/** The breed's coat beside its name. */
export const OneBreed: Story = {
  beforeEach: begun(activation({ pet: pet({ breed: { id: 200193, name: 'Border Collie' } }) }), 6),
}
/** What may be left out does not stop an activation. */
export const ChoicesFail: Story = {
  beforeEach: (context) => {
    begun(activation(), 6)(context)
    context.msw.use(
      mockFailure(activationCalls.listActivationProducts, 500),
      mockFailure(collectionAgentCalls.listCollectionAgents, 500),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(activationCalls.listActivationProducts.fails)).toBeVisible()
    await expect(await canvas.findByText(collectionAgentCalls.listCollectionAgents.fails)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Activate my kit' })).toBeEnabled()
  },
}
export const BreedFails: Story = {
  beforeEach: (context) => {
    begun(activation({ pet: pet({ breed: { id: 200193, name: 'Border Collie' } }) }), 6)(context)
    context.msw.use(mockFailure(activationCalls.getActivationBreed, 500))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch breed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Activate my kit' })).toBeEnabled()
  },
}
export const Tests: Story = { play: open }
export const TestsOnAPhone: Story = { play: open, globals: phone }

const requested = fn()
const listening =
  (reviewed = activation()) =>
  (context: Context) => {
    requested.mockClear()
    begun(activation(), 6)(context)
    context.msw.use(
      mock(
        activationCalls.listActivationProducts,
        listOf([product({ id: 2050, name: 'Ivermectin sensitivity (MDR1)' })]),
      ),
      mock(activationCalls.reviewActivation, ({ body: { id: _, ...body } }) => {
        requested('review', body)
        return reviewed
      }),
      mock(activationCalls.activateKit, ({ body }) => {
        requested('activate', body.excludeProducts, body.barcodes)
        return activated()
      }),
    )
  }

/** Left out by kind, and so in the record that is sent (activate-8). */
export const LeftOut: Story = {
  beforeEach: listening(activation({ excludeProducts: { trait: [2102], disease: [2002] } })),
  play: async (context) => {
    const { canvas, userEvent } = context
    await open(context)
    await userEvent.click(canvas.getByLabelText('Degenerative myelopathy (DM)'))
    await userEvent.click(canvas.getByLabelText('Coat length'))
    await expect(
      canvas.getByText(/^4 tests of 6\. Left out: Degenerative myelopathy \(DM\), Coat length\.$/),
    ).toBeVisible()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Activate my kit' }))
    await isAt('/activate/done')
    await expect(requested.mock.calls).toEqual([
      [
        'review',
        {
          excludeProducts: { trait: [2102], disease: [2002] },
          upgradeProducts: [],
          coupon: '',
          collectionAgent: null,
        },
      ],
      ['activate', { trait: [2102], disease: [2002] }, ['KP4827193321']],
    ])
  },
}
export const MoreTests: Story = {
  beforeEach: listening(dueActivation()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Test for more' }), 'iver')
    await userEvent.click(await canvas.findByRole('option', { name: /^Ivermectin/ }))
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'WELCOME10')
    await press('Continue to payment', context)
    await isAt('/activate/payment')
    await expect(requested).toHaveBeenCalledWith(
      'review',
      expect.objectContaining({ upgradeProducts: [2050], coupon: 'WELCOME10' }),
    )
  },
}
/** What was left out, and the coupon, are there again (activate-5). */
export const AfterAReload: Story = {
  beforeEach: (context) => {
    listening(dueActivation())(context)
    const values = { tested: { t2002: false }, upgradeProducts: [2050], coupon: 'WELCOME10' }
    sessionStorage.setItem('activation:review', JSON.stringify({ of: activationId, values }))
  },
  play: async (context) => {
    await expect(await context.canvas.findByLabelText('Coupon')).toHaveValue('WELCOME10')
    await open(context)
    await expect(context.canvas.getByLabelText('Degenerative myelopathy (DM)')).not.toBeChecked()
  },
}
export const TakenByAnAgent: Story = {
  beforeEach: listening(),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Taken by a collection agent?' }))
    await userEvent.click(await canvas.findByRole('option', { name: /^Riverside Animal Clinic/ }))
    await expect(canvas.getByRole('button', { name: 'I took it myself after all' })).toBeVisible()
    await press('Activate my kit', context)
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith(
        'review',
        expect.objectContaining({ collectionAgent: { id: 1, name: 'Riverside Animal Clinic' } }),
      ),
    )
    await isAt('/activate/done')
  },
}

export const CouponRefused: Story = {
  beforeEach: (context) => {
    begun(dueActivation(), 6)(context)
    context.msw.use(
      mockFailure(activationCalls.reviewActivation, 428, {
        message: 'Failed to review activation',
        errors: { coupon: 'We do not know this coupon.' },
      }),
    )
  },
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByLabelText('Coupon'), 'NO')
    await press('Continue to payment', context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Coupon')).toHaveAccessibleDescription('We do not know this coupon.'),
    )
    await expect(context.canvas.getByLabelText('Coupon')).toHaveValue('NO')
  },
}
export const ReviewFailed: Story = {
  beforeEach: (context) => {
    begun(activation(), 6)(context)
    context.msw.use(mockFailure(activationCalls.reviewActivation, 500))
  },
  play: async (context) => {
    await press('Activate my kit', context)
    await says('Failed to review activation')
  },
}
export const ActivationFailed: Story = {
  beforeEach: (context) => {
    begun(activation(), 6)(context)
    context.msw.use(mockFailure(activationCalls.activateKit, 500))
  },
  play: async (context) => {
    await press('Activate my kit', context)
    await says('Kit activation failed')
  },
}
export const Offline: Story = {
  beforeEach: (context) => {
    begun(activation(), 6)(context)
    context.msw.use(mockOffline(activationCalls.reviewActivation))
  },
  play: async (context) => {
    await press('Activate my kit', context)
    await says('Network error')
  },
}
/** Another person was quicker: the reason is shown, and nothing is lost. */
export const ActivatedElsewhere: Story = {
  beforeEach: (context) => {
    begun(activation(), 6)(context)
    context.msw.use(
      mockFailure(activationCalls.activateKit, 409, { message: 'This kit has just been activated, by somebody else.' }),
    )
  },
  play: async (context) => {
    await press('Activate my kit', context)
    await says('This kit has just been activated, by somebody else.')
  },
}
