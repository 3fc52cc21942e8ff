import { productCalls } from '@shop/contract/product'
import { listOf } from '@shop/mocks/fixture'
import { membershipProduct } from '@shop/mocks/fixtures/membership'
import { product } from '@shop/mocks/fixtures/product'
import { mock } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type Copy, copyFiles } from '../../../content/copy.ts'
import { paths } from '../../../paths.ts'
import { Page } from './Page.screen.tsx'

const files = import.meta.glob<Copy>('../../../content/{pages,articles}/*.mdx', { query: '?page', eager: true })

function at(path: string) {
  const file = copyFiles.find((one) => one.path === path)?.file
  const found = files[`../../../content/${file}.mdx`]
  if (!found) throw new Error(`No copy is at ${path}`)
  // A plain copy: Storybook shows the arguments, and cannot make text of a module.
  return { args: { copy: { ...found } }, parameters: { path } }
}

const meta = {
  title: 'Screens/Content/Page',
  component: Page,
  ...at(paths.why),
  parameters: {
    path: paths.why,
    never: { loading: 'its text comes with it', empty: 'always has its text', offline: 'its text comes with it' },
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

/** The parts of a page, in order, by their headings. */
const hasParts =
  (level: number, ...parts: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(expect.arrayContaining(parts))
    await expect(headings.filter((heading) => parts.includes(heading ?? ''))).toEqual(parts)
  }

export const Why: Story = {
  play: async (context) => {
    const { canvas } = context
    await hasParts(2, 'Four promises', 'One gene, four reports', 'What a test cannot do', 'Who works with us')(context)
    await expect(canvas.getByRole('heading', { level: 1, name: /^We say what the DNA says/ })).toBeVisible()
    await expect(canvas.getByText('60+')).toBeVisible()
    // As the open data counts them.
    await expect(await canvas.findByText('286')).toBeVisible()
    for (const word of ['Clear', 'Carrier', 'At risk', 'No result']) await expect(canvas.getByText(word)).toBeVisible()
  },
}
export const Merger: Story = {
  ...at(paths.merger),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kinpaw and Lumora are one laboratory' })).toBeVisible()
    const answer = canvas.getByText(/A kit is good whichever of our names is printed on it/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('I have a kit at home. Is it still good?'))
    await waitFor(() => expect(answer).toBeVisible())
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
export const Terms: Story = {
  ...at(paths.terms),
  play: async (context) => {
    await hasParts(2, '1. Who we are', '3. Orders and prices', '7. Changing your mind', '10. Changes')(context)
    const contents = within(context.canvas.getByRole('navigation', { name: 'On this page' }))
    const link = contents.getByRole('link', { name: '7. Changing your mind' })
    await expect(context.canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
      '7. Changing your mind',
    )
    await expect(context.canvas.getByText(/11\/21\/2026/)).toBeVisible()
  },
}
/** Every cookie by its name, and the way to what is stored. */
export const Privacy: Story = {
  ...at(paths.privacy),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Eight, all our own/)).toBeVisible()
    for (const cookie of ['session', 'cart', 'country', 'currency', 'user-type', 'chosen-type', 'news', 'notice'])
      await expect(canvas.getByText(cookie, { selector: 'dt' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Your profile' })[0]).toHaveAttribute('href', paths.myProfile)
  },
}
export const Partners: Story = {
  ...at(paths.partners),
  play: async (context) => {
    await hasParts(3, 'Breed clubs and shows', 'Collection agents', 'Veterinary practices')(context)
    await hasParts(2, 'Lumora, our other half', 'Where our facts come from', 'Work with us')(context)
    await expect(context.canvas.getAllByRole('link', { name: 'the merger' })[0]).toHaveAttribute('href', paths.merger)
  },
}
export const LoyaltyProgram: Story = {
  ...at(paths.loyaltyProgram),
  play: async (context) => {
    await hasParts(3, 'Ten dollars to begin with', 'Vouchers become points', 'Spent in the cart')(context)
    await expect(context.canvas.getByText(/1,000 points are yours/)).toBeVisible()
  },
}
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
export const WebsiteHelp: Story = {
  ...at(paths.websiteHelp),
  play: async (context) => {
    await hasParts(2, 'Three shops in one', 'Finding a test', 'The cart', 'Paying', 'When something is stuck')(context)
    await expect(context.canvas.getByRole('link', { name: 'Resource Center' })).toHaveAttribute('href', paths.help)
  },
}
export const ShowSecretaries: Story = {
  ...at(paths.showSecretaries),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register your show' })).toHaveAttribute('href', paths.shows)
    await expect(canvas.getByRole('link', { name: 'Ask for sponsorship' })).toHaveAttribute(
      'href',
      paths.showSponsorship,
    )
    await expect(canvas.getByRole('heading', { name: 'When to ask' })).toBeVisible()
  },
}
export const Research: Story = {
  ...at(paths.research),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: 'Apply to take part' })[0]).toHaveAttribute(
      'href',
      '/research-innovation/apply',
    )
    const answer = canvas.getByText(/is used for that test, for the upgrades you order later, and for nothing else/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('Is my animal’s sample used for research without my knowing?'))
    await waitFor(() => expect(answer).toBeVisible())
  },
}
export const Forensics: Story = {
  ...at(paths.forensics),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'How a trace keeps its value' })).toBeVisible()
    await expect(canvas.getByText(/it excludes, it does not prove/)).toBeVisible()
  },
}
/** Each form with what it is for and how long it is; its file opens beside the page. */
export const Forms: Story = {
  ...at(paths.forms),
  play: async ({ canvas }) => {
    for (const [name, slug] of [
      ['Sample collection form', 'sample-collection'],
      ['Identity verification by a veterinarian', 'identity-verification'],
      ['Transfer of ownership', 'transfer-of-ownership'],
      ['Order form for show secretaries', 'show-order'],
    ]) {
      const link = canvas.getByRole('link', { name: `${name} (opens in a new tab)` })
      await expect(link).toHaveAttribute('href', `/resources/forms/${slug}.pdf`)
      await expect(link.closest('li')).toHaveTextContent(/\. ?PDF, A4, 1 page$/)
    }
  },
}

const teachesThree =
  (tests: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getAllByText('An example, not a patient')).toHaveLength(tests.length)
    await expect(canvas.getByText('Teaching examples')).toBeVisible()
    for (const term of ['Signalment', 'Question', 'Test', 'Genotype', 'Reported as'])
      await expect(canvas.getAllByText(term, { selector: 'dt' })).toHaveLength(tests.length)
    await expect(canvas.getAllByText('What was decided.')).toHaveLength(tests.length)
    await expect(canvas.getAllByText(/^Sources?$/)).toHaveLength(tests.length)
    for (const name of tests)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/resources\/fact-sheet\//),
      )
    const orders = canvas.getAllByRole('link', { name: 'See this test' })
    await expect(orders).toHaveLength(tests.length)
    for (const link of orders)
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/store\/.+\/p\/\d+$/))
    await expect(canvas.getAllByRole('figure').length).toBeGreaterThanOrEqual(tests.length)
  }
const dogTests = ['MDR1 multidrug sensitivity', 'Exercise-induced collapse (EIC)', 'Degenerative myelopathy (DM, SOD1)']
const catTests = ['Polycystic kidney disease (PKD1)', 'AB blood group', 'Hypertrophic cardiomyopathy, Ragdoll (HCM3)']
const vetAt = (path: string) => ({ ...at(path), parameters: { path, audience: 'vet' } })
export const CaseStudiesOfDogs: Story = {
  ...vetAt(paths.speciesPage('vet', 'dog', 'case-studies')),
  play: teachesThree(dogTests),
}
export const CaseStudiesOfCats: Story = {
  ...vetAt(paths.speciesPage('vet', 'cat', 'case-studies')),
  play: teachesThree(catTests),
}
/** A vet's own page of them: both species. */
export const CaseStudiesInTheAccount: Story = {
  ...vetAt(paths.caseStudies),
  play: async (context) => {
    await teachesThree([...dogTests, ...catTests])(context)
    await expect(context.canvas.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/my')
  },
}
export const WhyOnAPhone: Story = { ...Why, globals: phone }
export const PartnersOnAPhone: Story = { ...Partners, globals: phone }
export const ResearchOnAPhone: Story = { ...Research, globals: phone }
export const CaseStudiesOnAPhone: Story = { ...CaseStudiesOfDogs, globals: phone }
export const FormsOnAPhone: Story = { ...Forms, globals: phone }
export const ShowSecretariesOnAPhone: Story = { ...ShowSecretaries, globals: phone }
const benefits = hasParts(3, 'A list for every breed', 'Dam and sire on record', 'Points that add up')
export const BreederBenefits: Story = {
  ...at(paths.speciesPage('breeder', 'dog', 'breeder-benefits')),
  play: benefits,
}
/** The membership beside a litter's tests, from the shop's own prices. */
export const BreederBenefitsWithPrices: Story = {
  ...at(paths.speciesPage('breeder', 'dog', 'breeder-benefits')),
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf(query.search ? [product({ name: query.search })] : [membershipProduct]),
      ),
    ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'))
    await expect(table.getByRole('row', { name: /^Together/ })).toHaveTextContent('Together$464.00$451.60')
    await expect(canvas.getByRole('heading', { name: '$12.40 ahead with one litter' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Join for $39.00 a year' })).toHaveAttribute(
      'href',
      paths.product(membershipProduct),
    )
  },
}
export const BreederBenefitsOnAPhone: Story = { ...BreederBenefitsWithPrices, globals: phone }
export const BreederBenefitsForCats: Story = {
  ...at(paths.speciesPage('breeder', 'cat', 'breeder-benefits')),
  play: benefits,
}
export const AnArticle: Story = {
  ...at(paths.article('carrier-is-not-a-verdict')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'News and blogs' })).toHaveAttribute('href', paths.news)
    await expect(canvas.getByText('Published 10/12/2026')).toBeVisible()
    await expect(canvas.getByText('The Kinpaw team')).toBeVisible()
    await expect(canvas.getAllByText('2 minutes to read')[0]).toBeVisible()
    // What the shop sells of it, and what to read next.
    const tests = await canvas.findByRole('complementary', { name: 'The tests' })
    await expect(within(tests).getAllByRole('link')).toHaveLength(3)
    await expect(within(canvas.getByRole('region', { name: 'Read next' })).getAllByRole('link')).toHaveLength(3)
  },
}
export const AnArticleInAustralia: Story = {
  ...AnArticle,
  globals: { country: 'AU' },
  play: async ({ canvas }) => expect(canvas.getByText('Published 12/10/2026')).toBeVisible(),
}
export const AtRiskIsNotADiagnosis: Story = at(paths.article('at-risk-is-not-a-diagnosis'))
export const EveryTestNamesItsSource: Story = at(paths.article('every-test-names-its-source'))
export const TheKittensBloodGroup: Story = at(paths.article('the-kittens-blood-group'))
export const TwoMerlesAreOneTooMany: Story = at(paths.article('two-merles-are-one-too-many'))
export const WhatAParentageTestCanSay: Story = at(paths.article('what-a-parentage-test-can-say'))
export const WhatPercentOfABreedMeans: Story = at(paths.article('what-percent-of-a-breed-means'))
export const ShortestArticle: Story = at(paths.article('one-laboratory'))
export const ShortestArticleOnAPhone: Story = { ...ShortestArticle, globals: phone }
export const LongestArticle: Story = at(paths.article('before-your-collie-is-medicated'))
export const LongestArticleOnAPhone: Story = { ...LongestArticle, globals: phone }
export const ForVets: Story = { parameters: { audience: 'vet' } }
export const ForOwners: Story = { parameters: { audience: 'owner' } }

export const ShortestOnAPhone: Story = { ...Merger, globals: phone }
export const LongestOnAPhone: Story = { ...at(paths.privacy), globals: phone }
export const StepsOnAPhone: Story = { ...at(paths.takeSample), globals: phone }
export const TableOnAPhone: Story = { ...at(paths.internationalShipping), globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }
