/** What is read in a thread of its own, by its name in `readApart` (platform/read-apart.ts): the entry of that thread. */
export { readMailHead, readMailText } from './enquiry/read-mail.ts'
export { readLines } from './work-spreadsheet/read-lines.ts'
