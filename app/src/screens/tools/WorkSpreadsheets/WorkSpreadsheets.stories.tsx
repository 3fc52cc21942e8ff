import { workSpreadsheetCalls } from '@shop/contract/work-spreadsheet'
import { Toaster } from '@shop/design-system'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { listedWorkSheet, workSheet, workSheets } from '@shop/mocks/fixtures/work-spreadsheet'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { WorkSpreadsheets } from './WorkSpreadsheets.screen.tsx'

const requested = fn()
const meta = {
  component: WorkSpreadsheets,
  title: 'Screens/Tools/WorkSpreadsheets',
  parameters: { path: '/my/work-spreadsheets', settings: { user: signedIn() } },
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
} satisfies Meta<typeof WorkSpreadsheets>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }
const { listWorkSpreadsheets, uploadWorkSpreadsheet, removeWorkSpreadsheet } = workSpreadsheetCalls
const file = () => new File(['Barcode,Name\nKP1,Skye'], 'herd.csv', { type: 'text/csv' })

/** The template follows what the sheet is for. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    const template = await canvas.findByRole('link', { name: /XLSX/ })
    await expect(template).toHaveAttribute('href', '/api/my/work-spreadsheet-templates/36.xlsx')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /What the sheet is for/ }), '2002')
    await expect(template).toHaveAttribute('href', '/api/my/work-spreadsheet-templates/2002.xlsx')
    const past = within(canvas.getByRole('article', { name: 'Autumn litters.csv' }))
    await expect(past.getByText(/50 of 50 are samples/)).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }

export const Uploads: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(uploadWorkSpreadsheet, ({ body }) => {
        requested(body)
        return workSheet()
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/The filled-in file/), file())
    await userEvent.click(canvas.getByRole('button', { name: 'Upload the sheet' }))
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1))
    await expect(requested).toHaveBeenCalledWith({
      productId: 36,
      document: { fileName: 'herd.csv', data: btoa('Barcode,Name\nKP1,Skye') },
    })
  },
}
export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload the sheet' }))
    await expect(await canvas.findByLabelText(/The filled-in file/)).toHaveAccessibleDescription(
      /This field is required/,
    )
  },
}
export const NoSheet: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(uploadWorkSpreadsheet, 428, {
        message: 'operation failed',
        errors: { 'document.data': 'This file cannot be read. Use the template, saved as XLSX or CSV.' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/The filled-in file/), file())
    await userEvent.click(canvas.getByRole('button', { name: 'Upload the sheet' }))
    await expect((await canvas.findAllByText(/cannot be read/))[0]).toBeVisible()
  },
}
export const Removes: Story = {
  beforeEach: ({ msw }) => {
    let results = workSheets().results
    msw.use(
      mock(listWorkSpreadsheets, () => workSheets({ results })),
      mock(removeWorkSpreadsheet, () => {
        results = []
        return { message: '' }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Spring litters.xlsx' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    await expect(await canvas.findByText(/You have no sheets yet/)).toBeVisible()
  },
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listWorkSpreadsheets, { kits: [], results: [] })),
  play: async ({ canvas }) => expect(await canvas.findByText('No kits wait in your account')).toBeVisible(),
}
export const ViewedByAnAdmin: Story = {
  parameters: { settings: { user: signedIn(breeder({ viewedBy: { name: 'Robin Adeyemi' } })) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Autumn litters.csv' })
    await expect(canvas.queryByRole('button', { name: /Upload|Remove/ })).toBeNull()
  },
}
export const LongNames: Story = {
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        listWorkSpreadsheets,
        workSheets({
          results: Array.from({ length: 50 }, (_, index) =>
            listedWorkSheet({
              id: `c0ffee00-0000-4000-8000-0000000017${index + 10}`,
              fileName: `Orchardlane-and-the-northern-kennels-all-litters-of-the-spring-${index + 1}.xlsx`,
            }),
          ),
        }),
      ),
    ),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(listWorkSpreadsheets)) }
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(mockFailure(listWorkSpreadsheets, 500)) }
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
