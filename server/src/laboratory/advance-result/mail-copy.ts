import { openAccount } from '../../people/visitor/notice-links.ts'
import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const advance = linkTo('See advance results', '/my/dv-access')

export const advanceResultNotices = notices({
  'advance-ready': (context) => ({
    subject: 'Advance results are ready to open',
    parts: [
      `The laboratory has released results of sample ${context.name}, which you ordered for a client, ahead of the report. They are only for treating this patient, are not a certificate, and may still change.`,
      advance(context),
      'Each time they are opened is recorded. Once the report goes to the owner, these early results close.',
    ],
  }),
  // It goes to an address that the owner may not have confirmed: it names no animal and no result.
  'advance-released': (context, who) => ({
    subject: 'Early results were shown to whoever ordered your test',
    parts: [
      `${who} ordered the tests of your animal’s sample ${context.name}, and the laboratory has shown them early results before the report is finished. Nobody else can open them, and each time they are opened is recorded.`,
      'The report will go to you, and the early results close with it. If you do not want this, reply to this email and we will withdraw them.',
      openAccount(context),
    ],
  }),
  'advance-changed': (context) => ({
    subject: 'An advance result you opened is no longer valid',
    parts: [
      `A reading of sample ${context.name} that you opened ahead of the report has changed or was withdrawn. Please do not base any decision on it, and remove it from your notes.`,
      advance(context),
      'The report, which goes to the owner, states the valid result.',
    ],
  }),
  'advance-reported': (context) => ({
    subject: 'The report is out, and the advance results are closed',
    parts: [
      `The results of sample ${context.name}, which you ordered for a client, have been reported to the owner. The early results can no longer be opened; if you need them, ask the owner to share the patient with you.`,
      advance(context),
    ],
  }),
  'advance-withdrawn': (context, reason) => ({
    subject: 'Advance results were withdrawn',
    parts: [
      `The laboratory has withdrawn results of sample ${context.name} that it had released to you early. The reason: ${reason}`,
      'If you opened them, please do not base any decision on them.',
      advance(context),
    ],
  }),
})
