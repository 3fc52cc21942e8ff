import { toolCalls } from '@shop/contract/tool'
import { reportAuthentication } from '@shop/mocks/fixtures/tool'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { ReportAuthentication } from './ReportAuthentication.screen.tsx'

const meta = {
  component: ReportAuthentication,
  title: 'Screens/Tools/ReportAuthentication',
  parameters: { path: '/tools/report-authentication/KR-2B8W-4TQA-9CJP' },
  render: () => (
    <Routes>
      <Route path="/tools/report-authentication/:number?" element={<ReportAuthentication />} />
    </Routes>
  ),
} satisfies Meta<typeof ReportAuthentication>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const showing = (partial: Parameters<typeof reportAuthentication>[0]): Story => ({
  beforeEach: ({ msw }) => msw.use(mock(toolCalls.authenticateReport, reportAuthentication(partial))),
})

export const Start: Story = {
  tags: ['empty'],
  parameters: { path: '/tools/report-authentication' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Report number/ }), 'KR-2B8W-4TQA-9CJP{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Genuine, and still valid' })).toBeVisible()
  },
}
export const Valid: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Genuine, and still valid' })
    await expect(canvas.getByRole('row', { name: /Collie eye anomaly.*N\/CEA.*Carrier/ })).toBeVisible()
    await expect(canvas.getByText('… 0301')).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }

export const Superseded: Story = {
  ...showing({ state: 'superseded', stateReason: 'A marker was read again on 18/11/2026, and one result changed.' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Genuine, but out of date' })).toBeVisible(),
}
export const Revoked: Story = {
  ...showing({ state: 'revoked', stateReason: 'The sample turned out to be another dog’s.' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Genuine once, but withdrawn' })).toBeVisible(),
}
export const NotVerified: Story = {
  ...showing({ isIdentityVerified: false, collector: null, isSampleData: false, recordChange: 'sex' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Changed since these results were reported: its sex/)).toBeVisible()
    await expect(canvas.getByText(/^Not verified: no vet or agent/)).toBeVisible()
  },
}

/** By a sample's barcode a stranger learns no names and no results. */
export const ByBarcode: Story = {
  parameters: { path: '/tools/report-authentication/KP4827193301' },
  ...showing({
    barcode: 'KP4827193301',
    registrationName: null,
    petName: null,
    breed: null,
    chipNumberEnding: null,
    collector: null,
    lines: [],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/A barcode shows only that a report exists/)
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Many: Story = showing({
  lines: Array.from({ length: 120 }, (_, index) => ({
    name: `Progressive retinal atrophy, type ${index + 1}, of a breed with a rather long name`,
    genotype: index % 9 ? 'N/N' : null,
    verdict: index % 9 ? 'Clear' : 'No result',
  })),
})

export const Unknown: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.authenticateReport, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('No report of ours has this number')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(toolCalls.authenticateReport)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.authenticateReport, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
