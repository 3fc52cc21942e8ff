import { laboratoryCalls } from '@shop/contract/laboratory'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { deskSample, deskSamples } from '@shop/mocks/fixtures/laboratory'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Samples } from './Samples.screen.tsx'

const meta = {
  component: Samples,
  title: 'Screens/Desk/Samples',
  parameters: { path: '/desk/laboratory/samples', settings: { user: signedIn(colleague({ roles: ['laboratory'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Samples>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    const late = await canvas.findByRole('row', { name: /KP4827193306/ })
    await expect(late).toHaveTextContent('Late')
    await expect(canvas.getByRole('row', { name: /KP4827193305/ })).not.toHaveTextContent('Late')
    await expect(canvas.getByRole('row', { name: /KP4827193307/ })).toHaveTextContent('not activated yet')
    await expect(canvas.getByRole('link', { name: 'Samples' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Phone: Story = { globals: phone }
/** Support reads, and moves nothing. */
export const InSupport: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /KP4827193306/ })
    await expect(canvas.queryByRole('checkbox', { name: /^Choose/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Corrections' })).toBeNull()
  },
}
export const Search: Story = {
  parameters: { path: '/desk/laboratory/samples?search=Geno' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 sample with “Geno”/)).toBeVisible()
  },
}
export const Late: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(laboratoryCalls.listDeskSamples, ({ query }) =>
        listOf(deskSamples.filter(({ isLate }) => isLate || !query.late)),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('5 samples')
    await userEvent.selectOptions(canvas.getByLabelText('Results'), 'yes')
    await expect(await canvas.findByText('1 sample')).toBeVisible()
  },
}

const openMove: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose KP4827193305' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Move, or set a problem' }))
  await canvas.findByRole('dialog', { name: 'Move KP4827193305' })
}
export const Moves: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(laboratoryCalls.advanceSamples, ({ body }) => ({
        moved: body?.barcodes ?? [],
        unchanged: [],
        recollections: Object.fromEntries(body?.problem === 'failed' ? [['KP4827193305', 'KP4827193399']] : []),
      })),
    ),
  play: async (context) => {
    await openMove(context)
    const { canvas, userEvent } = context
    const dialog = within(canvas.getByRole('dialog'))
    // It is at genotyping: nothing before that is offered.
    await expect(dialog.queryByRole('option', { name: 'Received' })).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('Problem'), 'failed')
    await expect(dialog.getByText(/a free kit is ordered at once/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Note'), 'Too little DNA')
    await userEvent.click(dialog.getByRole('button', { name: 'Move them' }))
    await expect(await canvas.findByText(/KP4827193399 is ordered, free of charge/)).toBeVisible()
  },
}
export const MoveRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(laboratoryCalls.advanceSamples, 428, {
        message: 'Nothing was changed.',
        errors: { KP4827193305: 'waits for its payment.' },
      }),
    ),
  play: async (context) => {
    await openMove(context)
    const dialog = within(context.canvas.getByRole('dialog'))
    await context.userEvent.type(dialog.getByLabelText('Note'), 'Too little DNA')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Move them' }))
    await expect(await dialog.findByText(/waits for its payment/)).toBeVisible()
    await expect(dialog.getByLabelText('Note')).toHaveValue('Too little DNA')
  },
}
export const MoveOnAPhone: Story = { globals: phone, play: openMove }
export const ManyPages: Story = {
  parameters: { path: '/desk/laboratory/samples?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        laboratoryCalls.listDeskSamples,
        listOf(
          Array.from({ length: 50 }, (_, index) => deskSample({ barcode: `KP48271940${index + 10}` })),
          { count: 98_765, next: 3, previous: 1 },
        ),
      ),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText('98,765 samples')).toBeVisible(),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(laboratoryCalls.listDeskSamples, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No sample is ordered yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(laboratoryCalls.listDeskSamples)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(laboratoryCalls.listDeskSamples, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Error fetching data')).toBeVisible(),
}
export const Offline: Story = offline
export const Dark: Story = { globals: { scheme: 'dark' } }
