import { laboratoryCalls } from '@shop/contract/laboratory'
import { listOf } from '@shop/mocks/fixture'
import { deskSample } from '@shop/mocks/fixtures/laboratory'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { held, mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { offlineAfter } from '../../../parts/failure/offline-story.tsx'
import { Intake } from './Intake.screen.tsx'

const meta = {
  component: Intake,
  title: 'Screens/Desk/Intake',
  args: { play: fn() },
  parameters: { path: '/desk/laboratory', settings: { user: signedIn(colleague({ roles: ['laboratory'] })) } },
} satisfies Meta<typeof Intake>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

const scan =
  (...barcodes: string[]): Play =>
  async ({ canvas, userEvent }) => {
    // As a scanner: nobody presses into the field, nor waits.
    await waitFor(() => expect(canvas.getByLabelText('Barcode')).toHaveFocus())
    for (const barcode of barcodes) await userEvent.keyboard(`${barcode}{Enter}`)
  }

export const Empty: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Barcode')).toHaveFocus())
    await expect(canvas.getByLabelText('Brought to')).toHaveValue('received')
  },
}

export const Right: Story = {
  play: async (context) => {
    await scan('KP4827193305')(context)
    const { canvas, args } = context
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('KP4827193305: Received'))
    await expect(args.play).toHaveBeenLastCalledWith('accepted')
    await expect(canvas.getByRole('row', { name: /KP4827193305/ })).toHaveTextContent('Full breed profile kit for dogs')
    await expect(canvas.getByLabelText('Barcode')).toHaveFocus()
    await expect(canvas.getByLabelText('Barcode')).toHaveValue('')
  },
}

/** Its kit is not activated: it waits, and whoever scans is to put it aside. */
export const LookAtIt: Story = {
  play: async (context) => {
    await scan('KP4827193307')(context)
    const { canvas, args } = context
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('not activated yet'))
    await expect(args.play).toHaveBeenLastCalledWith('refused')
  },
}

const refused: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    mockFailure(laboratoryCalls.advanceSamples, 428, {
      message: 'Nothing was changed.',
      errors: { KP0000000001: 'is not known.' },
    }),
  )
export const Refused: Story = {
  beforeEach: refused,
  play: async (context) => {
    await scan('kp0000000001')(context)
    const { canvas, args, userEvent } = context
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('KP0000000001: is not known.'))
    await expect(args.play).toHaveBeenLastCalledWith('refused')
    await expect(canvas.getByLabelText('Barcode')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Switch sounds off' }))
    await expect(canvas.getByLabelText('Barcode')).toHaveFocus()
    await userEvent.keyboard('KP0000000001{Enter}')
    await expect(await canvas.findByText('Scanned in this session: 2')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/Waits for its turn/)).toBeNull())
    await expect(args.play).toHaveBeenCalledOnce()
  },
}

/** Three scans before the first answer: each has its turn, in the order of the scans. */
export const Queued: Story = {
  beforeEach: ({ msw }) => {
    const seen: string[] = []
    msw.use(
      mock(laboratoryCalls.advanceSamples, ({ body }) => {
        seen.push(...(body?.barcodes ?? []))
        return { moved: body?.barcodes ?? [], unchanged: [], recollections: {} }
      }),
      // Each is named by how many came before it.
      mock(laboratoryCalls.listDeskSamples, ({ query: { search = '' } }) =>
        listOf([deskSample({ barcode: search, product: `The swab number ${seen.length}` })]),
      ),
    )
  },
  play: async (context) => {
    await scan('KP4827193301', 'KP4827193302', 'KP4827193303')(context)
    const { canvas } = context
    for (const number of [1, 2, 3])
      await waitFor(() =>
        expect(canvas.getByRole('row', { name: new RegExp(`KP482719330${number}`) })).toHaveTextContent(
          `The swab number ${number}`,
        ),
      )
    await expect(canvas.getByLabelText('Barcode')).toHaveFocus()
  },
}

/** One call at a time: the others are sent once it is answered. */
export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(laboratoryCalls.advanceSamples)),
  play: async (context) => {
    const before = held.count
    await scan('KP4827193305', 'KP4827193306')(context)
    await waitFor(() => expect(held.count).toBeGreaterThan(before))
    await scan('KP4827193307', 'KP4827193308')(context)
    await expect(await context.canvas.findAllByText('Waits: Waits for its turn.')).toHaveLength(4)
    await expect(held.count).toBe(before + 1)
    await expect(context.canvas.getByLabelText('Barcode')).toHaveFocus()
  },
}

export const AnotherStage: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.selectOptions(canvas.getByLabelText('Brought to'), 'extraction')
    await scan('KP4827193305')(context)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('DNA extracted'))
  },
}
/** A morning's post. */
export const Many: Story = {
  play: async (context) => {
    const barcodes = Array.from({ length: 20 }, (_, index) => `KP48271934${index + 10}`)
    await scan(...barcodes)(context)
    await expect(await context.canvas.findByText('Scanned in this session: 20')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('KP4827193429'))
  },
}
export const Phone: Story = { globals: phone, play: scan('KP4827193305', 'KP4827193307') }
export const RefusedOnAPhone: Story = { globals: phone, beforeEach: refused, play: scan('KP0000000001') }
export const Offline: Story = offlineAfter(scan('KP4827193305'))
export const Dark: Story = { globals: { scheme: 'dark' }, play: scan('KP4827193305') }
