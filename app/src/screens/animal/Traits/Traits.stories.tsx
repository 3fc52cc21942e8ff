import { resultCalls } from '@shop/contract/result'
import { genotyped, result, resultSheet, unread, variant } from '@shop/mocks/fixtures/result'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { asBreeder, asOwner, asVet, atAnimal, onPhone } from '../../../parts/animal/animal-story.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Traits } from './Traits.screen.tsx'

const meta = {
  component: Traits,
  title: 'Screens/Animal/Traits',
  parameters: { ...asBreeder('traits') },
  render: atAnimal(Traits),
} satisfies Meta<typeof Traits>
export default meta
type Story = StoryObj<typeof meta>

/** From genotype to what shows, and one step down where that is known from. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Two of Skye’s traits' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Recessive red (E locus)' })).toBeVisible()
    await expect(canvas.getByText('Dark pigment, carries recessive red')).toBeVisible()
    await expect(canvas.getByText('E/e', { selector: 'span' })).toBeInTheDocument()
    const [how] = canvas.getAllByText('How we know')
    await userEvent.click(how as HTMLElement)
    await waitFor(() => expect(canvas.getByText('PMEL')).toBeVisible())
    await expect(canvas.getByText(/^Hearing and eye defects/)).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Could be black, or black and tan' })).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const Owner: Story = { parameters: asOwner('traits') }
export const VetsPatient: Story = { parameters: asVet('traits', 336) }

const trait = (id: number, name: string, pair: Parameters<typeof genotyped>[0] | null, meaning: string) =>
  result({
    id: `c0ffee00-0000-4000-8000-00000000${id}`,
    product: { id, name },
    kind: 'trait',
    status: null,
    ...(pair ? genotyped(pair) : unread),
    meaning,
    offspringMeaning: null,
    bodySystem: null,
    caution: null,
  })

/** Colour, coat and body each by themselves; one could not be read, one has two places. */
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(resultCalls.getAnimalCoat, { coat: null }),
      mock(
        resultCalls.getResults,
        resultSheet({
          results: [
            trait(
              2120,
              'Coat colour E locus (recessive red)',
              [variant('E'), variant('E')],
              'Dark pigment. There is no recessive red to pass on.',
            ),
            trait(
              2121,
              'Coat colour A locus (agouti)',
              ['ay', 'at'],
              'Fawn or sable, carries tan points. It shows unless dominant black (K) or recessive red (e/e) hides it.',
            ),
            trait(
              2122,
              'Coat colour B locus (brown)',
              [variant('B'), 'b'],
              'Black pigment, carries brown. One copy does not show, and can be passed on.',
            ),
            trait(2123, 'Coat colour D locus (d1 dilution)', null, 'This marker could not be read.'),
            trait(
              2124,
              'Coat length I (FGF5 L1)',
              [variant('L'), 'l'],
              'Short coat, carries long hair. One long-hair variant does not show, and can be passed on.',
            ),
            trait(
              2125,
              'Furnishings / improper coat (RSPO2)',
              ['N', variant('F')],
              'Furnishings: beard, moustache and eyebrows. One copy is enough to show.',
            ),
            trait(
              2126,
              'Natural bobtail (brachyury, T locus)',
              ['n', 'n'],
              'Tail of full length, by this gene. Other causes of a short tail are known in some breeds.',
            ),
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Seven of Skye’s traits' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Color and pattern',
      'Coat',
      'Body',
    ])
    await expect(canvas.getByText('No genotype')).toBeInTheDocument()
  },
}
export const ManyOnAPhone: Story = { ...Many, globals: onPhone }

/** Two variants of one gene, one copy of each: what they make together depends on which parent each came from. */
export const ReadTogether: Story = {
  beforeEach: ({ msw }) => {
    const tests = [
      { product: { id: 3053, name: 'Long hair M1' }, genotype: 'N/M1' },
      { product: { id: 3054, name: 'Long hair M2' }, genotype: null },
      { product: { id: 3056, name: 'Long hair M4' }, genotype: 'N/M4' },
    ]
    const together = { name: 'Coat length', reading: 'Long coat', isSettled: false, tests, unread: [], sources: [] }
    const said =
      'long coat if the two variants were inherited from different parents, else short coat, carries long hair. The parents’ results tell which.'
    msw.use(
      mock(
        resultCalls.getResults,
        resultSheet({
          results: [
            {
              ...trait(3053, 'Long hair M1', ['N', variant('M1')], `Read together with Long hair M4 (N/M4): ${said}`),
              together,
            },
            {
              ...trait(3056, 'Long hair M4', ['N', variant('M4')], `Read together with Long hair M1 (N/M1): ${said}`),
              together,
            },
          ],
        }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Long coat, not settled')).toHaveLength(2)
    const [how] = canvas.getAllByText('How we know')
    await userEvent.click(how as HTMLElement)
    await waitFor(() => expect(canvas.getAllByText(/Long hair M2: no result/)[0]).toBeVisible())
  },
}

export const None: Story = {
  parameters: asVet('traits'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'No traits were read for Juno' })).toBeVisible(),
}
export const InProcess: Story = {
  parameters: asBreeder('traits', 305),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Follow this sample' })).toBeVisible()
    await expect(canvas.getByText(/^What comes here: 9 trait tests/)).toHaveTextContent('Expected by 11/28/2026.')
  },
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(resultCalls.getResults)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the results')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultCalls.getResults, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const SessionOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultCalls.getResults, 401)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: 'Please log in again' })).toBeInTheDocument(),
}
export const Dark: Story = { globals: { scheme: 'dark' } }
