import { cartCalls } from '@shop/contract/cart'
import { codes, type FailureBody } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { priceOf } from '@shop/contract/money'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { Stack, Toaster, toaster } from '@shop/design-system'
import { pendingPayment } from '@shop/mocks/fixtures/pending-payment'
import { product } from '@shop/mocks/fixtures/product'
import { mock, mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { FormAnswerProvider } from '../data/form-answer.tsx'
import { useAddToCart } from '../parts/cart/use-add-to-cart.ts'
import { hidePendingPayment } from '../parts/payment/pending-payment.ts'
import { AnswerNotice } from './AnswerNotice.tsx'

type Refusal = { status: number; body: FailureBody }

const coded = (name: keyof typeof codes, message: string): Refusal => ({
  status: 409,
  body: { message, code: codes[name] },
})
const byCode: Record<keyof typeof codes, Refusal> = {
  pendingPayment: coded('pendingPayment', messages.pendingPaymentsText),
  upgradeMix: coded('upgradeMix', messages.upgradeMixText),
  voucherRedeemed: coded('voucherRedeemed', 'This voucher has already been redeemed.'),
  secondFactor: coded('secondFactor', 'Enter the code of your authenticator app.'),
  creditLimit: coded('creditLimit', 'Your credit does not reach for this order.'),
  membersOnly: coded('membersOnly', 'Members alone have this.'),
}
const others: Record<string, Refusal> = {
  alreadyInCart: { status: 409, body: { message: messages.itemAlreadyInCart } },
  customAlreadyInCart: { status: 409, body: { message: messages.customAlreadyInCart } },
  fields: {
    status: 428,
    body: {
      message: messages.failedToAddItemToCart,
      errors: { quantity: 'At most 99 of one.', product_id: 'We do not sell this.' },
    },
  },
  crash: { status: 500, body: { message: messages.failedToAddItemToCart } },
}
const refusals = { ...byCode, ...others }

/** What the server answers the form with, by the name of its refusal. */
const InThePage = ({ name, refusal: { status, body } }: { name: string; refusal: Refusal }) => (
  <FormAnswerProvider value={{ refusal: { call: 'addItem', status, failure: body, values: {} } }}>
    <section aria-label={name}>
      <AnswerNotice />
    </section>
  </FormAnswerProvider>
)

const Press = () => {
  const { add } = useAddToCart(product())
  return (
    <button type="button" onClick={() => void add()}>
      Add to cart
    </button>
  )
}

const meta = {
  component: AnswerNotice,
  title: 'Screens/Frame/AnswerNotice',
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof AnswerNotice>
export default meta
type Story = StoryObj<typeof meta>

/** What is said, and where its links lead. */
const contentOf = (element: HTMLElement) => ({
  texts: [...element.querySelectorAll('h2, p, [id$=description], li:not(:has(p))')].map(
    ({ textContent }) => textContent,
  ),
  links: [...element.querySelectorAll('a')]
    .map((link) => `${link.textContent} ${link.href}`)
    .toSorted((one, other) => one.localeCompare(other)),
})

/** Each refusal as the server answers a form with it, and then as the same form shows it by its script. */
export const EveryRefusal: Story = {
  parameters: { provokesErrors: true },
  render: () => (
    <Stack gap="4">
      <Press />
      {Object.entries(refusals).map(([name, refusal]) => (
        <InThePage key={name} name={name} refusal={refusal} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, msw, userEvent }) => {
    for (const [name, { status, body }] of Object.entries(refusals)) {
      const answered = canvas.getByRole('region', { name })
      msw.use(mockFailure(cartCalls.addItem, status, body))
      await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
      const isOwing = body.code === codes.pendingPayment
      const shown = isOwing
        ? await canvas.findByRole('dialog', { name: 'Pending Payments $61.20' })
        : await canvas.findByRole('region', { name: 'Messages' })
      await waitFor(() => expect(contentOf(answered)).toEqual(contentOf(shown)))
      hidePendingPayment()
      toaster.dismissAll()
      await waitFor(() => expect(shown).not.toBeInTheDocument())
    }
  },
}

/** What is owed in two currencies is a line each, and there is a way to pay it without scripts. */
export const OwingInTwoCurrencies: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        pendingPaymentCalls.getPendingPayment,
        pendingPayment({ amount: priceOf(5000, 'EUR', 'FR'), others: [priceOf(3000, 'GBP', 'GB')] }),
      ),
    ),
  render: () => <InThePage name="Owing" refusal={byCode.pendingPayment} />,
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert')
    await waitFor(() => expect(within(notice).getAllByRole('listitem')).toHaveLength(2))
    await expect(within(notice).getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/invoices/pay')
  },
}
export const OwingOnAPhone: Story = { ...OwingInTwoCurrencies, globals: { viewport: { value: 'phone' } } }
