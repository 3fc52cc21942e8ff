import { openDataCalls } from '@shop/contract/open-data'
import { openData } from '@shop/mocks/fixtures/open-data'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { OpenData } from './OpenData.screen.tsx'

const meta = {
  component: OpenData,
  title: 'Screens/Content/OpenData',
  parameters: { path: paths.openData },
} satisfies Meta<typeof OpenData>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

/** Every table has both files under the release's own address, with the meaning of its columns. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Breeds as CSV' })).toHaveAttribute(
      'href',
      '/api/open-data/3f2a9c1b7d40/breeds.csv',
    )
    await expect(canvas.getByRole('link', { name: 'Tests as JSON' })).toHaveAttribute(
      'href',
      '/api/open-data/3f2a9c1b7d40/tests.json',
    )
    await expect(canvas.getByRole('heading', { name: 'Release 3f2a9c1b7d40' })).toBeVisible()
    await userEvent.click(canvas.getByText('6 columns of tests'))
    await expect(canvas.getByText('penetrance')).toBeVisible()
    await expect(canvas.getByText(/CC BY 4\.0/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tests of release 8c0d51e6aa27' })).toHaveAttribute(
      'href',
      '/api/open-data/8c0d51e6aa27/tests.csv',
    )
  },
}
export const OnAPhone: Story = { globals: phone }

/** Nothing of earlier releases before there is one. */
export const FirstRelease: Story = {
  beforeEach: ({ msw }) => msw.use(mock(openDataCalls.getOpenData, openData({ earlier: [] }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Use it, and say where it is from' })
    await expect(canvas.queryByRole('heading', { name: 'Earlier releases' })).toBeNull()
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(openDataCalls.getOpenData)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(openDataCalls.getOpenData, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    msw.use(mock(openDataCalls.getOpenData, openData()))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: 'Breeds as CSV' })).toBeVisible()
  },
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(openDataCalls.getOpenData)),
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot reach the shop')).toBeVisible(),
}
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
