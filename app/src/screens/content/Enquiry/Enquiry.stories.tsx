import { enquiryCalls } from '@shop/contract/enquiry'
import { messages } from '@shop/contract/messages'
import { securityQuestionCalls } from '@shop/contract/security-question'
import { Toaster } from '@shop/design-system'
import { enquiryReply } from '@shop/mocks/fixtures/enquiry'
import { securityQuestion } from '@shop/mocks/fixtures/security-question'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { type Copy, copyFiles } from '../../../content/copy.ts'
import { Enquiry, type EnquiryPageKind } from './Enquiry.screen.tsx'

const files = import.meta.glob<Copy>('../../../content/pages/*.mdx', { query: '?page', eager: true })

function at(kind: EnquiryPageKind) {
  const row = copyFiles.find(({ form }) => form === kind)
  const found = files[`../../../content/${row?.file}.mdx`]
  if (!row || !found) throw new Error(`No copy goes with the form ${kind}`)
  // A plain copy: Storybook shows the arguments, and cannot make text of a module.
  return { args: { copy: { ...found }, kind }, parameters: { path: row.path } }
}

const requested = fn()
const contact = at('contact')
const meta = {
  title: 'Screens/Content/Enquiry',
  component: Enquiry,
  ...contact,
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
} satisfies Meta<typeof Enquiry>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const phone = { viewport: { value: 'phone' } }
const other = 'How many legs do two healthy dogs have together?'

export const Contact: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@kinpaw.example' })).toHaveAttribute(
      'href',
      'mailto:hello@kinpaw.example',
    )
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '#form')
    await expect(await canvas.findByLabelText(/^Which of these is a cat/)).toBeRequired()
  },
}
export const Research: Story = at('research')
export const Sponsorship: Story = at('sponsorship')
export const Nomination: Story = at('agent-nomination')
export const ContactOnAPhone: Story = { ...Contact, globals: phone }
export const ResearchOnAPhone: Story = { ...Research, globals: phone }
export const SponsorshipOnAPhone: Story = { ...Sponsorship, globals: phone }
export const NominationOnAPhone: Story = { ...Nomination, globals: phone }
export const ForVets: Story = { parameters: { ...contact.parameters, audience: 'vet' } }
export const ForOwners: Story = { parameters: { ...contact.parameters, audience: 'owner' } }
/** Who is logged in need not enter who they are. */
export const LoggedIn: Story = {
  parameters: { ...contact.parameters, settings: { user: signedIn(breeder()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Your name/)).toHaveValue('Dana Whitcombe')
    await expect(canvas.getByLabelText(/^Your email/)).toHaveValue('breeder@example.com')
  },
}

const fill = async ({ canvas, userEvent }: Parameters<Play>[0], label: RegExp, text: string) => {
  await userEvent.click(canvas.getByLabelText(label))
  await userEvent.paste(text)
}
const send = ({ canvas }: { canvas: Canvas }) => canvas.getByRole('button', { name: /^Send/ })
const whoAsks = async (context: Parameters<Play>[0]) => {
  await fill(context, /^Your name/, 'Ada Byron')
  await fill(context, /^Your email/, 'ada@example.org')
}
const answer = async (context: Parameters<Play>[0], text = 'tabby') => {
  await context.canvas.findByLabelText(/^Which of these is a cat/)
  await fill(context, /^Which of these is a cat/, text)
}
const fillContact: Play = async (context) => {
  await whoAsks(context)
  await context.userEvent.selectOptions(context.canvas.getByLabelText(/^What is it about/), 'sample')
  await fill(context, /^Order number or barcode/, 'KP4827193401')
  await fill(context, /^Your message/, 'Has it arrived?')
  await answer(context)
}
const isAllStillThere = async (canvas: Canvas) => {
  await expect(canvas.getByLabelText(/^Your name/)).toHaveValue('Ada Byron')
  await expect(canvas.getByLabelText(/^Your email/)).toHaveValue('ada@example.org')
  await expect(canvas.getByLabelText(/^What is it about/)).toHaveValue('sample')
  await expect(canvas.getByLabelText(/^Your message/)).toHaveValue('Has it arrived?')
}
const thanks = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus())

/**
 * The thanks are in the form's place, take the focus, and state what happens next and when. Twice clicked, it is sent
 * once.
 */
export const Sent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(enquiryCalls.sendContact, ({ body }) => {
        requested(body)
        return enquiryReply()
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillContact(context)
    await userEvent.dblClick(send(context))
    await thanks(canvas, 'Thank you, we have your message')
    await expect(canvas.getByText(/reply by email within 2 working days/)).toBeVisible()
    await expect(canvas.getByText('KE-C0FFEE00')).toBeVisible()
    await expect(canvas.getByText('ada@example.org')).toBeVisible()
    await expect(requested).toHaveBeenCalledOnce()
    await expect(requested).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Ada Byron',
      email: 'ada@example.org',
      topic: 'sample',
      number: 'KP4827193401',
      message: 'Has it arrived?',
      securityToken: 'a-sealed-question',
      securityAnswer: 'tabby',
      website: '',
    })
    await expect(canvas.queryByLabelText(/^Your message/)).not.toBeInTheDocument()
  },
}
export const SentOnAPhone: Story = { ...Sent, globals: phone }
export const AnotherOne: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillContact(context)
    await userEvent.click(send(context))
    await userEvent.click(await canvas.findByRole('button', { name: 'Write another message' }))
    await expect(canvas.getByLabelText(/^Your message/)).toHaveValue('')
    await expect(canvas.getByLabelText(/^Your name/)).toHaveValue('')
  },
}
export const ResearchSent: Story = {
  ...Research,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(enquiryCalls.sendResearchApplication, ({ body }) => {
        requested(body)
        return enquiryReply()
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await whoAsks(context)
    await fill(context, /^Institution/, 'University of Example')
    await userEvent.click(canvas.getByRole('radio', { name: 'Both' }))
    await fill(context, /^Number of samples/, '120')
    await userEvent.selectOptions(canvas.getByLabelText(/^Ethics approval/), 'applied')
    await fill(context, /^Summary of the project/, 'Why some are tailless')
    await answer(context)
    await userEvent.click(send(context))
    await thanks(canvas, 'Thank you, we have your application')
    await expect(canvas.getByText(/within 20 working days, whatever they decide/)).toBeVisible()
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ species: 'both', sampleCount: 120, ethicsApproval: 'applied' }),
    )
  },
}
export const SponsorshipSent: Story = {
  ...Sponsorship,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(enquiryCalls.sendShowSponsorship, ({ body }) => {
        requested(body)
        return enquiryReply()
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await whoAsks(context)
    await fill(context, /^Name of the show/, 'Spring Specialty')
    await userEvent.type(canvas.getByLabelText(/^Date/), '2027-05-01')
    await fill(context, /^Expected entries/, '240')
    await fill(context, /^Place/, 'Hobart')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Australia' })).toBeInTheDocument())
    await userEvent.selectOptions(canvas.getByLabelText(/^Country/), 'AU')
    await fill(context, /^What you would like from us/, 'Ten kits as prizes')
    await answer(context)
    await userEvent.click(send(context))
    await thanks(canvas, 'Thank you, we have your request')
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ date: '2027-05-01', country: 'AU', expectedEntries: 240 }),
    )
  },
}
/** Another person's name has a field where it is another person; the box names them. */
export const NominationSent: Story = {
  ...Nomination,
  globals: { country: 'GB' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(enquiryCalls.sendAgentNomination, ({ body }) => {
        requested(body)
        return enquiryReply()
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await whoAsks(context)
    await expect(canvas.queryByLabelText(/^Their name/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: /^Somebody else/ }))
    await fill(context, /^Their name/, 'Moana Ngata')
    await fill(context, /^Practice, club or occupation/, 'Veterinary nurse')
    await fill(context, /^Address/, '1 Quay Street')
    await fill(context, /^City or suburb/, 'Bath')
    await fill(context, /^Postcode/, 'BA1 1AA')
    await fill(context, /^Phone/, '1225 555 010')
    await userEvent.selectOptions(canvas.getByLabelText(/^Of which animals/), 'both')
    await fill(context, /^When/, 'Tuesdays, 9 to 12')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^They agree/ }))
    await answer(context)
    await userEvent.click(send(context))
    await thanks(canvas, 'Thank you, we have the nomination')
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({
        nominee: 'other',
        agentName: 'Moana Ngata',
        country: 'GB',
        species: 'both',
        hasConsent: true,
      }),
    )
  },
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(enquiryCalls.sendContact)),
  play: async (context) => {
    await fillContact(context)
    await context.userEvent.click(send(context))
    await waitFor(() => expect(send(context)).toHaveAttribute('aria-busy', 'true'))
  },
}

/** Everything that is required has its message, the security field too (form-1), and the first of it has the focus. */
const nothingTyped =
  (fields: RegExp[], count: number): Play =>
  async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByLabelText(/^Which of these is a cat/)
    await userEvent.click(send(context))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(`Please check ${count} fields`))
    for (const name of [/^Your name/, /^Your email/, ...fields, /^Which of these is a cat/])
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(
        expect.stringContaining(messages.fieldRequired),
      )
    await expect(canvas.getByLabelText(/^Your name/)).toHaveFocus()
  }
export const NothingTyped: Story = { play: nothingTyped([/^What is it about/, /^Your message/], 5) }
export const ResearchNothingTyped: Story = {
  ...Research,
  play: nothingTyped([/^Institution/, /^Number of samples/, /^Ethics approval/, /^Summary/], 8),
}
export const SponsorshipNothingTyped: Story = {
  ...Sponsorship,
  play: nothingTyped([/^Name of the show/, /^Date/, /^Expected entries/, /^Place/, /^What you would like/], 8),
}
export const NominationNothingTyped: Story = {
  ...Nomination,
  play: nothingTyped([/^Practice/, /^Address/, /^City/, /^State/, /^ZIP/, /^Phone/, /^Of which/], 12),
}

const refuses = (page: Partial<Story>, field: RegExp, typed: string, message: string): Story => ({
  ...page,
  play: async (context) => {
    await context.canvas.findByLabelText(/^Which of these is a cat/)
    await fill(context, field, typed)
    await context.userEvent.click(send(context))
    await waitFor(() =>
      expect(context.canvas.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(message)),
    )
  },
})
const longEmail = `${'a'.repeat(60)}@${'b'.repeat(60)}.com`
export const EmailInvalid = refuses({}, /^Your email/, 'ada at example', messages.emailInvalid)
export const EmailTooLong = refuses({}, /^Your email/, longEmail, messages.emailTooLong)
export const MessageTooLong = refuses({}, /^Your message/, 'word '.repeat(900), 'Use at most 4000 characters')
export const NumberTooLong = refuses({}, /^Order number/, 'KP'.repeat(26), messages.max50)
/** The one form with other messages. */
export const ResearchEmailInvalid = refuses(Research, /^Your email/, 'ada at example', messages.emailInvalidStrict)
export const ResearchEmailTooLong = refuses(Research, /^Your email/, longEmail, messages.emailTooLong)
export const SamplesInWords = refuses(Research, /^Number of samples/, 'a dozen', messages.notANumber)
export const HalfASample = refuses(Research, /^Number of samples/, '1.5', 'Enter a whole number')
export const NoEntries = refuses(Sponsorship, /^Expected entries/, '0', 'Enter at least 1')

/** One after the other. */
const twoQuestions = () => {
  let count = 0
  return mock(securityQuestionCalls.getSecurityQuestion, () =>
    count++ ? securityQuestion({ token: 'another', question: other }) : securityQuestion(),
  )
}

/** A wrong answer costs nothing but the answer: another question is there, and the focus in it. */
export const WrongAnswer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      twoQuestions(),
      mockFailure(enquiryCalls.sendContact, 428, {
        message: 'Not sent yet',
        errors: { securityAnswer: 'That was not the answer. Please try the new question.' },
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await fillContact(context)
    await userEvent.click(send(context))
    const field = await canvas.findByLabelText(new RegExp(`^${other.replace('?', '\\?')}`))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^That was not the answer/))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('')
    await isAllStillThere(canvas)
    msw.use(
      mock(enquiryCalls.sendContact, ({ body }) => {
        requested(body)
        return enquiryReply()
      }),
    )
    await userEvent.paste('8')
    await userEvent.click(send(context))
    await thanks(canvas, 'Thank you, we have your message')
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ securityToken: 'another', securityAnswer: '8' }),
    )
  },
}
export const AnotherQuestion: Story = {
  beforeEach: ({ msw }) => msw.use(twoQuestions()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(/^Which of these is a cat/)
    await userEvent.click(canvas.getByRole('button', { name: 'Another question' }))
    await waitFor(() => expect(canvas.getByLabelText(/^How many legs/)).toHaveFocus())
  },
}
/** A form that was open for an hour fetches another question by itself, when somebody comes to answer it. */
export const QuestionTooOld: Story = {
  beforeEach: ({ msw }) => {
    const { now } = Date
    msw.use(twoQuestions())
    return () => void (Date.now = now)
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/^Which of these is a cat/)
    const later = Date.now() + 56 * 60_000
    Date.now = () => later
    await userEvent.click(field)
    await expect(await canvas.findByLabelText(/^How many legs/)).toBeVisible()
  },
}
export const QuestionLoading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(securityQuestionCalls.getSecurityQuestion)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^One moment, a question is on its way/)).toBeVisible()
  },
}
/** No question, no enquiry: but what was typed stays, and the question can be fetched again. */
export const QuestionFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(securityQuestionCalls.getSecurityQuestion, 500)),
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await fill(context, /^Your message/, 'Has it arrived?')
    const again = await canvas.findByRole('button', { name: 'Fetch the question' })
    msw.use(mock(securityQuestionCalls.getSecurityQuestion, securityQuestion()))
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByLabelText(/^Which of these is a cat/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Your message/)).toHaveValue('Has it arrived?')
  },
}

const failsWith = (beforeEach: Story['beforeEach'], message: string | RegExp): Story => ({
  ...(beforeEach && { beforeEach }),
  play: async (context) => {
    await fillContact(context)
    await context.userEvent.click(send(context))
    await expect(await context.canvas.findByText(message)).toBeVisible()
    await isAllStillThere(context.canvas)
    await expect(context.canvas.getByLabelText(/^Which of these is a cat/)).toHaveValue('tabby')
  },
})
export const Failed = failsWith(
  ({ msw }) => msw.use(mockFailure(enquiryCalls.sendContact, 500)),
  messages.somethingWentWrong,
)
export const TooMany = failsWith(
  ({ msw }) =>
    msw.use(
      mockFailure(enquiryCalls.sendContact, 429, {
        message: 'You have sent many messages. Please wait an hour and try again.',
      }),
    ),
  /^You have sent many messages/,
)
/** Sent again after the network failed, it has the same id: the server stores it once. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(enquiryCalls.sendContact)),
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await fillContact(context)
    await userEvent.click(send(context))
    await expect(await canvas.findByText(messages.networkError)).toBeVisible()
    await isAllStillThere(canvas)
    const { id } = JSON.parse(sessionStorage.getItem('enquiry-attempt:contact') ?? '{}').values
    msw.use(
      mock(enquiryCalls.sendContact, ({ body }) => {
        requested(body.id)
        return enquiryReply()
      }),
    )
    await userEvent.click(send(context))
    await thanks(canvas, 'Thank you, we have your message')
    await expect(requested).toHaveBeenCalledWith(id)
    await expect(sessionStorage.getItem('enquiry:contact')).toBeNull()
  },
}
/** What was typed survives a reload; the answer does not, for it belongs to another question. */
export const ComeBackTo: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      'enquiry:contact',
      JSON.stringify({
        of: 'contact',
        values: { name: 'Ada Byron', topic: 'result', message: 'I had begun to write' },
      }),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Your message/)).toHaveValue('I had begun to write'))
    await expect(canvas.getByLabelText(/^What is it about/)).toHaveValue('result')
    await expect(await canvas.findByLabelText(/^Which of these is a cat/)).toHaveValue('')
  },
}
