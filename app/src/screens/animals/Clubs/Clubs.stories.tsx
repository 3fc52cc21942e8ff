import { clubCalls } from '@shop/contract/club'
import { productCalls } from '@shop/contract/product'
import { Toaster } from '@shop/design-system'
import { animal, animalId } from '@shop/mocks/fixtures/animal'
import { listOf } from '@shop/mocks/fixture'
import { animalCalls } from '@shop/contract/animal'
import { club, clubWithHandedOver } from '@shop/mocks/fixtures/club'
import { clubProduct } from '@shop/mocks/fixtures/product'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Clubs } from './Clubs.screen.tsx'

const requested = fn()
const meta = {
  component: Clubs,
  title: 'Screens/Animals/Clubs',
  parameters: { path: '/my/club-products', settings: { user: signedIn() } },
  beforeEach: () => {
    requested.mockClear()
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Clubs>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Finger Lakes Herding Dog Club' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /^Brook/ })).not.toBeChecked()
  },
}
/** What the club's people alone may buy is under its animals. */
export const WithProducts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.listProducts, ({ query }) => listOf(query.isForClubs === 'true' ? [clubProduct] : []))),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Sold to Finger Lakes Herding Dog Club alone' }))
    await expect(section.getByRole('link', { name: 'DNA profile kit for club dogs' })).toBeVisible()
    await expect(section.getByRole('button', { name: /^Add DNA profile kit for club dogs to cart/ })).toBeVisible()
  },
}
/** What a club holds are patients to a vet, in the dialog too. */
export const ForAVet: Story = {
  parameters: { audience: 'vet', settings: { user: signedIn(vet()), userType: 'vet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand over a patient' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Hand a patient over to Finger Lakes Herding Dog Club' })
    await waitFor(() => expect(within(dialog).getByPlaceholderText('One of your patients')).toBeVisible())
    await expect(canvas.queryByText(/animal/i)).not.toBeInTheDocument()
  },
}
export const WithProductsOnAPhone: Story = { ...WithProducts, globals: phone }
export const Phone: Story = { globals: phone }
export const Several: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(clubCalls.listClubs, {
        results: [
          club(),
          club({ id: 502, name: 'Cornish Rex Club of Northern and Western New York State', animals: [] }),
        ],
      }),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText(/holds no animals/)).toBeVisible(),
}
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(clubCalls.listClubs, {
        results: [
          club({
            animals: Array.from({ length: 120 }, (_, index) => ({
              ...animal({ id: `c0ffee00-0000-4000-8000-000000001${index + 100}`, petName: `Dog ${index + 1}` }),
              handedOverBy: null,
              isReadByMembers: false,
            })),
          }),
        ],
      }),
    ),
}
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(mock(clubCalls.listClubs, { results: [] })),
  play: async ({ canvas }) => expect(await canvas.findByText('You are not in a club yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(clubCalls.listClubs)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(clubCalls.listClubs, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(clubCalls.listClubs, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible()),
}

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to my account' }))
    await canvas.findByText('Please choose at least one animal.')
    await expect(canvas.getByRole('checkbox', { name: 'All 2 animals' })).toHaveFocus()
  },
}
const askForAll: Play = async ({ canvas, userEvent }) => {
  const all = await canvas.findByRole('checkbox', { name: 'All 2 animals' })
  await userEvent.click(all)
  await expect(canvas.getByText('2 of 2 chosen')).toBeVisible()
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Brook/ }))
  await expect(all).not.toBeChecked()
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Brook/ }))
  await expect(all).toBeChecked()
  await userEvent.click(canvas.getByRole('button', { name: 'Move to my account' }))
  await waitFor(() =>
    expect(canvas.getByRole('alertdialog', { name: 'Move 2 animals to your account?' })).toBeVisible(),
  )
}
export const Question: Story = { play: askForAll }

/** All that were chosen go in one call (animals-6). */
export const Moved: Story = {
  beforeEach: ({ msw }) => {
    let isMoved = false
    msw.use(
      mock(clubCalls.listClubs, () => ({ results: [isMoved ? club({ animals: [] }) : club()] })),
      mock(clubCalls.transferClubAnimals, ({ body }) => {
        requested(body.animalIds)
        isMoved = true
        return { transferred: body.animalIds.length }
      }),
    )
  },
  play: async (context) => {
    await askForAll(context)
    const { canvas, userEvent } = context
    await userEvent.dblClick(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Move 2 animals' }))
    await canvas.findByText('2 animals are in your account now.')
    await expect(await canvas.findByText(/holds no animals/)).toBeVisible()
    await expect(requested.mock.calls).toEqual([[[animalId(351), animalId(352)]]])
  },
}
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(clubCalls.transferClubAnimals, 404, { message: 'Nothing was moved; please look again.' })),
  play: async (context) => {
    await askForAll(context)
    const { canvas, userEvent } = context
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Move 2 animals' }))
    await canvas.findByText('Nothing was moved; please look again.')
    await expect(canvas.getByText('2 of 2 chosen')).toBeInTheDocument()
  },
}

const handedOver: NonNullable<Story['beforeEach']> = ({ msw }) =>
  msw.use(mock(clubCalls.listClubs, { results: [clubWithHandedOver()] }))

/** Each animal names who handed it over. */
export const HandedOver: Story = {
  beforeEach: handedOver,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Handed over by Ruth Kemp')).toBeVisible()
    await expect(canvas.getByText('Handed over by you')).toBeVisible()
    await expect(canvas.getByText('You act for this club with Ruth Kemp and Tomas Lindqvist.')).toBeVisible()
    // As far as its giver lets the members read.
    await expect(canvas.getAllByRole('link', { name: /results$/ }).map((link) => link.getAttribute('href'))).toEqual([
      `/my/animals/${animalId(351)}`,
    ])
  },
}
export const HandedOverOnAPhone: Story = { ...HandedOver, globals: phone }

/** What another member handed over goes back to them alone. */
export const TakenFromAnother: Story = {
  beforeEach: handedOver,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Brook/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move to my account' }))
    await canvas.findByText(/^Ruth Kemp handed Brook over/)
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}
export const GivesBack: Story = {
  beforeEach: ({ msw }) => {
    let isGiven = false
    msw.use(
      mock(clubCalls.listClubs, () => ({ results: [isGiven ? club({ animals: [] }) : clubWithHandedOver()] })),
      mock(clubCalls.giveBackClubAnimals, ({ params, body }) => {
        requested(params.id, body.animalIds)
        isGiven = true
        return { givenBack: body.animalIds.length }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Brook/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Give back' }))
    const question = within(await canvas.findByRole('alertdialog', { name: 'Give Brook back to Ruth Kemp?' }))
    await userEvent.dblClick(question.getByRole('button', { name: 'Give Brook back' }))
    await canvas.findByText('One animal was given back.')
    await expect(requested.mock.calls).toEqual([['501', [animalId(351)]]])
  },
}

const openHandOver: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Hand over an animal' }))
  await waitFor(() =>
    expect(canvas.getByRole('dialog', { name: 'Hand an animal over to Finger Lakes Herding Dog Club' })).toBeVisible(),
  )
}
export const HandsOver: Story = { play: openHandOver }
export const HandsOverOnAPhone: Story = { play: openHandOver, globals: phone }
/** The giver's word goes along: the members may read, or they may not. */
export const HandsOverToBeRead: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.listAnimals, listOf([animal()])),
      mock(clubCalls.handOverToClub, ({ body }) => {
        requested(body)
        return { handedOver: 1 }
      }),
    ),
  play: async (context) => {
    await openHandOver(context)
    const { canvas, userEvent } = context
    const dialog = within(canvas.getByRole('dialog'))
    const mayRead = dialog.getByRole('checkbox', { name: /^The club’s members may read its results/ })
    await expect(mayRead).not.toBeChecked()
    await userEvent.click(mayRead)
    await userEvent.click(dialog.getByRole('combobox', { name: 'Animal' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: /^Skye/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
    await canvas.findByText('Finger Lakes Herding Dog Club holds Skye now.')
    await expect(requested.mock.calls).toEqual([[{ animalIds: [animalId(301)], isReadByMembers: true }]])
  },
}
/** What is missing is shown at its field; the shop's refusal is shown, and the choice stays. */
export const HandOverRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.listAnimals, listOf([animal()])),
      mockFailure(clubCalls.handOverToClub, 409, { message: 'Skye has a sample under way.' }),
    ),
  play: async (context) => {
    await openHandOver(context)
    const { canvas, userEvent } = context
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
    await expect(await dialog.findByText('This field is required')).toBeVisible()
    await userEvent.click(dialog.getByRole('combobox', { name: 'Animal' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: /^Skye/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
    await canvas.findByText('Skye has a sample under way.')
    await expect(dialog.getByRole('combobox', { name: 'Animal' })).toHaveValue('Skye, Border Collie')
  },
}
