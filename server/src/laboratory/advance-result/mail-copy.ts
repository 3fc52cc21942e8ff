import { openAccount } from '../../people/visitor/notice-links.ts'
import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const advance = linkTo('See advance results', '/my/dv-access')

export const advanceResultNotices = notices({
  'advance-ready': (context) => ({
    subject: 'Advance results are there to be opened',
    parts: [
      `The laboratory has released results of the sample ${context.name}, whose tests you ordered for a client, before the report. They are for your treatment of this patient alone, are no certificate, and may still change.`,
      advance(context),
      'Each opening is recorded. When the report is out, its owner has it, and what was released early is closed.',
    ],
  }),
  // It goes to an address that the owner may not have confirmed: it names no animal and no result.
  'advance-released': (context, who) => ({
    subject: 'First results went to who ordered your test',
    parts: [
      `${who} ordered the tests of your animal’s sample ${context.name}, and the laboratory has shown them first results before the report is done. Nobody else can open them, and each opening is recorded.`,
      'The report goes to you, and these early results close with it. If you do not want this, answer this mail, and we take it back.',
      openAccount(context),
    ],
  }),
  'advance-changed': (context) => ({
    subject: 'An advance result that you opened no longer holds',
    parts: [
      `A reading of the sample ${context.name} that you opened before the report has changed, or was taken back. Please decide nothing by what you read then, and strike it from your notes.`,
      advance(context),
      'The report, which its owner has or will have, states what holds.',
    ],
  }),
  'advance-reported': (context) => ({
    subject: 'The report is out, and the advance results are closed',
    parts: [
      `The tests of the sample ${context.name}, which you ordered for a client, are reported to the owner. What was released to you early can no longer be opened; if you need the results, ask the owner to share the patient with you.`,
      advance(context),
    ],
  }),
  'advance-withdrawn': (context, reason) => ({
    subject: 'Advance results were taken back',
    parts: [
      `The laboratory has taken back results of the sample ${context.name} that it had released to you early. This is why: ${reason}`,
      'If you opened them, please decide nothing by them.',
      advance(context),
    ],
  }),
})
