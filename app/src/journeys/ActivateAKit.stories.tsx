import { type Activation, activationCalls } from '@shop/contract/activation'
import { activation, activationBarcode, checkedActivation, newActivation, pet } from '@shop/mocks/fixtures/activation'
import { mock } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { activateAKit } from '../../e2e/steps/activate-a-kit.ts'
import { dana } from '../../e2e/steps/checkout.ts'
import { Journey, stopsAfter, walks } from './journey-story.tsx'

const steps = activateAKit({ barcode: activationBarcode, name: 'Biscuit', email: 'dana@example.com', person: dana })

const meta = {
  component: Journey,
  title: 'Journeys/Activate a kit',
  parameters: { path: '/activate', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    let held: Activation = newActivation()
    msw.use(
      mock(activationCalls.getActivation, () => held),
      mock(activationCalls.registerEmail, ({ body }) => (held = newActivation({ email: body.email }))),
      mock(activationCalls.checkBarcode, ({ body }) => (held = checkedActivation({ barcodes: body.barcodes }))),
      mock(activationCalls.saveActivationPet, () => (held = checkedActivation({ pet: pet() }))),
      mock(activationCalls.saveActivationPerson, () => (held = activation())),
    )
  },
} satisfies Meta<typeof Journey>
export default meta
type Story = StoryObj<typeof meta>

/** A guest’s way from the barcode on a swab to a kit that is activated. */
export const WholeWay: Story = walks(steps)
export const WholeWayOnAPhone: Story = { ...WholeWay, globals: { viewport: { value: 'phone' } } }
export const WhereTheResultsGo: Story = { ...stopsAfter(0, steps), tags: ['!test'] }
export const TheEmail: Story = { ...stopsAfter(1, steps), tags: ['!test'] }
export const TheBarcode: Story = { ...stopsAfter(2, steps), tags: ['!test'] }
export const WhichKit: Story = { ...stopsAfter(3, steps), tags: ['!test'] }
export const TheAnimal: Story = { ...stopsAfter(4, steps), tags: ['!test'] }
export const ThePerson: Story = { ...stopsAfter(5, steps), tags: ['!test'] }
export const LookedOver: Story = { ...stopsAfter(6, steps), tags: ['!test'] }
