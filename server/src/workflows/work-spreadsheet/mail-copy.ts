import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const sheets = linkTo('See your work spreadsheets', '/my/work-spreadsheets')

export const workSpreadsheetNotices = notices({
  'sheet-activated': (context, text) => ({
    subject: 'Your work spreadsheet is through',
    parts: [
      text,
      'Put the swabs into the envelopes that came with them, and post them. Each line of your sheet leads to its animal.',
      sheets(context),
    ],
  }),
})
