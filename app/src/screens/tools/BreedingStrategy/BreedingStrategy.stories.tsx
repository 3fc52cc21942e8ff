import { animalCalls } from '@shop/contract/animal'
import { factSheetCalls } from '@shop/contract/fact-sheet'
import { toolCalls } from '@shop/contract/tool'
import { listOf } from '@shop/mocks/fixture'
import { animalId, breederAnimals } from '@shop/mocks/fixtures/animal'
import { factSheet } from '@shop/mocks/fixtures/fact-sheet'
import { breedingStrategy, pairGenotypes } from '@shop/mocks/fixtures/tool'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { BreedingStrategy } from './BreedingStrategy.screen.tsx'

const path = '/my/breeding-strategy'
const filledIn = `${path}?tests=2002&dam=N/CEA&sire=N/N`
const meta = {
  component: BreedingStrategy,
  title: 'Screens/Tools/BreedingStrategy',
  parameters: { path: filledIn, settings: { user: signedIn() } },
  beforeEach: ({ msw }) => msw.use(mock(factSheetCalls.getFactSheet, factSheet())),
} satisfies Meta<typeof BreedingStrategy>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const [locus] = breedingStrategy().loci
type Locus = NonNullable<typeof locus>
const cea = locus as Locus

export const Start: Story = {
  parameters: { path },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Work it out' }))
    await expect(await canvas.findByText('This field is required')).toBeVisible()
  },
}

export const OneGene: Story = {
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('article', { name: /Collie eye anomaly/ })
    await expect(article).toHaveTextContent('N/CEA50%')
    await expect(article).toHaveTextContent('No puppy of this pair gets two copies')
  },
}
export const OneGeneOnAPhone: Story = { globals: phone }

/** Choosing one's own animals fills in what they were found to have. */
export const FromOnesAnimals: Story = {
  parameters: { path },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.listAnimals, ({ query }) =>
        listOf(breederAnimals.filter(({ gender }) => gender === query.gender)),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Dam, from your animals' }))
    await userEvent.click(await canvas.findByRole('option', { name: /Skye/ }))
    await waitFor(() => expect(canvas.getAllByRole('combobox', { name: 'Dam' })[0]).toHaveValue('N/CEA'))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Sire, from your animals' }))
    await userEvent.click(await canvas.findByRole('option', { name: /Bracken/ }))
    await waitFor(() => expect(canvas.getAllByRole('combobox', { name: 'Sire' })[0]).toHaveValue('N/N'))
    await userEvent.click(canvas.getByRole('button', { name: 'Work it out' }))
    // Both stay chosen, and are named above the answer.
    await expect(await canvas.findByRole('heading', { name: 'Skye and Bracken' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Dam, from your animals' })).toHaveValue('Skye, Border Collie')
    await expect(canvas.getByRole('combobox', { name: 'Sire, from your animals' })).toHaveValue(
      'Bracken, Border Collie',
    )
  },
}

/** A pair in the address, as the ranking of mates links to it, is answered at once. */
export const OfAPair: Story = {
  parameters: { path: `${path}?damId=${animalId(301)}&sireId=${animalId(302)}` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Skye and Bracken' })).toBeVisible()
    await expect(canvas.getAllByRole('group', { name: /^Gene/ })).toHaveLength(2)
    const print = spyOn(window, 'print').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }))
    await expect(print).toHaveBeenCalledOnce()
  },
}

/** A dam whose samples contradict each other counts as not tested, with a note. */
export const ContradictedParent: Story = {
  parameters: { path: `${path}?damId=${animalId(301)}&sireId=${animalId(302)}` },
  beforeEach: ({ msw }) => {
    const { tests, ...parents } = pairGenotypes()
    msw.use(
      mock(toolCalls.getPairGenotypes, {
        ...parents,
        tests: tests.map((test, index) => (index ? test : { ...test, dam: null, conflicting: ['dam' as const] })),
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Samples of Skye contradict each other')).toBeVisible()
    await expect(canvas.getByText(/counts as not tested until the laboratory has settled it/)).toBeVisible()
    await expect(canvas.getAllByRole('combobox', { name: 'Dam' })[0]).toHaveDisplayValue('Not tested')
  },
}

/** Not two animals of one's own that can be a pair. */
export const NoPair: Story = {
  parameters: { path: `${path}?damId=${animalId(999)}` },
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.getPairGenotypes, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot find this')).toBeVisible(),
}

/** An untested sire: a range, hatched, and no guess. */
export const UntestedParent: Story = {
  parameters: { path: `${path}?tests=2002&dam=N/CEA&sire=?` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        toolCalls.getBreedingStrategy,
        breedingStrategy({
          loci: [
            {
              ...cea,
              sire: null,
              outcomes: [
                ...cea.outcomes.map((outcome, copies) => ({
                  ...outcome,
                  percentFrom: copies * 50,
                  percentTo: 50,
                })),
                {
                  genotype: 'CEA/CEA',
                  status: 'affected',
                  sex: null,
                  percentFrom: 0,
                  percentTo: 50,
                  meaning: 'Two copies of the variant',
                },
              ],
              advice: 'Test the sire before you decide.',
              warnings: ['With an untested sire, up to half of the puppies could have two copies.'],
            },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => expect((await canvas.findAllByText('0 to 50%')).length).toBe(2),
}

const xLinked: Locus = {
  ...cea,
  product: { id: 3047, name: 'X-linked myotubular myopathy (XLMTM)' },
  name: 'X-linked myotubular myopathy (XLMTM)',
  gene: 'MTM1',
  modeOfInheritance: 'X-linked recessive',
  dam: 'N/M',
  sire: 'N/Y',
  outcomes: (['daughters', 'sons'] as const).flatMap((sex) => [
    {
      genotype: sex === 'sons' ? 'N/Y' : 'N/N',
      status: 'clear' as const,
      sex,
      percentFrom: 50,
      percentTo: 50,
      meaning: 'No copy of the variant',
    },
    {
      genotype: sex === 'sons' ? 'M/Y' : 'N/M',
      status: sex === 'sons' ? ('affected' as const) : ('carrier' as const),
      sex,
      percentFrom: 50,
      percentTo: 50,
      meaning: sex === 'sons' ? 'His one copy has the variant: affected' : 'One copy: may pass it on',
    },
  ]),
  advice: 'Half of the sons would be affected. Choose another pair.',
}

/** Several genes, one of them on the X chromosome: the table of all together has daughters and sons apart. */
export const Together: Story = {
  parameters: { path: `${path}?tests=2002,3047&dam=N/CEA,N/M&sire=N/N,N/Y` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        toolCalls.getBreedingStrategy,
        breedingStrategy({
          loci: [cea, xLinked],
          combined: (['daughters', 'sons'] as const).flatMap((sex) =>
            ['N/N', 'N/CEA'].flatMap((first) =>
              (sex === 'sons' ? ['N/Y', 'M/Y'] : ['N/N', 'N/M']).map((second) => ({
                genotypes: [first, second],
                sex,
                percent: 25,
              })),
            ),
          ),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All genes together' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'N/CEA M/Y Sons 25%' })).toBeVisible()
  },
}

/** Two tests of one gene: what a kitten can be by both, and why it is a range. */
export const ReadTogether: Story = {
  tags: ['long'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        toolCalls.getBreedingStrategy,
        breedingStrategy({
          together: [
            {
              name: 'Coat length',
              gene: 'FGF5',
              tests: [
                { id: 3053, name: 'Long hair M1' },
                { id: 3056, name: 'Long hair M4' },
              ],
              outcomes: [
                {
                  reading: 'Long coat',
                  status: null,
                  percentFrom: 50,
                  percentTo: 100,
                  meaning: 'Any two of the long-hair variants make the coat long.',
                },
                {
                  reading: 'Short coat, carries long hair',
                  status: null,
                  percentFrom: 0,
                  percentTo: 50,
                  meaning: 'One long-hair variant does not show, and can be passed on.',
                },
              ],
              notes: ['The dam has one copy each of two different variants, so the chances are ranges.'],
              warnings: [],
              sources: ['https://vgl.ucdavis.edu/test/long-hair-cat'],
            },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('article', { name: 'Coat length, read together' })
    await expect(article).toHaveTextContent('Long coat50 to 100%')
  },
}

/** A type B queen: which kittens her first milk would harm, and what to do. */
export const FirstMilk: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        toolCalls.getBreedingStrategy,
        breedingStrategy({
          isoerythrolysis: {
            queen: 'B',
            tom: 'A',
            risk: 'high',
            percentFrom: 50,
            percentTo: 50,
            note: 'Natural anti-A antibodies of a type B queen pass in the first milk and destroy the red cells of the kitten; can be fatal.',
            whatToDo:
              'Best not mated; if mated, keep the kittens from the milk of the queen for at least the first 24 hours, planned with a vet before birth.',
            sources: ['https://doi.org/10.1055/a-1035-9649'],
          },
        }),
      ),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Her first milk would harm 50% of the kittens' })).toBeVisible(),
}

export const NotMultiplied: Story = {
  parameters: { path: `${path}?tests=2002,2003&dam=N/CEA,N/N&sire=N/N,N/N` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        toolCalls.getBreedingStrategy,
        breedingStrategy({
          loci: [
            cea,
            {
              ...cea,
              product: { id: 2003, name: 'Trapped neutrophil syndrome (TNS)' },
              name: 'Trapped neutrophil syndrome (TNS)',
            },
          ],
          combinedReason: 'We do not know on which chromosomes these genes lie, so their chances are not multiplied.',
        }),
      ),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText('Each gene for itself')).toBeVisible(),
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(toolCalls.getBreedingStrategy)) }
/** A genotype the test does not know: the server's message. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(toolCalls.getBreedingStrategy, 428, {
        message: 'This test knows the alleles N and CEA, not X.',
        errors: { damGeneticResult: 'This test knows the alleles N and CEA, not X.' },
      }),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText(/knows the alleles N and CEA/)).toBeVisible(),
}
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.getBreedingStrategy, 500)) }
export const Offline: Story = offline
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.getBreedingStrategy, 401)),
}
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
