import { answerDays, type EnquiryKind } from '@shop/contract/enquiry'
import { Button, chakra, Illustration } from '@shop/design-system'
import { enquiryCopy } from '../../content/enquiry.ts'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'auto minmax(0, 1fr)' },
    gap: { base: '5', sm: '8' },
    alignItems: 'center',
    '& svg': { width: '40' },
    '& h2': { textStyle: 'h2', textWrap: 'balance', outline: 'none' },
    '& p': { marginBlockStart: '3', textWrap: 'pretty' },
    '& .small': { textStyle: 'small', color: 'ink2' },
    '& button': { marginBlockStart: '5' },
  },
})

const focus = (heading: HTMLElement | null) => heading?.focus()

type EnquirySentProps = { kind: EnquiryKind; email: string; reference: string; onAgain: () => void }

/** In the form's place: it has arrived, and this is what happens next. The heading takes the focus, and so is read out. */
export function EnquirySent({ kind, email, reference, onAgain }: EnquirySentProps) {
  const { title, text, again } = enquiryCopy[kind].sent
  return (
    <Base>
      <Illustration name="mail" />
      <div>
        <h2 ref={focus} tabIndex={-1}>
          {title}
        </h2>
        <p>{text(`${answerDays[kind]} working days`)}</p>
        <p className="small">
          Its number is <strong>{reference}</strong>. We have sent a note with it to <strong>{email}</strong>.
        </p>
        <Button variant="outline" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </Base>
  )
}
