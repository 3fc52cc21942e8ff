import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type Words, words } from '../../../content/words.ts'
import { PageExistsProvider } from '../../../layouts/page-exists.ts'
import { paths } from '../../../paths.ts'
import { Page } from './Page.tsx'

const files = import.meta.glob<Words>('../../../content/{pages,articles}/*.mdx', { eager: true })

function at(path: string) {
  const file = words.find((one) => one.path === path)?.file
  const found = files[`../../../content/${file}.mdx`]
  if (!found) throw new Error(`No words are at ${path}`)
  return { args: { words: found }, parameters: { path } }
}

const meta = {
  title: 'Screens/Content/Page',
  component: Page,
  ...at(paths.why),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Why: Story = {}
export const Merger: Story = at(paths.merger)
export const Contact: Story = {
  ...at(paths.contact),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@kinpaw.example' })).toHaveAttribute(
      'href',
      'mailto:hello@kinpaw.example',
    )
    await expect(canvas.getByRole('link', { name: '+1 555 010 0199' })).toHaveAttribute('href', 'tel:+15550100199')
  },
}
/** A link into the page finds its part; an answer opens on its question. */
export const Help: Story = {
  ...at(paths.help),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('#faqs')).toHaveTextContent('Questions and answers')
    const question = canvas.getByText('Does a parentage test prove who the father is?')
    const answer = canvas.getByText(/It can exclude a father; it cannot prove one/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(question)
    await waitFor(() => expect(answer).toBeVisible())
  },
}
export const Terms: Story = at(paths.terms)
export const Privacy: Story = at(paths.privacy)
export const Partners: Story = at(paths.partners)
export const LoyaltyProgram: Story = at(paths.loyaltyProgram)
export const TakeSample: Story = {
  ...at(paths.takeSample),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6)
    await expect(canvas.getByRole('button', { name: 'Print this page' })).toBeVisible()
  },
}
export const InternationalShipping: Story = {
  ...at(paths.internationalShipping),
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^New Zealand/ }))
    await expect(row.getAllByRole('cell')[0]).toHaveTextContent('5 to 10 working days$9.95 USD')
  },
}
export const WebsiteHelp: Story = at(paths.websiteHelp)
export const BreederBenefits: Story = at(paths.speciesPage('breeder', 'dog', 'breeder-benefits'))
export const AnArticle: Story = {
  ...at(paths.article('carrier-is-not-a-verdict')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'News and blogs' })).toHaveAttribute('href', paths.news)
    await expect(canvas.getByText('Published 10/12/2026')).toBeVisible()
  },
}
export const AnArticleInAustralia: Story = {
  ...AnArticle,
  globals: { country: 'AU' },
  play: async ({ canvas }) => expect(canvas.getByText('Published 12/10/2026')).toBeVisible(),
}
export const ForVets: Story = { parameters: { audience: 'vet' } }

export const ShortestOnAPhone: Story = { ...Merger, globals: phone }
export const LongestOnAPhone: Story = { ...at(paths.privacy), globals: phone }
export const StepsOnAPhone: Story = { ...at(paths.takeSample), globals: phone }
export const TableOnAPhone: Story = { ...at(paths.internationalShipping), globals: phone }

/** What is not built yet is only named: no link leads nowhere. */
export const BeforeItsNeighboursExist: Story = {
  ...at(paths.takeSample),
  decorators: [
    (Story) => (
      <PageExistsProvider value={(href) => href.startsWith(paths.help)}>
        <Story />
      </PageExistsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Activate your kit' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Track a sample' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Questions and answers' })).toBeVisible()
  },
}
