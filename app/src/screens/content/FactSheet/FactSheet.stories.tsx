import { factSheetCalls } from '@shop/contract/fact-sheet'
import { factSheet, genotypeMeaning, traitFactSheet, xLinkedFactSheet } from '@shop/mocks/fixtures/fact-sheet'
import { productDetail } from '@shop/mocks/fixtures/product'
import { owner, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, spyOn, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { FactSheet } from './FactSheet.screen.tsx'

const meta = {
  component: FactSheet,
  title: 'Screens/Content/FactSheet',
  parameters: { path: '/resources/fact-sheet/collie-eye-anomaly/2002' },
  render: () => (
    <Routes>
      <Route path="/resources/fact-sheet/:name/:id" element={<FactSheet />} />
    </Routes>
  ),
} satisfies Meta<typeof FactSheet>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }
const showing = (sheet: ReturnType<typeof factSheet>): Story => ({
  beforeEach: ({ msw }) => msw.use(mock(factSheetCalls.getFactSheet, sheet)),
})

/** The three genotypes of a recessive disease, each with its verdict and its two meanings; the sources; the way to buy. */
export const Recessive: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Collie eye anomaly/ })).toBeVisible()
    const [, ...rows] = within(canvas.getByRole('table')).getAllByRole('row')
    await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['N/N', 'N/CEA', 'CEA/CEA'])
    for (const [at, word] of ['Clear', 'Carrier', 'Affected'].entries())
      await expect(within(rows[at] as HTMLElement).getByText(word)).toBeVisible()
    await expect(rows[1]).toHaveTextContent(/this one can be passed on/)
    await expect(rows[1]).toHaveTextContent(/With a clear mate, none gets two copies/)
    await expect(canvas.getByText('c.588+462_588+8260del')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^PubMed 17916641/ }).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('heading', { name: 'About this disease' })).toBeVisible()
    await expect(canvas.getByText('Does this affect work or agility?')).toBeVisible()
    await expect(canvas.getByText(/read on 11\/22\/2026/)).toBeVisible()
    await expect(canvas.getByText(/^Australian Shepherd, Bearded Collie/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See this test in the shop' })).toHaveAttribute(
      'href',
      '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002',
    )
    await expect(canvas.getByText('From birth; best seen at eye examination at 6-8 weeks')).toBeVisible()
    await expect(canvas.getByText(/^Incomplete: not every animal/)).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: phone }

/** Daughters and sons differ: a table each. */
export const XLinked: Story = {
  ...showing(xLinkedFactSheet),
  play: async ({ canvas }) => {
    const males = await canvas.findByRole('table', { name: 'In males' })
    await expect(
      within(males)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['N/Y', 'HEMA/Y'])
    await expect(within(canvas.getByRole('table', { name: 'In females' })).getAllByRole('rowheader')).toHaveLength(3)
  },
}
export const XLinkedOnAPhone: Story = { ...XLinked, globals: phone }

/** A trait has no verdict, and no column for one. */
export const Trait: Story = {
  ...showing(traitFactSheet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Laboratories offer it for every dog, of any breed or none.')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Result' })).toBeNull()
    await expect(canvas.queryByText('Carrier')).toBeNull()
  },
}

/** Two copies put at risk; that is the word, and none worse. */
export const AtRisk: Story = {
  ...showing(
    factSheet({
      product: productDetail({ name: 'Degenerative myelopathy (DM, SOD1)', alleles: ['N', 'DM'], medicine: null }),
      genotypes: [
        genotypeMeaning({
          genotype: 'DM/DM',
          status: 'at_risk',
          meaning:
            'Two copies of the variant, one from each parent: at risk. Not every animal with this genotype becomes ill: it is a risk, not a diagnosis.',
        }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At risk')).toBeVisible()
    await expect(canvas.queryByText(/will develop/)).toBeNull()
  },
}

/** Several places read together, or too many alleles: no table, and why. */
export const WithoutATable: Story = {
  ...showing(factSheet({ genotypes: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This test reads several places/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const OnlyWhatIsKnown: Story = {
  tags: ['empty'],
  ...showing(
    factSheet({
      product: productDetail({
        gene: null,
        variant: null,
        modeOfInheritance: null,
        alleles: [],
        omiaId: null,
        omiaFrom: null,
        subCategory: null,
        caution: null,
        medicine: null,
        sources: [],
        breeds: [],
      }),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sources we read name no breed.')).toBeVisible()
    await expect(canvas.getByText(/^Our own page on this disease is not written yet/)).toBeVisible()
    await expect(canvas.queryByText('Gene')).toBeNull()
    await expect(canvas.queryByText('Caution')).toBeNull()
  },
}

const breeds = Array.from({ length: 150 }, (_, index) => ({ id: 200100 + index, name: `Breed number ${index + 1}` }))
export const LongAndMany: Story = {
  ...showing(
    factSheet({
      product: productDetail({
        name: 'Progressive retinal atrophy, rod-cone dysplasia type 1a, Irish Red and White Setter type (PRA-rcd1a)',
        gene: 'PDE6B, RPGRIP1, C2orf71, ADAM9, CNGB1',
        variant: 'c.2404_2406delAAGinsGGCTTCCAGTCAGGAACTTTGCATTGACCTAAGGCTTACCTGAACCTAGGATCCA; g.12345678_12345999del',
        breeds,
        caution: 'Severity varies widely between lines and between littermates. '.repeat(8).trim(),
      }),
    }),
  ),
  play: async ({ canvas }) => expect(await canvas.findByText(/Breed number 150/)).toBeVisible(),
}
export const LongAndManyOnAPhone: Story = { ...LongAndMany, globals: phone }

export const Printing: Story = {
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(fn())
    return () => print.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print this sheet' }))
    await expect(window.print).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(factSheetCalls.getFactSheet)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(factSheetCalls.getFactSheet, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch product details')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(factSheetCalls.getFactSheet, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We have no such fact sheet' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show all of them' })).toHaveAttribute(
      'href',
      '/resources/fact-sheet',
    )
  },
}
export const ForVets: Story = { parameters: { audience: 'vet', settings: { userType: 'vet' } } }
