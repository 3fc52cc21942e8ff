import { enquiryThreadCalls } from '@shop/contract/enquiry-thread'
import { Toaster } from '@shop/design-system'
import { longerThread, wholeThread } from '@shop/mocks/fixtures/enquiry-thread'
import { admin, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { pastDoublePress } from '../../../parts/form/past-double-press.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Letter } from './Letter.screen.tsx'

const meta = {
  component: Letter,
  render: () => (
    <Routes>
      <Route path="/desk/letters/:reference" element={<Letter />} />
    </Routes>
  ),
  title: 'Screens/Desk/Letter',
  parameters: {
    path: '/desk/letters/KE-3F0C2A52',
    settings: { user: signedIn(admin()) },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Letter>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

const write: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Your answer/), 'Yes, of course.')
  await userEvent.click(canvas.getByRole('button', { name: 'Send the answer' }))
}

export const Full: Story = {
  beforeEach: ({ msw }) => msw.use(mock(enquiryThreadCalls.getEnquiry, longerThread())),
  play: async ({ canvas }) => {
    const messages = within(await canvas.findByRole('list', { name: 'Messages' })).getAllByRole('listitem')
    await expect(messages.map((message) => message.textContent)).toEqual([
      expect.stringContaining('two swabs in one envelope?'),
      expect.stringContaining('Jo Green, for us'),
      expect.stringContaining('swab.png'),
    ])
    await expect(canvas.queryByRole('link', { name: /applications/ })).toBeNull()
  },
}
export const Phone: Story = { ...Full, globals: phone }
export const Dark: Story = { ...Full, globals: { scheme: 'dark' } }

export const Answers: Story = {
  play: async (context) => {
    const { canvas } = context
    await write(context)
    await expect(await canvas.findByText(/^Sent to ada@example.com/)).toBeVisible()
    await expect(canvas.getByText('Robin Adeyemi, for us')).toBeVisible()
    await expect(canvas.getByLabelText(/^Your answer/)).toHaveValue('')
    await expect(canvas.queryByRole('note')).toBeNull()
  },
}
export const Nothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the answer' }))
    await expect(canvas.getByLabelText(/^Your answer/)).toHaveAccessibleDescription(
      expect.stringContaining('This field is required'),
    )
  },
}
/** A colleague was quicker: their answer is shown, nothing that was typed is lost, and it is sent once more. */
export const AnsweredMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    let reads = 0
    msw.use(
      mock(enquiryThreadCalls.getEnquiry, () =>
        reads++ ? wholeThread({ messages: longerThread().messages.slice(0, 2) }) : wholeThread(),
      ),
      mockFailure(enquiryThreadCalls.answerEnquiry, 409, { message: 'Jo Green has answered since you opened this.' }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await write(context)
    await expect(await canvas.findByText('Jo Green has answered since you opened this.')).toBeVisible()
    await expect(await canvas.findByText('Yes, if each has its own barcode.')).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('Jo Green has answered.')
    await expect(canvas.getByLabelText(/^Your answer/)).toHaveValue('Yes, of course.')
    const sent = fn<(messageCount?: number) => void>()
    msw.use(
      mock(enquiryThreadCalls.answerEnquiry, ({ body }) => {
        sent(body.messageCount)
        return { thread: longerThread(), isNew: true }
      }),
    )
    await pastDoublePress()
    await userEvent.click(canvas.getByRole('button', { name: 'Send the answer' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(2))
  },
}
export const Closes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the letter' }))
    await expect(await canvas.findByText('It is closed, and opens again when its sender writes.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Close the letter' })).toBeNull()
  },
}
export const AssignedToMe: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign to me' }))
    await expect(await canvas.findByText('Assigned to you.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Give it back' })).toBeVisible()
  },
}
export const OfAColleague: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(enquiryThreadCalls.getEnquiry, wholeThread({ assignedTo: { name: 'Jo Green', isMe: false } }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Assigned to Jo Green.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Assign to me' })).toBeVisible()
  },
}
export const Application: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        enquiryThreadCalls.getEnquiry,
        wholeThread({ kind: 'responsible-breeder', facts: [{ name: 'Kennel name', value: 'Blackbeck' }] }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Approve or refuse applications' })).toHaveAttribute(
      'href',
      '/desk/people/applications',
    )
    await expect(canvas.getByText('Blackbeck')).toBeVisible()
  },
}
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        enquiryThreadCalls.getEnquiry,
        wholeThread({
          name: 'Wilhelmina-Alexandrina '.repeat(4).trim(),
          messages: longerThread().messages.map((message) => ({
            ...message,
            text: `${'https://example.com/'.repeat(12)}\n\n${'All of it, once more. '.repeat(60)}`,
          })),
        }),
      ),
    ),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(enquiryThreadCalls.getEnquiry)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(enquiryThreadCalls.getEnquiry, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Unknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(enquiryThreadCalls.getEnquiry, 404, { message: 'No enquiry has this number.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No enquiry has this number.')).toBeVisible()
  },
}
export const NotSent: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(enquiryThreadCalls.answerEnquiry, 500)),
  play: async (context) => {
    await write(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.getByLabelText(/^Your answer/)).toHaveValue('Yes, of course.')
  },
}
export const Offline: Story = offline
