import { breedCalls } from '@shop/contract/breed'
import { listOf } from '@shop/mocks/fixture'
import { borderCollie, breeds } from '@shop/mocks/fixtures/breed'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fireEvent } from 'storybook/test'
import { Breeds } from './Breeds.screen.tsx'

const meta = {
  component: Breeds,
  title: 'Screens/Shop/Breeds',
  parameters: { path: '/breeder/for-dogs/breeds' },
} satisfies Meta<typeof Breeds>
export default meta
type Story = StoryObj<typeof meta>

const untested = borderCollie({
  id: 200300,
  name: 'Azawakh',
  coat: { pattern: 'helix', colours: [], seed: 300 },
  testCount: 0,
})

export const Full: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(breedCalls.listBreeds, listOf([borderCollie({ id: 3, name: 'All dog breeds' }), untested, ...breeds])),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Border Collie 14 tests' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/breeds/border-collie/200193',
    )
    await expect(canvas.getByRole('link', { name: 'Azawakh' })).toBeVisible()
    await expect(canvas.queryByText('All dog breeds')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('5 breeds')
    await expect(canvas.getByRole('link', { name: 'L' })).toHaveAttribute('href', '#letter-L')
    // One of the tabs of the shop.
    await expect(canvas.getByRole('link', { name: 'Breeds' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Best sellers' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/special-offers',
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(breedCalls.listBreeds)) }

/** In place of the list, with the call's own message; the page around it stays. */
const failsAs =
  (title: string, text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`${title}${text}`)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(breedCalls.listBreeds, 500)),
  play: failsAs('Something went wrong', 'Failed to fetch breeds'),
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(breedCalls.listBreeds)),
  play: failsAs('We cannot reach the shop', 'Network error'),
}
export const SignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(breedCalls.listBreeds, 401)),
  play: failsAs('Please log in again', 'Failed to fetch breeds'),
}
export const NotTheirs: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(breedCalls.listBreeds, 403)),
  play: failsAs('This is not open to your account', 'Failed to fetch breeds'),
}
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(breedCalls.listBreeds, 404)),
  play: failsAs('We cannot find this', 'Failed to fetch breeds'),
}
export const TooManyRequests: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(breedCalls.listBreeds, 429, { message: 'Too many requests. Please wait a moment.' })),
  play: failsAs('One moment, please', 'Too many requests. Please wait a moment.'),
}

export const NothingFound: Story = {
  parameters: { path: '/breeder/for-dogs/breeds?name=unicorn' },
  beforeEach: ({ msw }) => msw.use(mock(breedCalls.listBreeds, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No breed is called “unicorn”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show all breeds' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/breeds',
    )
  },
}

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(mock(breedCalls.listBreeds, listOf([borderCollie({ testCount: 1 })]))),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Border Collie 1 test' })).toBeVisible(),
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const AThousand: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        breedCalls.listBreeds,
        listOf(
          Array.from({ length: 1000 }, (_, index) =>
            borderCollie({
              id: 201000 + index,
              name: `${letters[Math.floor(index / 39)]} breed ${index}`,
              testCount: index % 3 ? 0 : index % 20,
            }),
          ),
        ),
      ),
    ),
}

export const LongNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        breedCalls.listBreeds,
        listOf([
          borderCollie({ name: 'American Cocker Spaniel, Any Solid Colour Other Than Black, with tan points (Ascob)' }),
          borderCollie({ id: 1, name: 'Berger-Blanc-Suisse-et-Américain-Long-and-Unbroken', testCount: 0 }),
        ]),
      ),
    ),
}

const Address = () => <p>{`Now at ${useLocation().pathname}${useLocation().search}`}</p>
const withAddress = () => (
  <>
    <Breeds />
    <Address />
  </>
)

/** Typing searches by itself after a pause; the address and the call agree, and the other choice stays. */
export const SearchingByKeyboard: Story = {
  parameters: { path: '/breeder/for-dogs/breeds?tested=true' },
  render: withAddress,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(breedCalls.listBreeds, ({ query }) =>
        listOf([borderCollie({ name: `${query.name}, tested ${query.tested}` })]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Breed'), 'alsatian')
    await expect(await canvas.findByText('alsatian, tested true')).toBeVisible()
    await expect(canvas.getByText('Now at /breeder/for-dogs/breeds?name=alsatian&tested=true')).toBeVisible()
    await expect(canvas.getByLabelText('Breed')).toHaveFocus()
  },
}

/** Half a second after the last letter, and once (form-6). */
export const AsksAfterHalfASecond: Story = {
  beforeEach: ({ msw }) => {
    requested = []
    msw.use(
      mock(breedCalls.listBreeds, ({ query }) => {
        if (query.name) requested.push(performance.now())
        return listOf([borderCollie({ name: query.name ? 'Found' : 'Any breed' })])
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Any breed')
    const typed = performance.now()
    for (const value of ['c', 'co', 'col'])
      await fireEvent.change(canvas.getByLabelText('Breed'), { target: { value } })
    await canvas.findByText('Found')
    await expect(requested).toHaveLength(1)
    const pause = (requested[0] ?? 0) - typed
    await expect(pause).toBeGreaterThan(400)
  },
}
/** When each call with a name came, in ms. */
let requested: number[]

export const OnlyWithTests: Story = {
  render: withAddress,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Only with tests' }))
    await expect(await canvas.findByText('Now at /breeder/for-dogs/breeds?tested=true')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Only with tests' })).toHaveAttribute('aria-current', 'true')
  },
}

export const Cats: Story = {
  parameters: { path: '/breeder/for-cats/breeds' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(breedCalls.listBreeds, ({ query }) =>
        query.species !== 'cat'
          ? listOf([])
          : listOf([
              borderCollie({
                id: 100154,
                name: 'Maine Coon',
                species: { id: 2, name: 'Feline' },
                coat: { pattern: 'tabby', colours: ['#7a5138'], seed: 4 },
                testCount: 17,
              }),
            ]),
      ),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Maine Coon 17 tests' })).toHaveAttribute(
      'href',
      '/breeder/for-cats/breeds/maine-coon/100154',
    ),
}
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
