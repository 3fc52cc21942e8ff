/** What is read in a thread of its own, by its name in `readApart` (input/read-apart.ts): the entry of that thread. */
export { readMailHead, readMailText } from './people/enquiry/read-mail.ts'
export { readLines } from './workflows/work-spreadsheet/read-lines.ts'
