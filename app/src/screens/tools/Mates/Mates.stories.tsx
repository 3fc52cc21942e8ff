import { codes } from '@shop/contract/failure'
import { animalCalls } from '@shop/contract/animal'
import { mateCalls } from '@shop/contract/mate'
import { membershipCalls } from '@shop/contract/membership'
import { listOf } from '@shop/mocks/fixture'
import { animalId, breederAnimals } from '@shop/mocks/fixtures/animal'
import { manyMates, mate, mateList } from '@shop/mocks/fixtures/mate'
import { endedMembership, membership } from '@shop/mocks/fixtures/membership'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Mates } from './Mates.screen.tsx'

const path = '/my/breeding-strategy/mates'
const ofSkye = `${path}?animal=${animalId(301)}`
const phone = { viewport: { value: 'phone' } }

const meta = {
  component: Mates,
  title: 'Screens/Tools/Mates',
  parameters: { path: ofSkye, settings: { user: signedIn() } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(membershipCalls.getMembership, { membership: membership() }),
      mock(animalCalls.listAnimals, listOf(breederAnimals)),
    ),
} satisfies Meta<typeof Mates>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 mates for Skye. 1 desexed animal is left out.')).toBeVisible()
    const best = canvas.getByRole('article', { name: 'Bracken' })
    await expect(within(best).getByText('Some puppies can be carriers', { selector: 'span' })).toBeVisible()
    await expect(best).toHaveTextContent('61.4% alike, by 228 markers of ISAG 2020 SNP')
    await expect(within(best).getByRole('link', { name: 'Work out Skye and Bracken' })).toHaveAttribute(
      'href',
      `/my/breeding-strategy?damId=${animalId(301)}&sireId=${animalId(302)}`,
    )
    const untested = canvas.getByRole('article', { name: 'Tam' })
    await expect(untested).toHaveTextContent('0 to 50%, no result of Tam')
    await expect(untested).toHaveTextContent('0 to 100%, no result of Skye and Tam')
    await expect(untested).toHaveTextContent('DNA cannot tell: Tam has no DNA profile.')
    const risky = canvas.getByRole('article', { name: 'Lerwick' })
    await expect(risky).toHaveTextContent('do not mate merle to merle')
    await expect(risky).toHaveTextContent('inbred by at least 12.5%')
  },
}
export const OnAPhone: Story = { globals: phone }

/** The order and the colour that is hoped for are in the address, and change without leaving the page. */
export const ByColour: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(mateCalls.listMates, ({ query: { order, colour } }) =>
        order === 'colour'
          ? mateList({
              results: [mate({ wanted: { percentFrom: 25, percentTo: 25 } })],
              wantedColour: colour ?? '2118:B/b',
              count: 1,
            })
          : mateList(),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Order' }), 'Likeliest color first')
    const colour = await canvas.findByRole('combobox', { name: 'Color to hope for' })
    await expect(colour).toHaveValue('2118:B/b')
    await userEvent.selectOptions(colour, 'Coat color D locus (d1 dilution): d/d')
    await expect(await canvas.findByText(/^Coat color D locus \(d1 dilution\): d\/d:/)).toHaveTextContent('25%')
  },
}

/** A hundred, page by page, chosen by typing. */
export const Many: Story = {
  parameters: { path },
  beforeEach: ({ msw }) => msw.use(mock(mateCalls.listMates, manyMates())),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Who needs a mate?')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Your animal' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Skye, Border Collie' }))
    await expect(await canvas.findByText(/^100 mates for Skye/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Next/ })).toHaveAttribute('href', `${ofSkye}&page=2`)
  },
}

export const NoMates: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(mateCalls.listMates, mateList({ results: [], count: 0, breeds: [], desexedCount: 0 }))),
  play: async ({ canvas }) => expect(await canvas.findByText('No mates for Skye yet')).toBeVisible(),
}

/** Of nobody anything is known: that is not clear. */
export const NothingKnown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        mateCalls.listMates,
        mateList({
          results: [
            mate({
              level: 'open',
              risks: [],
              clearCount: 0,
              colours: [],
              relatedness: {
                relation: null,
                inbreedingPercent: 0,
                knownParents: 0,
                sharedNames: [],
                dna: null,
                dnaReason: 'Skye and Bracken have no DNA profile.',
              },
            }),
          ],
          count: 1,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const only = await canvas.findByRole('article', { name: 'Bracken' })
    await expect(only).toHaveTextContent('Nothing is known')
    await expect(only).toHaveTextContent('No parents are on record, so their pedigrees tell nothing.')
  },
}

export const NotAMember: Story = {
  parameters: { path },
  beforeEach: ({ msw }) => msw.use(mock(membershipCalls.getMembership, { membership: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is part of the kennel membership')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the membership' })).toHaveAttribute(
      'href',
      '/store/kennel-membership/p/902',
    )
    await expect(canvas.getByRole('link', { name: 'Work out one pair' })).toHaveAttribute(
      'href',
      '/my/breeding-strategy',
    )
  },
}

/** The year ended while the page was open: the server's word counts. */
export const EndedMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(mateCalls.listMates, 409, { message: 'It comes with the membership.', code: codes.membersOnly }),
    ),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'See the membership' })).toBeVisible(),
}

/** An owner cannot have the membership, and is not sent to buy it. */
export const ForAnOwner: Story = {
  parameters: { settings: { user: signedIn(owner()) } },
  beforeEach: ({ msw }) => msw.use(mock(membershipCalls.getMembership, { membership: endedMembership() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/belongs to a breeder’s account/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'See the membership' })).toBeNull()
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(mateCalls.listMates)) }
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(mockFailure(mateCalls.listMates, 500)) }
export const Offline: Story = offline
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
export const SessionExpired: Story = { beforeEach: ({ msw }) => msw.use(mockFailure(mateCalls.listMates, 401)) }
export const Dark: Story = { globals: { scheme: 'dark' } }
