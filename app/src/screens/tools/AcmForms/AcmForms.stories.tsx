import { acmFormCalls } from '@shop/contract/acm-form'
import { Toaster } from '@shop/design-system'
import { acmForm, acmForms, acmSample, acmSamples } from '@shop/mocks/fixtures/acm-form'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { AcmForms } from './AcmForms.screen.tsx'

const requested = fn()
const meta = {
  component: AcmForms,
  title: 'Screens/Tools/AcmForms',
  parameters: { path: '/my/acm-form-requests', settings: { user: signedIn() } },
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
} satisfies Meta<typeof AcmForms>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Sample/ }), 'KP4827193352')
  await userEvent.type(canvas.getByRole('textbox', { name: /Who takes the sample/ }), 'Priya Raman')
  await userEvent.type(canvas.getByRole('textbox', { name: /Their practice/ }), 'Riverside Animal Clinic')
  await userEvent.type(canvas.getByRole('textbox', { name: /Who requires/ }), 'Our kennel club')
  await userEvent.click(canvas.getByRole('button', { name: 'Ask for the form' }))
}

/** Every state there is, and what to do next. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for us')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /Open the form/ })).toHaveLength(2)
    await expect(canvas.getByText(/not in our list/)).toBeVisible()
    await expect(canvas.getByText('Out of date')).toBeVisible()
    await expect(canvas.getByText(/Otter: please add the microchip number/)).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }

export const Asks: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(acmFormCalls.requestAcmForm, ({ body }) => {
        requested(body)
        return acmForm()
      }),
    ),
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByText(/We have your request/)).toBeVisible()
    await expect(requested).toHaveBeenCalledWith({
      barcode: 'KP4827193352',
      collectorName: 'Priya Raman',
      collectorPlace: 'Riverside Animal Clinic',
      purpose: 'Our kennel club',
    })
  },
}
/** Nothing is sent while something is missing. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for the form' }))
    await expect((await canvas.findAllByText('This field is required'))[0]).toBeVisible()
  },
}
export const AskedInAnotherWindow: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(acmFormCalls.requestAcmForm, 428, {
        message: 'operation failed',
        errors: { barcode: 'A form for this sample is asked for already.' },
      }),
    ),
  play: async (context) => {
    await fill(context)
    await expect((await context.canvas.findAllByText(/asked for already/))[0]).toBeVisible()
  },
}
export const TakesBack: Story = {
  beforeEach: ({ msw }) => {
    let forms = [acmForm()]
    msw.use(
      mock(acmFormCalls.listAcmForms, () => ({ results: forms, samples: acmSamples })),
      mock(acmFormCalls.withdrawAcmForm, () => {
        forms = [acmForm({ state: 'withdrawn' })]
        return acmForm({ state: 'withdrawn' })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('article', { name: /^Skye/ }))
    await userEvent.click(row.getByRole('button', { name: 'Take back' }))
    await expect(await row.findByText('Taken back')).toBeVisible()
  },
}
/** An admin who acts as the user makes no request, and takes nothing back. */
export const ViewedByAnAdmin: Story = {
  parameters: { settings: { user: signedIn(breeder({ viewedBy: { name: 'Robin Adeyemi' } })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only Dana Whitcombe can do this')).toBeVisible()
    await canvas.findByText('Waiting for us')
    await expect(canvas.queryByRole('button', { name: /Take back|Ask/ })).toBeNull()
  },
}
export const LongText: Story = {
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(acmFormCalls.listAcmForms, {
        results: [
          acmForm({
            petName: 'Champion Orchardlane Blue Hour over the Sea of Murrumbidgee',
            purpose: 'The registration of a litter of eleven with the club’s health and breeding scheme. '
              .repeat(2)
              .trim(),
          }),
        ],
        samples: [acmSample({ petName: 'Wilhelmina Alexandrina Featherstonehaugh-Murrumbidgee' })],
      }),
    ),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(acmFormCalls.listAcmForms, { results: [], samples: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Activate a kit' })).toHaveAttribute('href', '/activate')
  },
}
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(acmFormCalls.listAcmForms, {
        results: Array.from({ length: 200 }, (_, index) => ({
          ...(acmForms[index % acmForms.length] ?? acmForm()),
          id: `c0ffee00-0000-4000-8000-00000001${String(index + 1000)}`,
        })),
        samples: acmSamples,
      }),
    ),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(acmFormCalls.listAcmForms)) }
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(mockFailure(acmFormCalls.listAcmForms, 500)) }
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
