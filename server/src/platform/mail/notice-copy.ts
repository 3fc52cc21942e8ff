import type { ApprovalKind } from '@shop/contract/approval'
import type { MailCopy, Link } from './content.ts'

export type NoticeKind =
  | 'password-changed'
  | 'email-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-code-used'
  | 'account-deleted'
  | 'newsletter-welcome'
  | 'kit-activated'
  | 'sheet-activated'
  | 'sample-expected'
  | 'kits-offered'
  | 'kits-reminder'
  | 'kits-accepted'
  | 'kits-accepted-in-part'
  | 'kits-declined'
  | 'kits-received'
  | 'kits-unanswered'
  | 'kits-expired'
  | 'kits-returned'
  | 'kits-undone'
  | 'animal-shared'
  | 'transfer-offered'
  | 'transfer-accepted'
  | 'transfer-read-on'
  | 'transfer-declined'
  | 'animal-received'
  | 'club-gave-back'
  | `${ApprovalKind}-${'approved' | 'refused'}`
  | 'sample-collected'
  | 'acm-requested'
  | 'acm-approved'
  | 'acm-refused'
  | 'show-registered'
  | 'show-confirmed'
  | 'show-refused'
  | 'show-sent'
  | 'advance-ready'
  | 'advance-released'
  | 'advance-changed'
  | 'advance-reported'
  | 'advance-withdrawn'
  | 'credit-given'
  | 'credit-ended'

type Addresses = Record<
  | 'newPassword'
  | 'register'
  | 'unsubscribe'
  | 'sharedAnimals'
  | 'transfers'
  | 'kits'
  | 'animals'
  | 'activate'
  | 'practice'
  | 'listing'
  | 'invoices'
  | 'advance'
  | 'acmForms'
  | 'shows'
  | 'sheets',
  Link
>

const copies: Record<NoticeKind, (links: Addresses, text: string) => MailCopy> = {
  'password-changed': ({ newPassword }) => ({
    subject: 'Your password was changed',
    parts: [
      'The password of your account has just been changed, and every other browser was signed out.',
      'If it was you, all is well. If it was not, choose a new password at once:',
      newPassword,
    ],
  }),
  'email-changed': () => ({
    subject: 'Your email address was changed',
    parts: [
      'Your account has a new email address. From now on you log in with that one, and our mail goes there.',
      'If it was not you, answer this mail at once. We will help you to get your account back.',
    ],
  }),
  'two-factor-on': () => ({
    subject: 'Your account has a second lock now',
    parts: [
      'From now on logging in also takes a code of your authenticator app.',
      'Keep your recovery codes where you would find them without your phone.',
      'If it was not you, answer this mail at once. We will help you to get your account back.',
    ],
  }),
  'two-factor-off': ({ newPassword }) => ({
    subject: 'The second lock of your account is off',
    parts: [
      'Logging in takes only your password again.',
      'If it was not you, choose a new password at once:',
      newPassword,
    ],
  }),
  'recovery-code-used': ({ newPassword }) => ({
    subject: 'A recovery code was used',
    parts: [
      'Somebody, hopefully you, has just used one of your recovery codes. It does not work a second time.',
      'If it was not you, choose a new password at once:',
      newPassword,
    ],
  }),
  'vet-approved': ({ animals }) => ({
    subject: 'Your practice is approved',
    parts: [
      'Welcome. We have found your practice in its register. The samples you take from now on, with the microchip read, verify an animal’s identity.',
      'An account to order on comes with a credit limit: if you would like one, answer this mail.',
      animals,
    ],
  }),
  'vet-refused': ({ practice }, reason) => ({
    subject: 'We could not approve your practice',
    parts: [
      `Your account stays as it is, and you order and pay as everybody does. This is why we could not approve it: ${reason}`,
      'You can send new details at any time, and we look again.',
      practice,
    ],
  }),
  'agent-approved': ({ listing }) => ({
    subject: 'The collection agent is approved',
    parts: [
      'Thank you for the nomination. The agent is in our public list now. Where you nominated yourself, the samples you take with the microchip read verify an animal’s identity, you can change your entry, and you order what agents collect with.',
      listing,
    ],
  }),
  'agent-refused': (_, reason) => ({
    subject: 'About the collection agent',
    parts: [
      `We cannot list this collection agent. This is why: ${reason}`,
      'If you have a question, answer this mail.',
    ],
  }),
  // The address was typed by the collector, so it carries nobody's text: the barcode is ours.
  'sample-collected': ({ activate }, barcode) => ({
    subject: 'A sample of your animal was taken',
    parts: [
      `A collection agent or vet has taken a sample for you. Its barcode is ${barcode}. The laboratory begins as soon as you say whose sample it is, and which tests you would like.`,
      activate,
      'If nobody has taken a sample for you, there is nothing to do.',
    ],
  }),
  'breeder-approved': ({ animals }) => ({
    subject: 'Welcome to the responsible breeder program',
    parts: ['Your kennel or cattery has joined the program, and is in its public list if you wished so.', animals],
  }),
  'breeder-refused': (_, reason) => ({
    subject: 'About the responsible breeder program',
    parts: [
      `Your kennel or cattery is not in the program. This is why: ${reason}`,
      'If you have a question, answer this mail.',
    ],
  }),
  'club-approved': ({ animals }) => ({
    subject: 'You act for a club now',
    parts: [
      '“Club access” in your account shows the animals that your club holds, and what we sell to its people alone. You can hand animals of your own over to it there, and take them back.',
      animals,
    ],
  }),
  'club-refused': (_, reason) => ({
    subject: 'You do not act for the club any more',
    parts: [
      `You see the animals that the club holds no more. Those you handed over to it are in your account again. This is why: ${reason}`,
    ],
  }),
  'acm-requested': ({ acmForms }) => ({
    subject: 'Your request for an ACM form is here',
    parts: [
      'Thank you. We look whether the collector you name is approved, and write to you when it is decided. Please let nobody take the sample before you have the form.',
      acmForms,
    ],
  }),
  'acm-approved': ({ acmForms }) => ({
    subject: 'Your ACM form is ready',
    parts: [
      'The form is approved, and filled from your animal’s record. Print it, take it along to the collector, and put it into the envelope with the swab, signed by both of you.',
      acmForms,
    ],
  }),
  'acm-refused': ({ acmForms }, reason) => ({
    subject: 'About your request for an ACM form',
    parts: [
      `We cannot give you this form. This is why: ${reason}`,
      'You can ask for another at any time. A form that you have printed already is no longer good.',
      acmForms,
    ],
  }),
  'show-registered': ({ shows }) => ({
    subject: 'Your show is here',
    parts: ['Thank you. We look at it within a few days, and write to you when it is confirmed.', shows],
  }),
  'show-confirmed': ({ shows }) => ({
    subject: 'Your show is confirmed',
    parts: [
      'We look forward to your show, and pack what you asked for. You get a mail when it leaves. Samples that are taken there you can list by their barcodes, and follow.',
      shows,
    ],
  }),
  'show-refused': ({ shows }, reason) => ({
    subject: 'About your show',
    parts: [`We cannot be part of this show. This is why: ${reason}`, shows],
  }),
  'show-sent': ({ shows }, what) => ({
    subject: 'A parcel for your show is on its way',
    parts: [`This has left for your show: ${what}. Please open it when it comes, and count.`, shows],
  }),
  'advance-ready': ({ advance }) => ({
    subject: 'Advance results are there to be opened',
    parts: [
      'The laboratory has released results of a test that you ordered for a client, before the report. They are for your treatment of this animal alone, are no certificate, and may still change.',
      advance,
      'Each opening is kept. When the report is out, its owner has it, and what was released early is closed.',
    ],
  }),
  // It goes to an address that the owner may not have confirmed: it names no animal and no result.
  'advance-released': ({ animals }, who) => ({
    subject: 'First results went to who ordered your test',
    parts: [
      `${who} ordered your animal’s test, and the laboratory has shown them first results before the report is done. Nobody else can open them, and each time that they are opened is kept.`,
      'The report goes to you, and these early results close with it. If you do not want this, answer this mail, and we take it back.',
      animals,
    ],
  }),
  'advance-changed': ({ advance }) => ({
    subject: 'An advance result that you opened no longer holds',
    parts: [
      'A reading that you opened before the report is another now, or was taken back. Please decide nothing by what you read then, and strike it from your notes.',
      advance,
      'The report, which its owner has or will have, states what holds.',
    ],
  }),
  'advance-reported': ({ advance }) => ({
    subject: 'The report is out, and the advance results are closed',
    parts: [
      'A test that you ordered for a client is reported to its owner. What was released to you early can no longer be opened; if you need the results, ask the owner to share the animal with you.',
      advance,
    ],
  }),
  'advance-withdrawn': ({ advance }, reason) => ({
    subject: 'Advance results were taken back',
    parts: [
      `The laboratory has taken back results that it had released to you early. This is why: ${reason}`,
      'If you opened them, please decide nothing by them.',
      advance,
    ],
  }),
  'credit-given': ({ invoices }, limit) => ({
    subject: 'You can order on account',
    parts: [
      `Up to ${limit} may stand open on your account. What you order within it is sent at once and billed; what goes beyond it you pay at once.`,
      invoices,
    ],
  }),
  'credit-ended': ({ invoices }) => ({
    subject: 'You pay your orders at once now',
    parts: ['Nothing goes on your account any more. What is billed already stays as it is.', invoices],
  }),
  'account-deleted': () => ({
    subject: 'Your account is deleted',
    parts: [
      'Your account, your animals with their results, your addresses and your points are gone. Orders stay in our books, as the law wants it, without your name.',
      'Thank you for having been with us.',
    ],
  }),
  'newsletter-welcome': ({ register, unsubscribe }) => ({
    subject: 'Ten dollars of points for you',
    parts: [
      'Welcome to our newsletter. Ten dollars of loyalty points belong to this address: they are in your account as soon as you have one.',
      register,
      'If you did not ask for our emails, or have had enough of them, one click ends them:',
      unsubscribe,
    ],
  }),
  'kit-activated': ({ animals }) => ({
    subject: 'Your kit is activated',
    parts: [
      'Thank you. We expect your sample: put the swabs into the envelope that came with them, and post it.',
      'Your account shows where the sample is, and later its results.',
      animals,
    ],
  }),
  'sheet-activated': ({ sheets }, text) => ({
    subject: 'Your work spreadsheet is through',
    parts: [
      text,
      'Put the swabs into the envelopes that came with them, and post them. Each line of your sheet leads to its animal.',
      sheets,
    ],
  }),
  'sample-expected': ({ register }) => ({
    subject: 'Your kit is activated',
    parts: [
      'Thank you. We expect your sample: put the swabs into the envelope that came with them, and post it.',
      'Create your account with this address, and your animal and its results are in it.',
      register,
      'If you did not activate a kit, there is nothing to do.',
    ],
  }),
  'kits-offered': ({ kits }, who) => ({
    subject: 'Would you like these test kits?',
    parts: [
      `${who} would like to give you test kits. Their tests are paid for.`,
      kits,
      'Log in with the account of this address, or create one with it, and say yes or no within 14 days. If you do not expect this, there is nothing to do.',
    ],
  }),
  'kits-reminder': ({ kits }, who) => ({
    subject: 'Test kits are waiting for your answer',
    parts: [
      `${who} would like to give you test kits. Their tests are paid for, and the offer ends in three days.`,
      kits,
      'Log in with the account of this address, or create one with it. If you do not expect this, there is nothing to do.',
    ],
  }),
  'kits-accepted': ({ kits }) => ({
    subject: 'Your kits were accepted',
    parts: [
      'The test kits you offered are in their new owner’s account. What they find out is theirs alone.',
      kits,
      'If you did not offer kits to anybody, answer this mail at once.',
    ],
  }),
  'kits-accepted-in-part': ({ kits }) => ({
    subject: 'Some of your kits were accepted',
    parts: [
      'Some of the test kits you offered are in their new owner’s account, and what they find out is theirs alone. The others are yours again, to activate or to offer to somebody else.',
      kits,
      'If you did not offer kits to anybody, answer this mail at once.',
    ],
  }),
  'kits-declined': ({ kits }) => ({
    subject: 'Your offer of kits was declined',
    parts: ['The test kits you offered stay with you: your offer was declined.', kits],
  }),
  'kits-received': ({ activate }) => ({
    subject: 'You were given kits',
    parts: [
      'You have accepted test kits: they are in your account now. Their tests are paid for; activate each when you have its swab.',
      activate,
    ],
  }),
  'kits-unanswered': ({ kits }) => ({
    subject: 'Nobody has answered your offer of kits',
    parts: [
      'The 14 days of your offer are over, and the test kits are yours again, to activate or to offer once more.',
      kits,
    ],
  }),
  'kits-expired': ({ kits }) => ({
    subject: 'An offer of test kits has ended',
    parts: [
      'The test kits that you were offered stay with whoever offered them: the 14 days to answer are over. They can offer them again.',
      kits,
      'If you did not expect this, there is nothing to do.',
    ],
  }),
  'kits-returned': ({ kits }, reason) => ({
    subject: 'Your kits are back',
    parts: ['We have taken back test kits that you offered: they are in your account again.', reason, kits],
  }),
  'kits-undone': ({ kits }, reason) => ({
    subject: 'Kits were given back',
    parts: [
      'Test kits that you had accepted, and had not used, are back with whoever offered them. What you have activated stays yours.',
      reason,
      kits,
    ],
  }),
  // These go to addresses that others typed: they name whose account it was by its confirmed address, and carry no text of anybody's.
  'animal-shared': ({ sharedAnimals }, who) => ({
    subject: 'An animal was shared with you',
    parts: [
      `${who} lets you see an animal of theirs, and what we found out about it.`,
      sharedAnimals,
      'Log in with the account of this address, or create one with it. If you do not expect this, there is nothing to do.',
    ],
  }),
  'transfer-offered': ({ transfers }, who) => ({
    subject: 'Would you take over an animal?',
    parts: [
      `${who} would like to move an animal to your account, with its samples, results and reports.`,
      transfers,
      'Log in with the account of this address, or create one with it, and say yes or no within 14 days. If you do not expect this, there is nothing to do.',
    ],
  }),
  'transfer-accepted': ({ transfers }, petName) => ({
    subject: 'Your animal has moved to its new account',
    parts: [
      `${petName} was taken over by whom you offered it to. Samples, results and reports have moved along; your invoices stay with you.`,
      transfers,
      'If you did not offer an animal to anybody, answer this mail at once.',
    ],
  }),
  'transfer-read-on': ({ sharedAnimals }, petName) => ({
    subject: 'Your animal has moved, and you may read on',
    parts: [
      `${petName} was taken over by whom you offered it to. Samples, results and reports have moved along; your invoices stay with you.`,
      `Its new owner lets you go on reading what is found in ${petName}, until they end it.`,
      sharedAnimals,
      'If you did not offer an animal to anybody, answer this mail at once.',
    ],
  }),
  'transfer-declined': ({ transfers }, petName) => ({
    subject: 'Your offer was declined',
    parts: [`${petName} stays with you: your offer was declined.`, transfers],
  }),
  'club-gave-back': ({ animals }, petName) => ({
    subject: 'Your club gave an animal back',
    parts: [`Your club gave ${petName} back to you. Samples, results and reports are in your account again.`, animals],
  }),
  'animal-received': ({ animals }, petName) => ({
    subject: 'An animal has moved to your account',
    parts: [`You have taken over ${petName}. Samples, results and reports are in your account now.`, animals],
  }),
}

export const noticeKinds = Object.keys(copies) as NoticeKind[]

/** What a notice says, quoting `text`; `withdrawToken` takes its reader off the newsletter's list. */
export function noticeCopy(kind: NoticeKind, text: string, publicUrl: string, withdrawToken: string): MailCopy {
  const links: Addresses = {
    newPassword: { label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
    register: { label: 'Create your account', href: `${publicUrl}/register` },
    unsubscribe: {
      label: 'No more newsletters',
      href: `${publicUrl}/newsletter/unsubscribe?token=${withdrawToken}`,
    },
    sharedAnimals: { label: 'See the animal', href: `${publicUrl}/my/animals/shared` },
    transfers: { label: 'See your transfers', href: `${publicUrl}/my/transfer-animal` },
    kits: { label: 'See your kits', href: `${publicUrl}/my/oripacks/transfer` },
    animals: { label: 'Open your account', href: `${publicUrl}/my` },
    activate: { label: 'Activate a kit', href: `${publicUrl}/activate` },
    practice: { label: 'Send new details', href: `${publicUrl}/my/my-profile#practice` },
    listing: { label: 'See your entry', href: `${publicUrl}/my/collection-agents` },
    invoices: { label: 'See your invoices', href: `${publicUrl}/my/invoices` },
    acmForms: { label: 'See your ACM forms', href: `${publicUrl}/my/acm-form-requests` },
    sheets: { label: 'See your work spreadsheets', href: `${publicUrl}/my/work-spreadsheets` },
    shows: { label: 'See your shows', href: `${publicUrl}/my/shows` },
    advance: { label: 'See advance results', href: `${publicUrl}/my/dv-access` },
  }
  return copies[kind](links, text)
}
