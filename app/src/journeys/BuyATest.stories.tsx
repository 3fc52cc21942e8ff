import { cartCalls } from '@shop/contract/cart'
import { cart, emptyCart, readyCart } from '@shop/mocks/fixtures/cart'
import { mock } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buyATest } from '../../e2e/steps/buy-a-test.ts'
import { Journey, stopsAfter, walks } from './journey-story.tsx'

const meta = {
  component: Journey,
  title: 'Journeys/Buy a test',
  parameters: { path: '/breeder/for-dogs/dna-tests', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    let held = emptyCart()
    msw.use(
      mock(cartCalls.getCart, () => held),
      mock(cartCalls.addItem, () => (held = cart())),
      mock(cartCalls.updateCart, () => (held = readyCart())),
    )
  },
} satisfies Meta<typeof Journey>
export default meta
type Story = StoryObj<typeof meta>

/** The way of a guest from the list of tests to a paid order. */
export const WholeWay: Story = walks(buyATest)
export const WholeWayOnAPhone: Story = { ...WholeWay, globals: { viewport: { value: 'phone' } } }
export const TheTests: Story = { ...stopsAfter(0, buyATest), tags: ['!test'] }
export const TheTest: Story = { ...stopsAfter(1, buyATest), tags: ['!test'] }
export const InTheCart: Story = { ...stopsAfter(2, buyATest), tags: ['!test'] }
export const WhereToReachYou: Story = { ...stopsAfter(3, buyATest), tags: ['!test'] }
export const WhereTheKitGoes: Story = { ...stopsAfter(4, buyATest), tags: ['!test'] }
export const HowToPay: Story = { ...stopsAfter(5, buyATest), tags: ['!test'] }
export const LookedOver: Story = { ...stopsAfter(6, buyATest), tags: ['!test'] }
export const TheCard: Story = { ...stopsAfter(7, buyATest), tags: ['!test'] }
