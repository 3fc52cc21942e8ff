import { sharePageCalls } from '@shop/contract/share-page'
import { sharePage } from '@shop/mocks/fixtures/share-page'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'storybook/test'
import { onPhone } from '../../../parts/animal/animal-story.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { paths, patterns } from '../../../paths.ts'
import { SharePage } from './SharePage.screen.tsx'

const meta = {
  component: SharePage,
  title: 'Screens/Animal/SharePage',
  parameters: { path: paths.sharePage('kq3Jc1x8mB0vYt5R') },
  render: () => (
    <Routes>
      <Route path={patterns.sharePage} element={<SharePage />} />
    </Routes>
  ),
} satisfies Meta<typeof SharePage>
export default meta
type Story = StoryObj<typeof meta>
const shows = (partial: Parameters<typeof sharePage>[0]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock(sharePageCalls.readSharePage, sharePage(partial))),
})

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Skye' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Skye on the hill at evening' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText('Could be black, or black and tan')).toBeVisible()
    await expect(canvas.getByText(/Rarer, and not tested: blue/)).toBeVisible()
    await expect(canvas.getByText(/There may be other results/)).toBeVisible()
  },
}
export const FullOnAPhone: Story = { globals: onPhone }
/** Nothing was chosen but the name. */
export const NameAlone: Story = {
  tags: ['empty'],
  ...shows({ breed: null, photo: null, coatByDna: null, results: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Skye' })).toBeVisible()
    await expect(canvas.queryByText(/certificate/)).toBeNull()
  },
}
/** The only colour that fits is named once. */
export const OneColour: Story = {
  ...shows({
    coatByDna: { title: 'Black and tan', colours: ['Black and tan'], white: 'None', rare: [], isChanged: false },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Coat by DNA' })).toBeVisible()
    await expect(canvas.getAllByText('Black and tan')).toHaveLength(1)
  },
}
export const SampleData: Story = {
  ...shows({ isSampleData: true }),
  play: async ({ canvas }) => expect(await canvas.findByText(/no sample was read/)).toBeVisible(),
}
export const Long: Story = {
  ...shows({
    petName: 'Bartholomew Archibald Featherstonehaugh the Third',
    results: Array.from({ length: 50 }, (_, index) => ({
      product: { id: index, name: `Progressive retinal atrophy, progressive rod-cone degeneration ${index + 1}` },
      status: 'clear' as const,
    })),
  }),
  globals: onPhone,
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(sharePageCalls.readSharePage)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the animal')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(sharePageCalls.readSharePage, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
/** Closed, renewed, or never there: all alike. */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(sharePageCalls.readSharePage, 404)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible(),
}
