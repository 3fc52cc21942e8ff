import { membershipCalls } from '@shop/contract/membership'
import { membership } from '@shop/mocks/fixtures/membership'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mock } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { planALitter } from '../../e2e/steps/plan-a-litter.ts'
import { Journey, stopsAfter, walks } from './journey-story.tsx'

const steps = planALitter({ dam: 'Skye, Border Collie', damName: 'Skye', sireName: 'Bracken' })

const meta = {
  component: Journey,
  title: 'Journeys/Plan a litter',
  parameters: { path: '/my/breeding-strategy/mates', layout: 'fullscreen', settings: { user: signedIn() } },
  beforeEach: ({ msw }) => msw.use(mock(membershipCalls.getMembership, { membership: membership() })),
} satisfies Meta<typeof Journey>
export default meta
type Story = StoryObj<typeof meta>

/** A breeder’s way from all mates of her bitch to what to expect of one. */
export const WholeWay: Story = walks(steps)
export const WholeWayOnAPhone: Story = { ...WholeWay, globals: { viewport: { value: 'phone' } } }
export const WhoseMates: Story = { ...stopsAfter(0, steps), tags: ['!test'] }
export const AllMates: Story = { ...stopsAfter(1, steps), tags: ['!test'] }
export const ByColour: Story = { ...stopsAfter(2, steps), tags: ['!test'] }
