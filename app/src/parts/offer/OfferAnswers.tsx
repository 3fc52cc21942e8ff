import { Badge, Button } from '@shop/design-system'
import { type Answer, stateCopy } from './offer-copy.ts'

type OfferAnswersProps = {
  offer: { direction: keyof typeof stateCopy; state: keyof (typeof stateCopy)['incoming'] }
  /** What is offered, in the names of the buttons. */
  name: string
  /** Without it nothing can be answered here. */
  onAnswer: ((answer: Answer) => void) | undefined
}

/** At the end of an offer: its answers while it is open, then what became of it. */
export function OfferAnswers({ offer: { direction, state }, name, onAnswer }: OfferAnswersProps) {
  if (state !== 'pending' || !onAnswer) return <Badge>{stateCopy[direction][state]}</Badge>
  if (direction === 'outgoing')
    return (
      <Button variant="outline" aria-label={`Take back the offer of ${name}`} onClick={() => onAnswer('cancel')}>
        Take back
      </Button>
    )
  return (
    <>
      <Button variant="outline" aria-label={`Decline ${name}`} onClick={() => onAnswer('decline')}>
        Decline
      </Button>
      <Button aria-label={`Accept ${name}`} onClick={() => onAnswer('accept')}>
        Accept
      </Button>
    </>
  )
}
