import { resultCalls } from '@shop/contract/result'
import { animalCoat } from '@shop/mocks/fixtures/animal-coat'
import { animalId } from '@shop/mocks/fixtures/animal'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { asBreeder, onPhone } from '../../../parts/animal/animal-story.tsx'
import { CoatCard } from './CoatCard.tsx'

const meta = {
  component: CoatCard,
  title: 'Screens/Parts/CoatCard',
  args: { id: animalId(301), petName: 'Skye' },
  parameters: asBreeder('traits'),
} satisfies Meta<typeof CoatCard>
export default meta
type Story = StoryObj<typeof meta>
const shows = (coat: NonNullable<Parameters<typeof animalCoat>[0]> | null): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock(resultCalls.getAnimalCoat, { coat: coat && animalCoat(coat) })),
})

/** What was not tested leaves two colours open, and leads to the test that decides. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Could be black, or black and tan' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Black', 'Black and tan'])
    await expect(canvas.getByRole('link', { name: 'Dominant black (K locus)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/p\/2123$/),
    )
    await expect(canvas.getByText(/Rarer, and not excluded: blue and blue and tan/)).toBeVisible()
  },
}
export const OpenOnAPhone: Story = { globals: onPhone }
export const Settled: Story = {
  ...shows({ title: 'Black and tan', colours: ['Black and tan'], colourCount: 1, untested: [], rare: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Black and tan' })).toBeVisible()
    await expect(canvas.queryByText(/Not tested, or/)).toBeNull()
  },
}
export const Tortoiseshell: Story = shows({
  title: 'Tortoiseshell of blue and cream',
  colours: ['Tortoiseshell of blue and cream'],
  colourCount: 1,
  white: null,
  untested: [],
  rare: { colours: ['White all over'], tests: [{ id: 3060, name: 'Dominant white' }] },
  limits: ['Silver, the pattern of a tabby, and how much is white come from other genes.'],
})
/** One gene was read: no colour is named, and none is drawn. */
export const TooOpen: Story = {
  ...shows({
    title: 'The colour is still open',
    colours: [],
    colourCount: 31,
    white: null,
    rare: null,
    contradicted: [{ id: 2123, name: 'Coat colour K locus (dominant black)' }],
    beside: [{ product: { id: 2119, name: 'Coat colour cocoa (co locus)' }, genotype: 'co/co' }],
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^31 colors fit/)).toBeVisible()
    await expect(canvas.getByText('White: not tested.')).toBeVisible()
    await expect(canvas.getByText(/Another gene can change this: .*\(co\/co\)/)).toBeVisible()
    await expect(canvasElement.querySelector('svg use')).toBeNull()
  },
}
/** Nothing of its colour was tested. */
export const NoColourTest: Story = {
  ...shows(null),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Describing the coat')).toBeNull())
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(resultCalls.getAnimalCoat)),
  play: async ({ canvas }) => expect(await canvas.findByText('Describing the coat')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultCalls.getAnimalCoat, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
