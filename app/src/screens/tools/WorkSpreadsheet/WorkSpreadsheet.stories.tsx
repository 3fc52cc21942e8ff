import { workSpreadsheetCalls } from '@shop/contract/work-spreadsheet'
import { Toaster } from '@shop/design-system'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { workLine, workSheet } from '@shop/mocks/fixtures/work-spreadsheet'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { WorkSpreadsheet } from './WorkSpreadsheet.screen.tsx'

const requested = fn()
const meta = {
  component: WorkSpreadsheet,
  title: 'Screens/Tools/WorkSpreadsheet',
  parameters: {
    never: { empty: 'a file without rows is refused' },
    path: '/my/work-spreadsheets/c0ffee00-0000-4000-8000-000000001501',
    settings: { user: signedIn() },
  },
  beforeEach: () => {
    requested.mockClear()
  },
  render: () => (
    <>
      <Routes>
        <Route path="/my/work-spreadsheets/:id" element={<WorkSpreadsheet />} />
      </Routes>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof WorkSpreadsheet>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }
const { getWorkSpreadsheet, saveWorkLine, submitWorkSpreadsheet } = workSpreadsheetCalls
const inDialog = async () => within(await within(document.body).findByRole('dialog'))

/** Each line has its errors, and the filters count. */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 lines need attention')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Needs attention (2)' }))
    await expect(await canvas.findByText(/Did you mean Border Collie/)).toBeVisible()
    await expect(canvas.queryByText('Tam')).toBeNull()
    await expect(await canvas.findByRole('button', { name: 'Activate one kit' })).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }

/** Of a file that names no encoding the letters are a guess, and the names are shown for a look. */
export const Guessed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mock(getWorkSpreadsheet, workSheet({ lookAt: ['Björk', 'Élan of the Moor'] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Are these names spelled right?')).toBeVisible()
    await expect(await canvas.findByText(/Björk, Élan of the Moor/)).toBeVisible()
  },
}

/** A row opens with its errors on their fields; it stays open while something is still wrong after saving. */
export const Corrects: Story = {
  beforeEach: ({ msw }) => {
    const answers = [workSheet(), workSheet({ lines: [workLine(4, {}, { petName: 'Moss' })] })]
    msw.use(
      mock(saveWorkLine, ({ body }) => {
        requested(body)
        return answers.shift() ?? workSheet()
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct row 4, Moss' }))
    const dialog = await inDialog()
    const born = dialog.getByLabelText(/^Date of birth/)
    await expect(born).toHaveAccessibleDescription(/Write the date as 2022-03-04/)
    await userEvent.clear(born)
    await userEvent.type(born, '2026-03-04')
    await userEvent.click(dialog.getByRole('button', { name: 'Save this row' }))
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1))
    await expect(requested).toHaveBeenCalledWith({
      version: 1,
      values: expect.objectContaining({ petName: 'Moss', dateOfBirth: '2026-03-04' }) as object,
    })
    await expect(born).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save this row' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
export const ChangedElsewhere: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(saveWorkLine, 409, { message: 'This line was changed in another window.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct row 3, Tam' }))
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Save this row' }))
    await expect(await canvas.findByText(/changed in another window/)).toBeVisible()
  },
}
export const Submits: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        getWorkSpreadsheet,
        workSheet({ counts: { attention: 0, ready: 2, done: 0 }, lines: [workLine(2), workLine(3)] }),
      ),
      mock(submitWorkSpreadsheet, ({ body }) => {
        requested(body)
        return workSheet({ state: 'working' })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('All lines are ready')).toBeVisible()
    await userEvent.click(await canvas.findByRole('checkbox', { name: /I accept/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Activate 2 kits' }))
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1))
    await expect(requested).toHaveBeenCalledWith({
      person: expect.objectContaining({ firstName: 'Dana', acceptTerms: true }) as object,
    })
  },
}
/** Without the terms nothing is sent. */
export const TermsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate one kit' }))
    await expect(await canvas.findByRole('checkbox', { name: /I accept/ })).toHaveAccessibleDescription(
      /Tick this to say you accept the terms/,
    )
  },
}
export const Working: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getWorkSpreadsheet, workSheet({ state: 'working' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Activating: 1 of 4 are samples')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Correct|Remove|Activate/ })).toBeNull()
  },
}
export const Done: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        getWorkSpreadsheet,
        workSheet({
          state: 'done',
          submittedAt: '2026-11-20T10:00:00.000Z',
          counts: { attention: 0, ready: 0, done: 1 },
          lines: workSheet().lines.slice(0, 1),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All done')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Skye' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/my\/animals\//),
    )
  },
}
export const PartlyFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getWorkSpreadsheet, workSheet({ submittedAt: '2026-11-20T10:00:00.000Z' }))),
  play: async ({ canvas }) => expect(await canvas.findByText(/The others are activated/)).toBeVisible(),
}
export const FiveHundred: Story = {
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        getWorkSpreadsheet,
        workSheet({
          counts: { attention: 0, ready: 500, done: 0 },
          lines: Array.from({ length: 500 }, (_, index) =>
            workLine(index + 2, {}, { petName: `Champion Orchardlane Blue Hour over the Sea ${index + 1}` }),
          ),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Activate 500 kits' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60)
  },
}
export const ViewedByAnAdmin: Story = {
  parameters: { settings: { user: signedIn(breeder({ viewedBy: { name: 'Robin Adeyemi' } })) } },
  play: async ({ canvas }) => {
    await canvas.findByText('Tam')
    await expect(canvas.queryByRole('button', { name: /Correct|Remove|Activate/ })).toBeNull()
  },
}
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getWorkSpreadsheet, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('This sheet is not here')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(getWorkSpreadsheet)) }
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(mockFailure(getWorkSpreadsheet, 500)) }
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
