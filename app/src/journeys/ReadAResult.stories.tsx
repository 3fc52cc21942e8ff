import { signedIn } from '@shop/mocks/fixtures/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { readAResult } from '../../e2e/steps/read-a-result.ts'
import { Journey, stopsAfter, walks } from './journey-story.tsx'

const steps = readAResult({ name: 'Skye', disease: /^Collie eye anomaly/ })

const meta = {
  component: Journey,
  title: 'Journeys/Read a result',
  parameters: { path: '/my/my-animals', layout: 'fullscreen', settings: { user: signedIn() } },
} satisfies Meta<typeof Journey>
export default meta
type Story = StoryObj<typeof meta>

/** A breeder’s way from the list of animals to what a result means, and to its certificate. */
export const WholeWay: Story = walks(steps)
export const WholeWayOnAPhone: Story = { ...WholeWay, globals: { viewport: { value: 'phone' } } }
export const TheAnimals: Story = { ...stopsAfter(0, steps), tags: ['!test'] }
export const TheAnimal: Story = { ...stopsAfter(1, steps), tags: ['!test'] }
export const ItsHealth: Story = { ...stopsAfter(2, steps), tags: ['!test'] }
export const TheResult: Story = { ...stopsAfter(3, steps), tags: ['!test'] }
export const ItsTraits: Story = { ...stopsAfter(4, steps), tags: ['!test'] }
