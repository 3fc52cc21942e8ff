import { activationCalls } from '@shop/contract/activation'
import { activationId, checkedActivation, plainActivation } from '@shop/mocks/fixtures/activation'
import { listOf } from '@shop/mocks/fixture'
import { product } from '@shop/mocks/fixtures/product'
import { breeder, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Activate } from './Activate.screen.tsx'
import { begun, isAt, opened, phone, renderActivate, says } from './activate-story.tsx'

const meta = {
  component: Activate,
  title: 'Screens/Activate/Kit',
  parameters: opened('kit'),
  beforeEach: begun(checkedActivation(), 3),
  render: renderActivate,
} satisfies Meta<typeof Activate>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
const asUser = opened('kit', signedIn(breeder()))

// A kit that is paid for

export const PaidKit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Geno Pet' })).toBeVisible()
    await expect(canvas.getByText('Paid for')).toBeVisible()
  },
}
export const PaidKitOnAPhone: Story = { globals: phone }

const breedKit = checkedActivation({
  kit: {
    barcode: 'KP4827193321',
    product: { id: 36, name: 'Full breed profile kit for dogs' },
    species: { id: 1, name: 'Canine' },
    isPrepaid: true,
    isBreedRequired: true,
    animalName: null,
  },
})
const requested = fn()
const listening = (record: typeof breedKit) => (context: Context) => {
  requested.mockClear()
  begun(record, 3)(context)
  context.msw.use(
    mock(activationCalls.enterKitBarcode, ({ body: { id: _, ...body } }) => {
      requested(body)
      return checkedActivation({ selectedTestKit: { id: 36, name: 'Full breed profile kit for dogs' } })
    }),
  )
}

export const BreedIsAsked: Story = { beforeEach: begun(breedKit, 3) }
export const BreedRequired: Story = {
  beforeEach: begun(breedKit, 3),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, carry on' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Which breed/ })).toHaveAccessibleDescription(
        /^This field is required\./,
      ),
    )
  },
}
export const BreedSent: Story = {
  beforeEach: listening(breedKit),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Which breed/ }), 'border')
    await userEvent.click(await canvas.findByRole('option', { name: 'Border Collie' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, carry on' }))
    await isAt('/activate/about-my-pet')
    await expect(requested).toHaveBeenCalledWith({
      barcode: 'KP4827193321',
      selectedBreed: { id: 200193, name: 'Border Collie' },
    })
  },
}
export const UsedMeanwhile: Story = {
  beforeEach: (context) => {
    begun(checkedActivation(), 3)(context)
    context.msw.use(
      mockFailure(activationCalls.enterKitBarcode, 428, {
        message: 'Failed to enter barcode',
        errors: { barcodes: 'The barcode KP4827193321 has been used already. Every kit is activated once.' },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, carry on' }))
    // The form's own, and the toast's once it is there.
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(/has been used already/))
  },
}

// A plain swab, paid by a kit of the balance (activate-10)

const plain = plainActivation()

export const Balance: Story = {
  parameters: asUser,
  beforeEach: begun(plain, 3),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Full breed profile kit for dogs ?3 left/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Geno Pet ?1 left/ })).toBeVisible()
  },
}
export const BalanceOnAPhone: Story = { ...Balance, globals: phone }
export const BalanceOfAVet: Story = {
  ...Balance,
  parameters: opened('kit', signedIn(vet())),
}
export const BalanceLoading: Story = {
  parameters: asUser,
  beforeEach: (context) => {
    begun(plain, 3)(context)
    context.msw.use(mockPending(activationCalls.getTestKitBalance))
  },
}
export const BalanceFailed: Story = {
  parameters: asUser,
  beforeEach: (context) => {
    begun(plain, 3)(context)
    context.msw.use(mockFailure(activationCalls.getTestKitBalance, 500))
  },
  play: () => says('Failed to fetch test kit balance'),
}
/** The balance is used up: a code is the way left. */
export const BalanceEmpty: Story = {
  parameters: asUser,
  beforeEach: (context) => {
    begun(plain, 3)(context)
    context.msw.use(mock(activationCalls.getTestKitBalance, { results: [] }))
  },
  play: async ({ canvas }) => {
    await says('No kits left')
    await expect(await canvas.findByLabelText(/^The kit’s code/)).toBeVisible()
  },
}
export const NothingChosen: Story = {
  parameters: asUser,
  beforeEach: begun(plain, 3),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: /^Geno Pet/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await says('This field is required')
  },
}
export const RedeemedFromTheBalance: Story = {
  parameters: asUser,
  beforeEach: listening(plain),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Geno Pet/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await isAt('/activate/about-my-pet')
    await expect(requested).toHaveBeenCalledWith({
      barcode: 'KP4827193321',
      selectedTestKit: { id: 969, name: 'Geno Pet' },
    })
  },
}
/** A guest has no balance: the code of a kit that is paid for, or a login that comes back here. */
export const GuestsCode: Story = {
  beforeEach: listening(plain),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Factivate%2Fkit',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^The kit’s code/)).toHaveAccessibleDescription(/^This field is required/),
    )
    await userEvent.type(canvas.getByLabelText(/^The kit’s code/), 'KP4827199999{Enter}')
    await isAt('/activate/about-my-pet')
    await expect(requested).toHaveBeenCalledWith({ barcode: 'KP4827199999' })
  },
}
export const CodeRefused: Story = {
  beforeEach: (context) => {
    begun(plain, 3)(context)
    context.msw.use(
      mockFailure(activationCalls.enterKitBarcode, 428, {
        message: 'Failed to enter barcode',
        errors: { barcode: 'This is a swab without tests. Please enter a kit whose tests are paid for.' },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^The kit’s code/), 'KP1{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^The kit’s code/)).toHaveAccessibleDescription(/^This is a swab without tests/),
    )
  },
}

// A swab whose test is chosen and paid on the way

const step = plainActivation({ type: 'step' })
const tests = listOf([product(), product({ id: 2003, name: 'Trapped neutrophil syndrome (TNS)' })])
const withTests = (record: typeof step) => (context: Context) => {
  listening(record)(context)
  context.msw.use(mock(activationCalls.listActivationProducts, tests))
}

export const ChooseATest: Story = { beforeEach: withTests(step) }
export const TestRequired: Story = {
  beforeEach: withTests(step),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await says('This field is required')
  },
}
export const TestChosen: Story = {
  beforeEach: withTests(step),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'A dog' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^One health test/ }))
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Which one/ }), 'trapped')
    await userEvent.click(await canvas.findByRole('option', { name: /^Trapped neutrophil/ }))
    await expect(canvas.getByText('$58.00')).toBeVisible()
  },
}
export const TestChosenOnAPhone: Story = { ...TestChosen, globals: phone }
export const TestSent: Story = {
  beforeEach: withTests(step),
  play: async (context) => {
    await TestChosen.play?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith({
        barcode: 'KP4827193321',
        selectedProduct: { id: 2003, name: 'Trapped neutrophil syndrome (TNS)' },
      }),
    )
  },
}
/** What was chosen is there again (activate-5). */
export const AfterAReload: Story = {
  beforeEach: (context) => {
    withTests(step)(context)
    const values = {
      species: 'dog',
      kind: 'disease',
      selectedProduct: { id: 2003, name: 'Trapped neutrophil syndrome (TNS)' },
    }
    sessionStorage.setItem('activation:kit', JSON.stringify({ of: activationId, values }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'A dog' })).toBeChecked()
    await expect(await canvas.findByRole('heading', { name: /^Trapped neutrophil/ })).toBeVisible()
  },
}
export const TestsFailed: Story = {
  beforeEach: (context) => {
    begun(step, 3)(context)
    context.msw.use(mockFailure(activationCalls.listActivationProducts, 500))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'A cat' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^Breed mix/ }))
    await says('Failed to fetch products')
  },
}
