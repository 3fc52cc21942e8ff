import type { MailCopy } from '../../platform/mail/content.ts'
import type { ReportContent } from './content.ts'

type Mailed = {
  key: string
  content: Pick<ReportContent, 'title' | 'isSampleData'> & { animal: Pick<ReportContent['animal'], 'petName'> }
}

/** A report that somebody had sent to themselves, which is attached. */
export const reportCopy = ({ key, content }: Mailed, publicUrl: string): MailCopy => ({
  subject: `${content.animal.petName}: ${content.title.toLowerCase()}`,
  parts: [
    `Here is the report for ${content.animal.petName} that you requested: ${content.title.toLowerCase()}. Its number is ${key}.`,
    ...(content.isSampleData ? ['It uses sample data: no animal was tested.'] : []),
    'Anyone you give it to can check that it is genuine and still valid:',
    { label: 'Check this report', href: `${publicUrl}/tools/report-authentication/${key}` },
  ],
})
