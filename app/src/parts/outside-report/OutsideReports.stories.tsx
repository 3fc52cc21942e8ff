import { outsideReportCalls } from '@shop/contract/outside-report'
import { Toaster } from '@shop/design-system'
import { animalProfile } from '@shop/mocks/fixtures/animal'
import { outsideReport, outsideReports } from '@shop/mocks/fixtures/outside-report'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { OutsideReports } from './OutsideReports.tsx'

const sent = fn()
const meta = {
  component: OutsideReports,
  title: 'Screens/Parts/OutsideReports',
  args: { profile: animalProfile() },
  parameters: { path: '/my/animals/1/health', settings: { user: signedIn() } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof OutsideReports>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Not checked by us')).toHaveLength(2)
    await expect(canvas.getByRole('rowheader', { name: /SOD1/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Laboklin 2025-04-14.pdf' })).toHaveAttribute('download')
  },
}
export const SeveralOnAPhone: Story = { globals: phone }
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(mock(outsideReportCalls.listOutsideReports, { results: [], isOwn: true, left: 20 })),
  play: async ({ canvas }) => expect(await canvas.findByText(/tested elsewhere/)).toBeVisible(),
}
/** Somebody it is shared with reads, and changes nothing. */
export const Shared: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(outsideReportCalls.listOutsideReports, { results: outsideReports, isOwn: false, left: 18 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Laboklin/ })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBe(null)
  },
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(outsideReportCalls.listOutsideReports, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Removing: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(outsideReportCalls.removeOutsideReport)),
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole('button', { name: /Remove the results of Laboklin/ })
    await userEvent.click(remove)
    await expect(remove).toHaveAttribute('aria-busy', 'true')
  },
}

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add results' }))
  return within(await screen.findByRole('dialog', { name: 'Results of another laboratory' }))
}

export const FormOpen: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Keep these results' }))
    await expect((await dialog.findAllByText('This field is required')).length).toBeGreaterThan(3)
  },
}
export const FormOpenOnAPhone: Story = { globals: phone, play: async ({ canvas }) => void (await open(canvas)) }

export const Entered: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      mock(outsideReportCalls.addOutsideReport, ({ body }) => {
        sent(body)
        return outsideReport()
      }),
    )
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.type(dialog.getByLabelText(/^Laboratory/), 'Laboklin')
    await userEvent.type(dialog.getByLabelText(/^Date of the report/), '04/14/2025')
    await userEvent.upload(
      dialog.getByLabelText(/^The report itself/),
      new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }),
    )
    await userEvent.type(dialog.getByLabelText(/^Test, as the report names it/), 'SOD1, exon 2')
    await userEvent.selectOptions(dialog.getByLabelText(/^Finding/), 'Carrier')
    await userEvent.type(dialog.getByLabelText(/^Genotype/), 'N/DM')
    await userEvent.click(dialog.getByRole('button', { name: 'Keep these results' }))
    await expect(await screen.findByText('The results are on Skye’s page.')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({
      laboratory: 'Laboklin',
      testedAt: '2025-04-14',
      document: { fileName: 'report.pdf', data: btoa('%PDF-1.7') },
      lines: [{ test: 'SOD1, exon 2', finding: 'carrier', genotype: 'N/DM' }],
    })
  },
}
