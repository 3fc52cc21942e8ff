import { productCalls } from '@shop/contract/product'
import { listOf } from '@shop/mocks/fixture'
import { manyProducts, product, products } from '@shop/mocks/fixtures/product'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { FactSheets } from './FactSheets.screen.tsx'

const tests = products.filter(({ gene }) => gene)

const meta = {
  component: FactSheets,
  title: 'Screens/Content/FactSheets',
  parameters: { path: paths.factSheets },
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf(tests))),
} satisfies Meta<typeof FactSheets>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Collie eye anomaly/ })
    await expect(link).toHaveAttribute(
      'href',
      '/resources/fact-sheet/collie-eye-anomaly-choroidal-hypoplasia-cea-ch/2002',
    )
    await expect(link.closest('li')).toHaveTextContent('NHEJ1 · Dogs · Disease · autosomal recessive')
    await expect(canvas.getByRole('status')).toHaveTextContent('4 fact sheets')
    await expect(canvas.getByRole('link', { name: 'Resources' })).toHaveAttribute('href', '/resources')
    await expect(canvas.queryByText(/\$/)).toBeNull()
  },
}
export const OnAPhone: Story = { globals: phone }

/** The page among the tools of an account. */
export const InMyAccount: Story = {
  parameters: { path: paths.myFactSheets, settings: { user: signedIn(breeder()) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Collie eye anomaly/ })
    await expect(canvas.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/my')
    await expect(canvas.getByRole('link', { name: 'Cats' })).toHaveAttribute('href', '/my/fact-sheet?species=cat')
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(productCalls.listProducts)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.listProducts, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Failed to fetch products')).toBeVisible()
    msw.use(mock(productCalls.listProducts, listOf(tests)))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: /^Collie eye anomaly/ })).toBeVisible()
  },
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(productCalls.listProducts)),
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot reach the shop')).toBeVisible(),
}

export const NothingFound: Story = {
  parameters: { path: `${paths.factSheets}?search=unicorn&species=cat` },
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No fact sheet for “unicorn”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show all of them' })).toHaveAttribute(
      'href',
      '/resources/fact-sheet',
    )
    await expect(canvas.getByRole('link', { name: 'Dogs' })).toHaveAttribute(
      'href',
      '/resources/fact-sheet?search=unicorn&species=dog',
    )
  },
}

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([product()]))),
  play: async ({ canvas }) => expect(await canvas.findByText('1 fact sheet')).toBeVisible(),
}

/** Pages keep the search and the species. */
export const Many: Story = {
  parameters: { path: `${paths.factSheets}?search=pra&species=dog&page=2` },
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.listProducts, listOf(manyProducts(20), { count: 286, next: 3, previous: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('286 fact sheets')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/resources/fact-sheet?search=pra&species=dog&page=3',
    )
  },
}

const long = 'Progressive retinal atrophy, rod-cone dysplasia type 1a, Irish Red and White Setter type (PRA-rcd1a)'
const genes = 'PDE6B, RPGRIP1, C2orf71, ADAM9, CNGB1'
export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        productCalls.listProducts,
        listOf([product({ id: 9, name: long, gene: genes, summary: `${genes}, autosomal recessive` }), ...tests]),
      ),
    ),
}
export const LongTextOnAPhone: Story = { ...LongText, globals: phone }

const Address = () => <p>{`Now at ${useLocation().pathname}${useLocation().search}`}</p>

/** By keyboard: the search ends in the address and in the call, a species stays, and the list starts at page 1. */
export const Searching: Story = {
  parameters: { path: `${paths.factSheets}?species=cat&page=3` },
  render: () => (
    <>
      <FactSheets />
      <Address />
    </>
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf([
          product({
            name: `${query.search}, ${query.species}, ${query.page}, ${query.sort}, ${query.categoryIds}`,
          }),
        ]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Test, gene, breed or OMIA number'), ' pkd1 {Enter}')
    await expect(await canvas.findByText('pkd1, cat, undefined, name, 1,6,7,14')).toBeVisible()
    await expect(canvas.getByText('Now at /resources/fact-sheet?search=pkd1&species=cat')).toBeVisible()
  },
}

/** Without scripts it is a form that sends its fields to this page, with the species. */
export const APlainForm: Story = {
  parameters: { path: `${paths.factSheets}?species=cat` },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('search', { name: 'Fact sheets' })
    await expect(form.method).toBe('get')
    await expect(form.getAttribute('action')).toBe('/resources/fact-sheet')
    await expect(form).toHaveFormValues({ search: '', species: 'cat' })
    await canvas.findByRole('link', { name: /^Collie eye anomaly/ })
  },
}
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
