import { animalCalls } from '@shop/contract/animal'
import { resultCalls } from '@shop/contract/result'
import { sampleCalls } from '@shop/contract/sample'
import { animal, animalId, barcodeOf, biscuit, profileOf } from '@shop/mocks/fixtures/animal'
import {
  conflict,
  contradictedSheet,
  genotyped,
  manyResults,
  settlement,
  result,
  resultSheet,
  unread,
  variant,
  yChromosome,
} from '@shop/mocks/fixtures/result'
import { medicine } from '@shop/mocks/fixtures/medicine'
import { animalBarcode, sampleAt } from '@shop/mocks/fixtures/sample'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { asBreeder, asOwner, asVet, atAnimal, onPhone } from '../../../parts/animal/animal-story.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Health } from './Health.screen.tsx'

/** What was found, for whoever acts on it: owners, breeders and vets each read it in their own order. */
const meta = {
  component: Health,
  title: 'Screens/Animal/Health',
  parameters: { ...asBreeder('health') },
  render: atAnimal(Health),
} satisfies Meta<typeof Health>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const cea = 'Collie eye anomaly / choroidal hypoplasia (CEA/CH)'
const rowOf = (heading: HTMLElement) => heading.closest('details') as HTMLElement

/** Opens a result and gives what is behind it. */
const open = async ({ canvas, userEvent }: Parameters<Play>[0], name: string) => {
  const heading = await canvas.findByRole('heading', { name })
  await userEvent.click(heading)
  return within(rowOf(heading))
}

/** Groups are in the order of what matters; each row has its verdict in a word. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Skye is a carrier of one disease' }),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: '6 results: 1 carrier, 1 no result, 4 clear' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Carrier 1',
      'No result 1',
      'Clear 4',
      'From other laboratories',
    ])
    const carriers = within(canvas.getByRole('region', { name: 'Carrier 1' }))
    await expect(carriers.getByText('Carrier', { selector: 'summary span' })).toBeVisible()
    // A marker that failed is never called clear.
    await expect(canvas.getByRole('region', { name: 'No result 1' })).toHaveTextContent('Imerslund-Gräsbeck')
    await expect(canvas.getByText(/^Priya Raman, Riverside Animal Clinic took the sample/)).toBeVisible()
    // Two traits are on the same sheet, and are not counted here.
    await expect(canvas.getByText(/^5 of 6 disease tests read by Kinpaw Laboratory/)).toBeVisible()
    await expect(canvas.getByText('Sample results.')).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }

/** Plain words first; gene, genotype, source and all the rest one step down. */
export const Opened: Story = {
  play: async (context) => {
    const row = await open(context, cea)
    const facts = [
      ['Gene', 'NHEJ1'],
      ['Variant', 'c.588+462_588+8260del'],
      ['Genotype', 'N/CEA'],
      ['Inheritance', 'Autosomal recessive'],
      ['How we know', 'Tested in this sample'],
      ['Laboratory', 'Kinpaw Laboratory'],
      ['Date', '11/12/2026'],
      ['Panel version', '4.2'],
      ['Identity', 'Verified'],
    ] as const
    for (const [term, value] of facts)
      await expect(row.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value)
    await expect(row.getByRole('link', { name: /^PubMed 17916641/ })).toHaveAttribute('target', '_blank')
    await expect(row.getByText(/^Severity varies widely/)).toBeVisible()
    await expect(row.getByText(/^Tells whether your dog can go blind from collie eye anomaly/)).toBeVisible()
    for (const [name, href] of [
      ['About this test', '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002'],
      ['What each result means', '/resources/fact-sheet/collie-eye-anomaly-choroidal-hypoplasia-cea-ch/2002'],
      ['All tests for the Border Collie', '/breeder/for-dogs/breeds/border-collie/200193'],
    ] as const)
      await expect(row.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(row.getByRole('heading', { name: 'For breeding' })).toBeVisible()
    await expect(row.getByRole('link', { name: 'Plan a mating with this result' })).toHaveAttribute(
      'href',
      `/my/breeding-strategy?damId=${animalId(301)}&tests=2002&dam=N%2FCEA`,
    )
  },
}
export const OpenedOnAPhone: Story = { ...Opened, globals: onPhone }

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: cea })
    const summary = heading.closest('summary') as HTMLElement
    await userEvent.click(summary)
    await expect(rowOf(heading)).toHaveAttribute('open')
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    await expect(rowOf(heading)).not.toHaveAttribute('open')
  },
}

/** For the animal first, then when to see the vet. Taken at home: the identity is not verified, and that is explained. */
export const ForOwners: Story = {
  parameters: asOwner('health'),
  play: async (context) => {
    const row = await open(context, 'Exercise-induced collapse (EIC)')
    await expect(row.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
      'For Biscuit',
      'For breeding',
      'When to talk to your vet',
      'What this test tells',
    ])
    await expect(context.canvas.getByText('Identity not verified')).toBeVisible()
    await expect(context.canvas.getByText(/^Nobody checked the microchip/)).toBeVisible()
    await expect(context.canvas.queryByRole('link', { name: /Plan a mating/ })).toBeNull()
  },
}
export const ForOwnersOnAPhone: Story = { parameters: asOwner('health'), globals: onPhone }

/** What needs acting on as a card, everything as a table by body system, made for the printer too. */
export const ForVets: Story = {
  parameters: asVet('health'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'One of Juno’s results needs your attention' }),
    ).toBeVisible()
    const table = canvas.getByRole('table', { name: 'Juno’s results by body system' })
    await expect(
      within(table)
        .getAllByRole('rowheader')
        .map((one) => one.firstChild?.textContent),
    ).toEqual([
      'Nervous system/Neurologic',
      'Degenerative myelopathy (DM, SOD1)',
      'Urinary system/Urologic',
      'Cystinuria type I-A (Newfoundland type)',
    ])
    await expect(within(table).getByRole('row', { name: /^Cystinuria/ })).toHaveTextContent('SLC3A1 c.586C>T')
    for (const row of within(table).getAllByRole('row', { name: /Identity/ }))
      await expect(row).toHaveTextContent(/Identity (not )?verified/)
    await expect(within(table).getAllByRole('row', { name: /Identity/ })).toHaveLength(2)
    const print = spyOn(window, 'print').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
    // Patients wherever others have animals (audience-7).
    await expect(canvas.getByRole('link', { name: 'My patients' })).toHaveAttribute('href', '/my/my-patients')
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: /^Cystinuria/ }))
    await expect(canvas.getByRole('heading', { name: 'For this patient' })).toBeVisible()
    await expect(canvas.queryByText(/animal\b/i, { selector: 'h4, nav *' })).toBeNull()
  },
}
export const ForVetsOnAPhone: Story = { parameters: asVet('health'), globals: onPhone }

/** Whoever reads may read it as another would; the address stores it. */
export const AnotherView: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'For breeders' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: 'For vets' }))
    await expect(await canvas.findByRole('table', { name: /by body system/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'For vets' })).toHaveAttribute('aria-current', 'page')
  },
}

const many: Story = { beforeEach: ({ msw }) => msw.use(mock(resultCalls.getResults, manyResults())) }
/** A full panel: the clear ones are folded, and one result is found by its name or its body system. */
export const Many: Story = {
  ...many,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all 170 clear results' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a result' }), 'FAM20C')
    await waitFor(() => expect(canvas.getByText('14 of 180 results')).toBeVisible())
    // Looked for, so not folded.
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Find a result' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Body system' }), 'Ophthalmologic')
    const count = await canvas.findByText(/^\d+ of 180 results$/)
    const [found] = (count.textContent ?? '').split(' ')
    await expect(document.querySelectorAll('details')).toHaveLength(Number(found))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Body system' }), 'All body systems')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 170 clear results' }))
    await expect(document.querySelectorAll('details')).toHaveLength(180)
  },
}
export const ManyOnAPhone: Story = { ...many, globals: onPhone }
export const ManyForVets: Story = { ...many, parameters: asVet('health') }

export const OnlyOne: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        resultCalls.getResults,
        resultSheet({ isSampleData: false, results: [result({ ...genotyped(['N', 'N']), status: 'clear' })] }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Skye is clear' })).toBeVisible()
    await expect(canvas.queryByText('Sample results.')).toBeNull()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

/** What is written of the animal now is not what its results were read by. */
export const RecordChanged: Story = {
  beforeEach: ({ msw }) => msw.use(mock(resultCalls.getResults, resultSheet({ recordChange: 'sex and breed' }))),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/something else was on record: another sex and breed/)).toBeVisible(),
}

/** Clear by the parents' tests, a male's one copy, several places in one test, and a genotype without a verdict. */
export const Unusual: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        resultCalls.getResults,
        resultSheet({
          results: [
            result({
              id: 'c0ffee00-0000-4000-8000-000000001001',
              ...unread,
              status: 'clear',
              meaning: 'Clear by parentage, not by a test of its own.',
              basis: { kind: 'parentage', generations: 2 },
            }),
            result({
              id: 'c0ffee00-0000-4000-8000-000000001002',
              product: { id: 3047, name: 'X-linked myotubular myopathy (XLMTM)' },
              modeOfInheritance: 'X-linked recessive',
              ...genotyped([variant('M'), yChromosome]),
              status: 'affected',
              ageOfOnset: 'by about 4 months in the one described cat',
              penetrance: 'incomplete',
              prevalence: 'Described in one cat (its authors, 2014).',
              medicine: medicine({
                whatItIs: 'A weakness of all muscles that begins in kittens.',
                signs: 'Weakness, a gait like a rabbit’s, and trouble swallowing.',
                whatHelps: 'Soft food, and quiet.',
                askTheVet: ['Which anaesthetic is safe for him?', 'What should we do when he cannot swallow?'],
                emergency: 'Trouble breathing is an emergency.',
                drugs: ['Ivermectin', 'Loperamide'],
                sources: ['https://omia.org/OMIA002144/9685/'],
              }),
              validatedBreeds: ['Maine Coon'],
              isValidatedInBreed: false,
              meaning: 'The variant is on his X chromosome, and a male has no second copy: affected.',
            }),
            result({
              id: 'c0ffee00-0000-4000-8000-000000001003',
              product: { id: 2999, name: 'Dermatomyositis (three loci)' },
              modeOfInheritance: 'Complex (three loci)',
              ...genotyped(['A', variant('a')], ['B', 'B'], ['C', variant('c')]),
              status: null,
              meaning: 'This test reads places in the DNA that mean something only together with others.',
              offspringMeaning: null,
            }),
          ],
        }),
      ),
    ),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('Clear by parentage', { selector: 'summary span' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Without a verdict 1' })).toHaveTextContent('Dermatomyositis')
    const row = await open(context, 'X-linked myotubular myopathy (XLMTM)')
    await expect(row.getByText(/^His only copy is the variant/)).toBeVisible()
    await expect(row.getByText(/other breeds: Maine Coon. In the Border Collie it may say less/)).toBeVisible()
    await expect(row.getByText('By about 4 months in the one described cat')).toBeVisible()
    await expect(row.getByText('Which anesthetic is safe for him?')).toBeVisible()
    await expect(row.getByText('Described in one cat (its authors, 2014).')).toBeVisible()
    await expect(row.getByRole('link', { name: /A card for the wallet/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/medicine-card\/3047\.pdf$/),
    )
    const clear = await open(context, cea)
    await expect(clear.getByText(/^Clear by parentage: clear for 2 generations/)).toBeVisible()
  },
}

const longName = 'Progressive rod-cone degeneration with early onset and slow progression in the second eye '.repeat(3)
/** A cat's blood group is shown beside its diseases, with the caution for a transfusion. */
export const WithBloodGroup: Story = {
  parameters: asVet('health'),
  beforeEach: ({ msw }) => {
    const product = { id: 3050, name: 'AB blood group' }
    msw.use(
      mock(
        resultCalls.getResults,
        resultSheet({
          results: [
            result(),
            result({
              id: 'c0ffee00-0000-4000-8000-000000003050',
              product,
              kind: 'trait',
              gene: 'CMAH',
              status: null,
              meaning: 'Blood group B. Confirm by serology before a transfusion.',
              together: {
                name: 'Blood group',
                reading: 'Blood group B',
                isSettled: true,
                tests: [{ product, genotype: 'b1/b1' }],
                unread: [],
                sources: [],
              },
            }),
          ],
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Blood group B')).toBeVisible()
    await expect(canvas.getByText(/Confirm by serology before a transfusion/)).toBeVisible()
  },
}

export const LongNames: Story = {
  globals: onPhone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        animalCalls.getAnimalProfile,
        profileOf(animal({ petName: 'Bartholomew Archibald Featherstonehaugh the Third of Orchardlane' })),
      ),
      mock(
        resultCalls.getResults,
        resultSheet({
          results: [
            result({
              product: { id: 2002, name: longName.trim() },
              ...genotyped([variant('c.1752_1755delAACT'), variant('c.588+462_588+8260del')]),
              status: 'at_risk',
              meaning: longName,
            }),
          ],
        }),
      ),
    ),
}

/** An older sample is chosen; the address names it, so the choice is there after a reload. */
export const SeveralSamples: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sampleCalls.listAnimalBarcodes, {
        results: [
          animalBarcode(),
          animalBarcode({ barcode: barcodeOf(304), reportedAt: '2025-03-02T09:00:00.000Z' }),
          sampleAt('genotyping', { barcode: barcodeOf(305) }),
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const picker = await canvas.findByRole('combobox', { name: 'Sample' })
    await expect(picker).toHaveValue(barcodeOf(301))
    await userEvent.selectOptions(picker, `${barcodeOf(304)}, 03/02/2025`)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'One of Skye’s results needs your attention' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Traits' })).toHaveAttribute(
      'href',
      expect.stringContaining(`?sample=${barcodeOf(304)}`),
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sample' }), `${barcodeOf(305)}, in process`)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We are reading Skye’s DNA' })).toBeVisible()
  },
}

/** Two samples read one test differently: neither verdict, above all pages and in the row, and no mating is planned by it. */
export const Conflicting: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.getAnimalProfile, profileOf(animal(), { conflicts: [conflict()] })),
      mock(resultCalls.getResults, contradictedSheet()),
    ),
  play: async (context) => {
    const { canvas } = context
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Skye’s samples contradict each other in one test' }),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: '3 results: 1 conflicting, 2 clear' })).toBeVisible()
    await expect(canvas.getByText('Samples of Skye contradict each other')).toBeVisible()
    await expect(canvas.getByText(`${cea}: ${barcodeOf(301)} read N/CEA, ${barcodeOf(305)} read N/N.`)).toBeVisible()
    const row = await open(context, cea)
    await expect(row.queryByRole('link', { name: 'Plan a mating with this result' })).toBeNull()
  },
}
export const ConflictingOnAPhone: Story = { ...Conflicting, globals: onPhone }

/** The laboratory has settled for another sample: this one's reading is set aside. */
export const SetAside: Story = {
  beforeEach: ({ msw }) => {
    const settled = conflict({ settlement })
    msw.use(
      mock(
        resultCalls.getResults,
        resultSheet({
          conflicts: [settled],
          results: [result({ status: 'no_result', loci: [], conflict: settled, meaning: 'Set aside.' })],
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Settled by the laboratory')).toBeVisible()
    await expect(
      canvas.getByText(/Dr A. Weber settled on 11\/20\/2026 that sample .* stands. Why: The first swab was too weak./),
    ).toBeVisible()
  },
}

/** What is shown is a part; what is missing is neither clear nor not clear. */
export const Partial: Story = {
  parameters: asBreeder('health', 308),
  play: async ({ canvas }) => expect(await canvas.findByText('Not everything has been read yet')).toBeVisible(),
}

/** Somebody else's animal: its results are there to read, and nothing to do with it. */
export const SharedToRead: Story = {
  parameters: asVet('health', 321),
  beforeEach: ({ msw }) =>
    msw.use(mock(animalCalls.getAnimalProfile, profileOf({ ...biscuit(), isShared: true, rights: 'view' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shared with you, to read')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull()
  },
}

export const InProcess: Story = {
  parameters: asBreeder('health', 305),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We are reading Fern’s DNA' })).toBeVisible()
    await expect(canvas.getByText(/^What comes here: 24 disease tests/)).toHaveTextContent('Expected by 11/28/2026.')
    await expect(canvas.getByRole('link', { name: 'Follow this sample' })).toHaveAttribute(
      'href',
      `/tools/sample-tracker/${barcodeOf(305)}`,
    )
  },
}
export const Stuck: Story = {
  parameters: asBreeder('health', 305),
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sampleCalls.listAnimalBarcodes, {
        results: [sampleAt('quality_check', { barcode: barcodeOf(305), problem: 'failed' })],
      }),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'We need another swab' })).toBeVisible(),
}
export const NoSample: Story = {
  parameters: asBreeder('health', 310),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Activate a kit' })).toHaveAttribute('href', '/activate'),
}

/** Tested for other things: what can be read from the same swab is offered. */
export const NoDiseases: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(resultCalls.getResults, resultSheet({ results: [result({ kind: 'trait', status: null })] }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Skye has not been tested for diseases' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Add Health upgrade for Geno Pet to cart' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(animalCalls.getAnimalProfile)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the animal')).toBeInTheDocument(),
}
export const LoadingOnAPhone: Story = { ...Loading, globals: onPhone }
export const ResultsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(resultCalls.getResults)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fetching the results')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Health' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultCalls.getResults, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    msw.use(mock(resultCalls.getResults, manyResults(3)))
    await userEvent.click(again)
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const Offline: Story = offline
/** Another's animal looks the same as one that does not exist. */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We cannot find this animal' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My animals' })).toHaveAttribute('href', '/my/my-animals')
  },
}
export const MissingForVets: Story = {
  ...Missing,
  parameters: asVet('health'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'We cannot find this patient' })).toBeVisible(),
}
export const SessionOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 401)),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Please log in again' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
