import { countryCalls } from '@shop/contract/country'
import { enquiryCalls } from '@shop/contract/enquiry'
import { messages } from '@shop/contract/messages'
import { responsibleBreederCalls } from '@shop/contract/responsible-breeder'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { enquiryReply } from '@shop/mocks/fixtures/enquiry'
import { responsibleBreeder, responsibleBreeders } from '@shop/mocks/fixtures/responsible-breeder'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { Copy } from '../../../content/copy.ts'
import { paths } from '../../../paths.ts'
import { ResponsibleBreeders } from './ResponsibleBreeders.screen.tsx'

const files = import.meta.glob<Copy>('../../../content/pages/responsible-breeders.mdx', { query: '?page', eager: true })
const [copy] = Object.values(files)
if (!copy) throw new Error('There is no responsible-breeders.mdx')

const requested = fn()
const dogs = responsibleBreeders.filter(({ species }) => species.id === 1)
const cats = responsibleBreeders.filter(({ species }) => species.id === 2)
const Address = () => {
  const { pathname, search } = useLocation()
  return (
    <output hidden data-testid="address">
      {pathname + search}
    </output>
  )
}

const meta = {
  title: 'Screens/Content/ResponsibleBreeders',
  component: ResponsibleBreeders,
  // A plain copy: Storybook shows the arguments, and cannot make text of a module.
  args: { copy: { ...copy } },
  parameters: { path: paths.responsibleBreeders('dog') },
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(responsibleBreederCalls.listResponsibleBreeders, ({ query }) => {
        requested(query)
        const of = query.species === 'cat' ? cats : dogs
        return listOf(of.filter(({ breeds, name }) => [name, ...breeds].join(' ').includes(query.search ?? '')))
      }),
    )
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Address />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof ResponsibleBreeders>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Find a responsible dog breeder' }))
    await expect(await list.findByText('7 kennels')).toBeVisible()
    const card = within(list.getByRole('heading', { name: 'Orchardlane' }).closest('li') ?? document.body)
    for (const text of ['Border Collie, Shetland Sheepdog', 'Ithaca, NY', '03/14/2021', /^American Kennel Club/])
      await expect(card.getByText(text)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Website: Orchardlane' })).toHaveAttribute(
      'href',
      'https://orchardlane.example',
    )
    await expect(canvas.getByRole('radio', { name: 'Dogs' })).toBeChecked()
  },
}
export const OnAPhone: Story = { ...Full, globals: phone }
export const Cats: Story = {
  parameters: { path: paths.responsibleBreeders('cat') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 catteries')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Cats' })).toBeChecked()
    await expect(canvas.getByLabelText(/^Name of your cattery/)).toBeVisible()
  },
}
/** Its entries are made up, and marked so. */
export const InADemonstration: Story = {
  parameters: { settings: { isDemo: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/none of these kennels exists/)).toBeVisible()
  },
}

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('7 kennels')
    await userEvent.type(canvas.getByLabelText('Breed, place or name'), 'Collie{Enter}')
    await expect(await canvas.findByText('2 kennels')).toBeVisible()
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      '/breeder/for-dogs/responsible-breeder-program?search=Collie',
    )
    await expect(requested).toHaveBeenLastCalledWith({ species: 'dog', search: 'Collie', page: '1' })
  },
}
/** The address leads: so it is shared, reloaded, and requested by a browser without scripts. */
export const SearchedByAddress: Story = {
  parameters: { path: `${paths.responsibleBreeders('dog')}?search=Fellgate` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 kennel')).toBeVisible()
    const box = canvas.getByLabelText('Breed, place or name')
    await expect(box).toHaveValue('Fellgate')
    await expect(box.closest('form')).toHaveAttribute('action', paths.responsibleBreeders('dog'))
  },
}
/** A country and its state are in the address and in the call; where nobody fits, a way to look elsewhere. */
export const InACountry: Story = {
  parameters: { path: `${paths.responsibleBreeders('dog')}?search=Xolo` },
  beforeEach: ({ msw }) => msw.use(mock(countryCalls.listStates, { results: [{ code: 'VIC', name: 'Victoria' }] })),
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('search', { name: 'Find a responsible dog breeder' }))
    await form.findByRole('option', { name: 'Australia' })
    await userEvent.selectOptions(form.getByLabelText('Country'), 'AU')
    await form.findByRole('option', { name: 'Victoria' })
    await userEvent.selectOptions(form.getByLabelText('State'), 'VIC')
    await userEvent.click(form.getByRole('button', { name: 'Search' }))
    await expect(await canvas.findByText('Nobody for “Xolo” in Australia yet')).toBeVisible()
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(
        expect.objectContaining({ search: 'Xolo', country: 'AU', state: 'VIC' }),
      ),
    )
    await expect(canvas.getByRole('link', { name: 'Look in every country' })).toHaveAttribute(
      'href',
      `${paths.responsibleBreeders('dog')}?search=Xolo`,
    )
  },
}
export const NobodyFound: Story = {
  parameters: { path: `${paths.responsibleBreeders('dog')}?search=Xoloitzcuintle` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody for “Xoloitzcuintle” yet' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute(
      'href',
      paths.responsibleBreeders('dog'),
    )
  },
}
export const NobodyYet: Story = {
  beforeEach: ({ msw }) => msw.use(mock(responsibleBreederCalls.listResponsibleBreeders, listOf([]))),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Nobody is listed yet' })).toBeVisible(),
}
export const Many: Story = {
  parameters: { path: `${paths.responsibleBreeders('dog')}?search=a&page=2` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        responsibleBreederCalls.listResponsibleBreeders,
        listOf(
          Array.from({ length: 20 }, (_, index) => responsibleBreeder({ id: 100 + index, name: `Kennel ${index}` })),
          { count: 1000, previous: 1, next: 3 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1000 kennels')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Next/ })).toHaveAttribute(
      'href',
      `${paths.responsibleBreeders('dog')}?search=a&page=3`,
    )
  },
}
export const LongWords: Story = {
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        responsibleBreederCalls.listResponsibleBreeders,
        listOf([
          responsibleBreeder({
            name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
            breeds: [
              'Nova Scotia Duck Tolling Retriever',
              'Petit Basset Griffon Vendéen',
              'Soft Coated Wheaten Terrier',
            ],
            tests: Array.from({ length: 8 }, (_, index) => `A test with a long name ${index}`),
            state: null,
            website: null,
          }),
        ]),
      ),
    ),
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(responsibleBreederCalls.listResponsibleBreeders)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching kennels')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(responsibleBreederCalls.listResponsibleBreeders, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(messages.errorFetchingData)).toBeVisible()
    msw.use(mock(responsibleBreederCalls.listResponsibleBreeders, listOf(dogs)))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('7 kennels')).toBeVisible()
  },
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(responsibleBreederCalls.listResponsibleBreeders)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'We cannot reach the shop' })).toBeVisible(),
}

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(/^Which of these is a cat/)
    await userEvent.click(canvas.getByRole('button', { name: 'Send my application' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please check 10 fields'))
    for (const name of [/^Name of your kennel/, /^Breeds/, /^Place/, /^Your number there/, /^Which of these/])
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(
        expect.stringContaining(messages.fieldRequired),
      )
    await expect(canvas.getByRole('checkbox', { name: /^I test before breeding/ })).toHaveAccessibleDescription(
      'Tick this to say you accept the terms',
    )
  },
}
export const Joined: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(enquiryCalls.sendBreederApplication, ({ body }) => {
        requested(body)
        return enquiryReply()
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(/^Which of these is a cat/)
    for (const [label, text] of [
      [/^Your name/, 'Iain Fraser'],
      [/^Your email/, 'iain@example.com'],
      [/^Name of your kennel/, 'Fellgate'],
      [/^Breeds/, 'Border Collie'],
      [/^Place/, 'Keswick'],
      [/^Kennel club or cat registry/, 'The Kennel Club'],
      [/^Your number there/, 'AB-77120'],
      [/^What you test before breeding/, 'Eyes and TNS, since 2015'],
      [/^Which of these is a cat/, 'tabby'],
    ] as const) {
      await userEvent.click(canvas.getByLabelText(label))
      await userEvent.paste(text)
    }
    await expect(canvas.getByRole('checkbox', { name: 'List me here' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'List me here' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I test before breeding/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send my application' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Thank you, we have your application' })).toHaveFocus(),
    )
    await expect(requested).toHaveBeenLastCalledWith(
      expect.objectContaining({ species: 'dog', kennelName: 'Fellgate', country: 'US', isListingWanted: true }),
    )
  },
}

/** Their map, and the list by distance from one of its towns. */
export const NearATown: Story = {
  parameters: { path: `${paths.responsibleBreeders('dog')}?country=AU&near=Hobart+TAS` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(responsibleBreederCalls.listResponsibleBreeders, ({ query }) =>
        listOf([responsibleBreeder({ country: 'AU', distance: query.nearTo === 'Hobart TAS' ? 612 : null })]),
      ),
    ),
  play: async ({ canvas }) => {
    const map = within(await canvas.findByRole('navigation', { name: 'Map of responsible dog breeders' }))
    await expect(map.getByRole('link', { name: 'Hobart TAS: 1 kennel' })).toHaveAttribute('aria-current', 'true')
    await expect(await canvas.findByText('612 km away')).toBeVisible()
    await expect(canvas.getByText(/nearest to Hobart TAS first/)).toBeVisible()
  },
}
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
