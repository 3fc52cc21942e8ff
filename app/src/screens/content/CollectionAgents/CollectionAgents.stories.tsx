import { collectionAgentCalls } from '@shop/contract/collection-agent'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { agentListing, collectionAgent, collectionAgents } from '@shop/mocks/fixtures/collection-agent'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { CollectionAgents } from './CollectionAgents.screen.tsx'

const meta = {
  component: CollectionAgents,
  title: 'Screens/Content/CollectionAgents',
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  parameters: { path: paths.agents },
} satisfies Meta<typeof CollectionAgents>
export default meta
type Story = StoryObj<typeof meta>
const requested = fn()
const phone = { viewport: { value: 'phone' } }

/** Who, what, where, and how to ask them. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Riverside Animal Clinic' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('4 agents')
    const card = within(canvas.getByRole('heading', { name: 'Banksia Street Vets' }).closest('li') as HTMLElement)
    await expect(card.getByText('Veterinary practice')).toBeVisible()
    await expect(card.getByText('Ballarat, VIC 3350')).toBeVisible()
    await expect(card.getByText('Australia')).toBeVisible()
    await expect(card.getByText('Weekdays, 8 to 18')).toBeVisible()
    await expect(card.getByRole('link', { name: /^Open in a map/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=8%20Banksia%20Street%2C%203350%20Ballarat%2C%20VIC%2C%20Australia',
    )
    await expect(card.getByRole('link', { name: /^Request an appointment/ })).toHaveAttribute(
      'href',
      'mailto:hello@kinpaw.example?subject=An%20appointment%20with%20Banksia%20Street%20Vets%2C%20Ballarat',
    )
    await expect(canvas.getByRole('link', { name: 'Become or nominate an agent' })).toHaveAttribute(
      'href',
      '/resources/collection-agent-nomination',
    )
  },
}
export const OnAPhone: Story = { globals: phone }

/** The page among the tools of an account. */
export const InMyAccount: Story = {
  parameters: { path: paths.myAgents, audience: 'owner', settings: { user: signedIn(owner()) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Moana Ngata' })
    await expect(canvas.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/my')
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/my/collection-agents')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(collectionAgentCalls.listCollectionAgents)),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(collectionAgentCalls.listCollectionAgents, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Error fetching data')).toBeVisible()
    msw.use(mock(collectionAgentCalls.listCollectionAgents, listOf(collectionAgents)))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Moana Ngata' })).toBeVisible()
  },
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(collectionAgentCalls.listCollectionAgents)),
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot reach the shop')).toBeVisible(),
}

export const NobodyFound: Story = {
  parameters: { path: `${paths.agents}?search=Atlantis&country=NZ` },
  beforeEach: ({ msw }) => msw.use(mock(collectionAgentCalls.listCollectionAgents, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody for “Atlantis” yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Nominate somebody' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show all agents' })).toHaveAttribute(
      'href',
      '/resources/collection-agents',
    )
    await expect(canvas.getByLabelText('Country')).toHaveValue('NZ')
  },
}
/** No agent has that postcode: those whose begin like it are shown, the nearest first. */
export const NearAPostcode: Story = {
  parameters: { path: `${paths.agents}?search=14851&country=US` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(collectionAgentCalls.listCollectionAgents, ({ query }) =>
        listOf(query.nearTo ? [collectionAgent({ name: `Near ${query.nearTo} in ${query.country}` })] : []),
      ),
    ),
  play: async ({ canvas }) => {
    const near = within(await canvas.findByRole('region', { name: 'Nearest to 14851 by postcode' }))
    await expect(near.getByRole('heading', { name: 'Near 14851 in US' })).toBeVisible()
  },
}
/** No agent is in that town: all of the country by their distance from it. */
export const NearATown: Story = {
  parameters: { path: `${paths.agents}?search=Geelong&country=AU` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(collectionAgentCalls.listCollectionAgents, ({ query }) =>
        listOf(query.nearTo ? [collectionAgent({ name: `Near ${query.nearTo}`, country: 'AU', distance: 78 })] : []),
      ),
    ),
  play: async ({ canvas }) => {
    const near = within(await canvas.findByRole('region', { name: 'Nearest to Geelong' }))
    await expect(near.getByRole('heading', { name: 'Near Geelong' })).toBeVisible()
    await expect(near.getByText('78 km away')).toBeVisible()
  },
}
/** A pin of the map leads to the list by distance, and the list back to all. */
export const FromTheMap: Story = {
  parameters: { path: `${paths.agents}?country=US` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(collectionAgentCalls.listCollectionAgents, ({ query }) =>
        listOf([collectionAgent({ distance: query.nearTo === 'Austin TX' ? 35 : null })]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const map = within(await canvas.findByRole('navigation', { name: 'Map of collection agents' }))
    await userEvent.click(map.getByRole('link', { name: 'Austin TX: 3 agents' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 agent, nearest to Austin TX first'))
    await expect(canvas.getByText('22 miles away')).toBeVisible()
    await expect(map.getByRole('link', { name: 'Austin TX: 3 agents' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 agent$/))
  },
}
export const NobodyFoundOnAPhone: Story = { ...NobodyFound, globals: phone }

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(mock(collectionAgentCalls.listCollectionAgents, listOf([collectionAgent()]))),
  play: async ({ canvas }) => expect(await canvas.findByText('1 agent')).toBeVisible(),
}

const many = Array.from({ length: 20 }, (_, index) =>
  collectionAgent({ id: 100 + index, name: `Practice number ${index + 1}`, kind: index % 3 ? 'clinic' : 'agent' }),
)
/** Pages keep the search and the country. */
export const Many: Story = {
  parameters: { path: `${paths.agents}?search=ithaca&country=US&page=2` },
  beforeEach: ({ msw }) =>
    msw.use(mock(collectionAgentCalls.listCollectionAgents, listOf(many, { count: 1000, next: 3, previous: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1000 agents')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/resources/collection-agents?search=ithaca&country=US&page=3',
    )
  },
}

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        collectionAgentCalls.listCollectionAgents,
        listOf([
          collectionAgent({
            id: 9,
            name: 'Tierärztliche Gemeinschaftspraxis für Kleintiere Featherstonehaugh-Cholmondeley & Partner',
            place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
            state: null,
            postalCode: 'LL61 5UJ',
            country: 'GB',
          }),
          ...collectionAgents,
        ]),
      ),
    ),
}
export const LongTextOnAPhone: Story = { ...LongText, globals: phone }

const Address = () => <p>{`Now at ${useLocation().pathname}${useLocation().search}`}</p>

/** Place and country end in the address and in the call; a new search begins on page one. */
export const Searching: Story = {
  parameters: { path: `${paths.agents}?page=3` },
  render: () => (
    <>
      <CollectionAgents />
      <Address />
    </>
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      mock(collectionAgentCalls.listCollectionAgents, ({ query }) =>
        listOf([collectionAgent({ name: `${query.search} in ${query.country}, page ${query.page}` })]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Australia' })
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'AU')
    await userEvent.type(canvas.getByLabelText('Town, state, postcode or name'), 'Ballarat{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Ballarat in AU, page undefined' })).toBeVisible()
    await expect(canvas.getByText('Now at /resources/collection-agents?search=Ballarat&country=AU')).toBeVisible()
    await expect(canvas.getByLabelText('Country')).toHaveValue('AU')
  },
}

const mine: Partial<Story> = {
  parameters: { path: paths.myAgents, settings: { user: signedIn() } },
}
const ofMine =
  (change: Parameters<typeof agentListing>[0] = {}): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(mock(collectionAgentCalls.getMyListing, { listing: agentListing(change) }))
/** An agent's own entry is above the list, to change. */
export const OwnEntry: Story = {
  ...mine,
  beforeEach: ofMine(),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Your entry' }))
    await expect(form.getByLabelText(/^Town/)).toHaveValue('Ithaca')
    await expect(form.getByLabelText(/^Of which animals/)).toHaveValue('both')
    await expect(canvas.getByText('In the public list')).toBeVisible()
  },
}
export const OwnEntryOnAPhone: Story = { ...OwnEntry, globals: phone }
export const OwnEntryHidden: Story = {
  ...mine,
  beforeEach: ofMine({ isHidden: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hidden')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Hide my entry for now' })).toBeChecked()
  },
}
export const OwnEntrySaved: Story = {
  ...mine,
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(collectionAgentCalls.getMyListing, { listing: agentListing() }),
      mock(collectionAgentCalls.updateMyListing, ({ body }) => {
        requested(body)
        return agentListing({ ...body, state: null, address: null, phone: null, openingTimes: null })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Hide my entry for now' }))
    await userEvent.clear(canvas.getByLabelText('Phone'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save my entry' }))
    await canvas.findByText('Your entry is hidden.')
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ isHidden: true, phone: '', place: 'Ithaca' }),
    )
  },
}
export const OwnEntryRefused: Story = {
  ...mine,
  beforeEach: ofMine(),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Your entry' }))
    await userEvent.clear(form.getByLabelText(/^Town/))
    await userEvent.click(form.getByRole('button', { name: 'Save my entry' }))
    await waitFor(() => expect(form.getByLabelText(/^Town/)).toBeInvalid())
  },
}
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
