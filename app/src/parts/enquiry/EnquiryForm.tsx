import type { EnquiryKind } from '@shop/contract/enquiry'
import { Card, chakra } from '@shop/design-system'
import { type ReactNode, useId, useState } from 'react'
import { enquiryCopy } from '../../content/enquiry.ts'
import { EnquiryFields } from './EnquiryFields.tsx'
import { EnquirySent } from './EnquirySent.tsx'

const Base = chakra('section', {
  base: {
    marginBlockStart: { base: '10', md: '12' },
    maxWidth: 'prose',
    _print: { display: 'none' },
    '& [role=radiogroup]': { gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(9rem, 1fr))' } },
    '& form > button': { justifySelf: { sm: 'start' } },
    '& .enquiry-head': { marginBlockEnd: '5' },
    '& .enquiry-head h2': { textStyle: 'h2' },
    '& .enquiry-head p': { color: 'ink2', marginBlockStart: '2', textWrap: 'pretty' },
  },
})

/** Where a link to the form leads. */
export const enquiryFormId = 'form'

type EnquiryFormProps = {
  kind: EnquiryKind
  /** The kind's own fields while they are empty. */
  blank: Record<string, unknown>
  /** The kind's own fields, between the sender and the message. */
  children: ReactNode
  /** What is agreed to, after it. */
  consent?: ReactNode
}

/** The frame of every form to us, and what is in its place once it is sent. */
export function EnquiryForm({ kind, blank, children, consent }: EnquiryFormProps) {
  const titleId = useId()
  const [sent, setSent] = useState<{ email: string; reference: string }>()
  const { title, lead } = enquiryCopy[kind]
  if (sent)
    return (
      <Base id={enquiryFormId}>
        <Card size="lg">
          <EnquirySent kind={kind} {...sent} onAgain={() => setSent(undefined)} />
        </Card>
      </Base>
    )
  return (
    <Base id={enquiryFormId} aria-labelledby={titleId}>
      <div className="enquiry-head">
        <h2 id={titleId}>{title}</h2>
        <p>{lead}</p>
      </div>
      <Card size="lg">
        <EnquiryFields kind={kind} blank={blank} consent={consent} onSent={setSent}>
          {children}
        </EnquiryFields>
      </Card>
    </Base>
  )
}
