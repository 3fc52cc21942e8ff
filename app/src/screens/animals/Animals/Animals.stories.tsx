import { animalCalls } from '@shop/contract/animal'
import { sharingCalls } from '@shop/contract/sharing'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { animal, animalId, animalProfile, breederAnimals, ownerAnimals, patients } from '@shop/mocks/fixtures/animal'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Animals } from './Animals.screen.tsx'

const requested = fn()

/** Where the address would be read. */
const Address = () => {
  const { pathname, search } = useLocation()
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>
}

const meta = {
  component: Animals,
  title: 'Screens/Animals/Animals',
  parameters: { path: '/my/my-animals', settings: { user: signedIn() } },
  beforeEach: () => {
    requested.mockClear()
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
} satisfies Meta<typeof Animals>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const phone = { viewport: { value: 'phone' } }
const asVet = { path: '/my/my-patients', audience: 'vet', settings: { user: signedIn(vet()), country: 'AU' } }
const asOwner = { path: '/my/my-animals', audience: 'owner', settings: { user: signedIn(owner()) } }

const answers =
  (...animals: ReturnType<typeof animal>[]): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(
      mock(animalCalls.listAnimals, ({ query }) => {
        requested(query)
        return listOf(animals)
      }),
    )

const openMenu =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `What to do with ${name}` }))
    await canvas.findByRole('menu')
  }
const pick =
  (name: string, item: string): Play =>
  async (context) => {
    await openMenu(name)(context)
    await context.userEvent.click(context.canvas.getByRole('menuitem', { name: item }))
  }

/** Samples that contradict each other show before anybody opens the animal. */
export const Conflicting: Story = {
  beforeEach: ({ msw }) => msw.use(mock(animalCalls.listAnimals, listOf([{ ...animal(), hasConflict: true }]))),
  play: async ({ canvas }) => {
    const skye = await canvas.findByRole('article', { name: 'Skye' })
    await expect(skye).toHaveTextContent('Samples contradict each other')
  },
}

/** The call's defaults: page 1, fifteen of them, searched in everything (animals-1). */
export const Full: Story = {
  beforeEach: answers(...breederAnimals),
  play: async ({ canvas }) => {
    const skye = await canvas.findByRole('article', { name: 'Skye' })
    await expect(skye).toHaveTextContent(/Border Collie, female, 4 years/)
    await expect(skye).toHaveTextContent('Results ready')
    await expect(canvas.getByRole('article', { name: 'Pip' })).toHaveTextContent('No kit yet')
    await expect(canvas.getByRole('link', { name: 'Skye' })).toHaveAttribute('href', `/my/animals/${animalId(301)}`)
    await expect(canvas.getByText('10 animals')).toBeVisible()
    await expect(requested).toHaveBeenCalledWith({ page: '1', size: '15', queryType: 'all', view: 'own' })
  },
}
export const Phone: Story = { beforeEach: answers(...breederAnimals), globals: phone }
export const PetOwner: Story = { parameters: asOwner, beforeEach: answers(...ownerAnimals) }

/** Vets read of patients, and of whose they are (audience-7). */
export const Patients: Story = {
  parameters: asVet,
  beforeEach: answers(...patients),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('article', { name: 'Juno' })).toHaveTextContent('Owner: Marta Lindqvist')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My patients')
    await expect(canvas.getByText('8 patients')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/animal/i)
  },
}
export const PatientsOnAPhone: Story = { parameters: asVet, beforeEach: answers(...patients), globals: phone }

/** A search waits for a pause in typing, and is in the address; every filter goes into the call (animals-4). */
export const Search: Story = {
  parameters: { path: '/my/my-animals?by=registration_name&gender=female&species=dog' },
  beforeEach: answers(...breederAnimals),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Search these animals')
    await canvas.findByRole('article', { name: 'Skye' })
    requested.mockClear()
    await userEvent.type(box, 'blue')
    await waitFor(() => expect(requested).toHaveBeenCalled())
    await expect(requested.mock.calls).toEqual([
      [
        {
          page: '1',
          size: '15',
          queryType: 'registration_name',
          query: 'blue',
          gender: 'female',
          speciesId: '1',
          view: 'own',
        },
      ],
    ])
    await expect(canvas.getByTestId('address')).toHaveTextContent(/&search=blue$/)
    await expect(box).toHaveFocus()
    await userEvent.click(await canvas.findByRole('link', { name: 'Show all' }))
    await waitFor(() => expect(box).toHaveValue(''))
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/my\/my-animals$/)
  },
}

export const Filtered: Story = {
  beforeEach: answers(...breederAnimals),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sex'), 'Male')
    await userEvent.selectOptions(canvas.getByLabelText('Species'), 'Cats')
    await expect(canvas.getByTestId('address')).toHaveTextContent('/my/my-animals?gender=male&species=cat')
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ gender: 'male', speciesId: '2' })),
    )
  },
}

/** By how a test came out: each choice has its count, it is in the address, and the file has the same animals. */
export const FilteredByResult: Story = {
  beforeEach: answers(...breederAnimals.slice(0, 2)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Tested for'), 'Collie eye anomaly')
    await userEvent.selectOptions(canvas.getByLabelText('Result'), 'Carrier (2)')
    await expect(canvas.getByTestId('address')).toHaveTextContent('/my/my-animals?test=2002&status=carrier')
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ productId: '2002', status: 'carrier' })),
    )
    await expect(await canvas.findByText(/2 animals/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'With results as a spreadsheet (CSV)' })).toHaveAttribute(
      'href',
      '/api/my/animal-list.csv?product_id=2002&status=carrier&view=own',
    )
  },
}
export const NoneFound: Story = {
  parameters: { path: '/my/my-animals?search=zebra' },
  beforeEach: answers(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No animal fits that')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show all animals' })).toHaveAttribute('href', '/my/my-animals')
  },
}

export const None: Story = {
  beforeEach: answers(),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Activate a kit' })).toHaveAttribute('href', '/activate'),
}
export const NoneOfAPetOwner: Story = {
  parameters: asOwner,
  beforeEach: answers(),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'See all tests' })).toHaveAttribute('href', '/pet-owner/products'),
}
export const NoPatients: Story = {
  parameters: asVet,
  beforeEach: answers(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Your first patient goes here')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/animal/i)
  },
}
export const NothingShared: Story = {
  parameters: { path: '/my/animals/shared' },
  beforeEach: answers(),
  play: async ({ canvas }) => expect(await canvas.findByText('Nobody shares with you yet')).toBeVisible(),
}
export const SharesNothing: Story = {
  parameters: { path: '/my/animals/shared?view=by-me' },
  beforeEach: answers(),
  play: async ({ canvas }) => expect(await canvas.findByText('You share no animals')).toBeVisible(),
}
export const NothingArchived: Story = {
  parameters: { path: '/my/animals/archived' },
  beforeEach: answers(),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing is archived')).toBeVisible(),
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(animalCalls.listAnimals)) }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.listAnimals, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Failed to fetch animals')).toBeVisible()
    msw.use(mock(animalCalls.listAnimals, listOf(breederAnimals)))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('article', { name: 'Skye' })).toBeVisible()
  },
}

export const Offline: Story = offline
/** An answer without a list is no empty list (animals-1). */
export const InvalidAnswer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.listAnimals, { count: 3, next: null, previous: null } as unknown as ReturnType<
        typeof listOf<never>
      >),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invalid response format')).toBeVisible()
    await expect(canvas.queryByText(/Your first animal/)).toBeNull()
  },
}

export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.listAnimals, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible()),
}

const pageSize = 15
const total = 2000
const numbered = (number: number) =>
  animal({
    id: `c0ffee00-0000-4000-8000-${String(number).padStart(12, '0')}`,
    petName: `Dog ${number}`,
    registrationName: `Orchardlane Number ${number}`,
    coat: { ...animal().coat, seed: number },
  })
const moss = animal({ id: animalId(399), petName: 'Moss', gender: 'male' })
/** Two thousand animals and one male, served page by page. Somebody adds one meanwhile: every later page begins with the last of the one before. */
const paged: NonNullable<Story['beforeEach']> = ({ msw }) =>
  msw.use(
    mock(animalCalls.listAnimals, ({ query }) => {
      requested(query)
      if (query.gender === 'male') return listOf([moss])
      const page = Number(query.page)
      const from = (page - 1) * pageSize - (page > 1 ? 1 : 0)
      return listOf(
        Array.from({ length: Math.min(pageSize, total - from) }, (_, index) => numbered(from + index + 1)),
        { count: total, next: from + pageSize < total ? page + 1 : undefined },
      )
    }),
  )
/** Scrolls until a dog this far down is there. By its text: roles take long to find among so many. */
const readOn = (canvas: Parameters<Play>[0]['canvas'], number: number) =>
  waitFor(
    async () => {
      scrollTo(0, document.documentElement.scrollHeight)
      const last = canvas.getAllByText(/^Dog \d+$/).at(-1)
      await expect(Number(last?.textContent?.slice(4))).toBeGreaterThanOrEqual(number)
    },
    { timeout: 8000 },
  )

/** Pages append, more are fetched near the end, no row repeats, and few rows are in the document (animals-1, animals-3). */
export const TwoThousand: Story = {
  beforeEach: paged,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'animals' })
    await canvas.findByText('Dog 1')
    await readOn(canvas, 40)
    const rows = within(list).getAllByRole('listitem')
    await expect(rows.length).toBeLessThan(60)
    const names = within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
    await expect(new Set(names).size).toBe(names.length)
    await expect(names).toEqual(names.toSorted((a, b) => Number(a?.slice(4)) - Number(b?.slice(4))))
    await expect(rows[0]).toHaveAttribute('aria-setsize', '2000')
    const pages = requested.mock.calls.map(([query]) => (query as { page: string }).page)
    await expect(pages).toEqual(pages.map((_, index) => String(index + 1)))
    scrollTo(0, 0)
    await canvas.findByText('Dog 1')
  },
}
/** Another choice begins at page 1, whose animals are there instead of all that were read before (animals-1). */
export const PageOneReplaces: Story = {
  beforeEach: paged,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Dog 1')
    await readOn(canvas, 30)
    scrollTo(0, 0)
    await userEvent.selectOptions(canvas.getByLabelText('Sex'), 'Male')
    await canvas.findByRole('article', { name: 'Moss' })
    await waitFor(() => expect(canvas.queryByText(/^Dog \d+$/)).toBeNull())
    await expect(canvas.getByText(/^1 animal/)).toBeVisible()
    await expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ page: '1', size: '15', gender: 'male' }))
  },
}
export const TwoThousandOnAPhone: Story = { beforeEach: paged, globals: phone }

/** What is there stays, and the next page can be requested again. */
export const NextPageFails: Story = {
  beforeEach: paged,
  play: async (context) => {
    const { canvas, msw, userEvent } = context
    await canvas.findByText('Dog 1')
    msw.use(mockFailure(animalCalls.listAnimals, 500))
    await waitFor(
      async () => {
        scrollTo(0, document.documentElement.scrollHeight)
        await expect(canvas.getByText('Failed to fetch animals')).toBeVisible()
      },
      { timeout: 8000 },
    )
    await expect(canvas.getAllByText(/^Dog \d+$/).length).toBeGreaterThan(5)
    await paged(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await readOn(canvas, 30)
    await expect(canvas.queryByText('Failed to fetch animals')).toBeNull()
  },
}

export const LongNames: Story = {
  beforeEach: answers(
    animal({
      petName: 'Wolfeschlegelsteinhausenbergerdorff the Magnificent',
      registrationName: 'Grand Champion Orchardlane’s Twice Upon a Blue Moonlit Hour in the Finger Lakes, UDX3 HSAs',
      breed: { id: 1, name: 'Nova Scotia Duck Tolling Retriever of the Old Eastern Shore Line' },
      isInTransfer: true,
    }),
  ),
}
export const LongNamesOnAPhone: Story = { ...LongNames, globals: phone }
export const One: Story = {
  beforeEach: answers(animal()),
  play: async ({ canvas }) => expect(await canvas.findByText('1 animal')).toBeVisible(),
}

export const MenuOpen: Story = {
  beforeEach: answers(...breederAnimals),
  play: async (context) => {
    await openMenu('Skye')(context)
    const items = context.canvas.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await expect(items).toEqual(['Open', 'Edit', 'Share', 'Transfer', 'Archive'])
    await expect(context.canvas.getByRole('menuitem', { name: 'Transfer' })).toHaveAttribute(
      'href',
      `/my/transfer-animal?animal=${animalId(301)}`,
    )
  },
}
export const MenuOfAPatient: Story = {
  parameters: asVet,
  beforeEach: answers(...patients),
  play: async (context) => {
    await openMenu('Juno')(context)
    await expect(context.canvas.queryByRole('menuitem', { name: 'Transfer' })).toBeNull()
  },
}
export const MenuOfAnOfferedAnimal: Story = {
  beforeEach: answers(animal({ isInTransfer: true })),
  play: async (context) => {
    await openMenu('Skye')(context)
    const items = context.canvas.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await expect(items).toEqual(['Open', 'Edit', 'Share', 'See the offer'])
  },
}

/** Archived, it leaves the list before the server has answered, and "Undo" brings it back (animals-2, animals-6). */
export const Archived: Story = {
  beforeEach: ({ msw }) => {
    let isArchived = false
    msw.use(
      mock(animalCalls.listAnimals, () => listOf(isArchived ? breederAnimals.slice(1) : breederAnimals)),
      mock(animalCalls.updateAnimal, ({ params, body }) => {
        requested(params.id, body)
        isArchived = body.isArchived ?? false
        return animal({ isArchived })
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await pick('Skye', 'Archive')(context)
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Skye' })).toBeNull())
    await canvas.findByText('Skye is archived.')
    await expect(canvas.getByText('9 animals')).toHaveFocus()
    await expect(requested).toHaveBeenCalledWith(animalId(301), { isArchived: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('article', { name: 'Skye' })).toBeVisible()
    await expect(requested).toHaveBeenLastCalledWith(animalId(301), { isArchived: false })
  },
}
export const LeavesAtOnce: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(animalCalls.listAnimals, listOf(breederAnimals)), mockPending(animalCalls.updateAnimal)),
  play: async (context) => {
    await pick('Skye', 'Archive')(context)
    await waitFor(() => expect(context.canvas.queryByRole('article', { name: 'Skye' })).toBeNull())
  },
}
/** What the server refuses is back in its place, and the reason is shown. */
export const ArchiveFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.listAnimals, listOf(breederAnimals)),
      mockFailure(animalCalls.updateAnimal, 409, { message: 'This animal is offered to somebody.' }),
    ),
  play: async (context) => {
    await pick('Skye', 'Archive')(context)
    await context.canvas.findByText('This animal is offered to somebody.')
    await expect(await context.canvas.findByRole('article', { name: 'Skye' })).toBeVisible()
  },
}

const put = animal({ isArchived: true })
export const ArchivedAnimals: Story = {
  parameters: { path: '/my/animals/archived' },
  beforeEach: ({ msw }) => {
    let isBack = false
    msw.use(
      mock(animalCalls.listAnimals, ({ query }) => listOf(query.view === 'archived' && !isBack ? [put] : [])),
      mock(animalCalls.updateAnimal, () => {
        isBack = true
        return animal()
      }),
    )
  },
  play: async (context) => {
    await pick('Skye', 'Bring back')(context)
    await context.canvas.findByText('Skye is back on your list.')
    await expect(await context.canvas.findByText('Nothing is archived')).toBeVisible()
  },
}

const shared = animal({ isShared: true, rights: 'view', ownerName: 'Ada B.' })
const sharedPath = { path: '/my/animals/shared' }
const untilLeft: Story['beforeEach'] = ({ msw }) => {
  let hasLeft = false
  msw.use(
    mock(animalCalls.listAnimals, ({ query }) => listOf(query.view === 'shared' && !hasLeft ? [shared] : [])),
    mock(sharingCalls.unshareAnimal, ({ query }) => {
      requested(query)
      hasLeft = true
      return { message: 'this animal is off your list.' }
    }),
  )
}
export const SharedWithMe: Story = {
  parameters: sharedPath,
  beforeEach: untilLeft,
  play: async (context) => {
    await expect(await context.canvas.findByRole('article', { name: 'Skye' })).toHaveTextContent('Shared by Ada B.')
    await openMenu('Skye')(context)
    await expect(context.canvas.queryByRole('menuitem', { name: 'Archive' })).toBeNull()
  },
}
export const LeaveQuestion: Story = {
  parameters: sharedPath,
  beforeEach: untilLeft,
  play: pick('Skye', 'Take off my list'),
}
/** Unshared, it leaves the list (animals-2). */
export const Left: Story = {
  parameters: sharedPath,
  beforeEach: untilLeft,
  play: async (context) => {
    await LeaveQuestion.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it off' }))
    await canvas.findByText('Skye is off your list.')
    await expect(await canvas.findByText('Nobody shares with you yet')).toBeVisible()
    await expect(requested).toHaveBeenCalledWith({})
  },
}

/** The last one it was shared with gone, it is no longer among those one shares (animals-2). */
export const SharedByMe: Story = {
  parameters: { path: '/my/animals/shared?view=by-me' },
  beforeEach: ({ msw }) => {
    let isShared = true
    msw.use(
      mock(animalCalls.listAnimals, ({ query }) => listOf(query.view === 'shared_by_me' && isShared ? [animal()] : [])),
      mock(animalCalls.getAnimalProfile, animalProfile()),
      mock(sharingCalls.unshareAnimal, () => {
        isShared = false
        return { message: 'They no longer see this animal.' }
      }),
    )
  },
  play: async (context) => {
    await pick('Skye', 'Share')(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sharing with vet@example.com' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByText('You share no animals')).toBeVisible()
  },
}
