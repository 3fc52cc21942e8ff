import { formatDate } from '@shop/contract/dates'
import type { KitOffer } from '@shop/contract/kit-offer'
import { Card, Illustration } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { Row } from '../../../parts/offer/Offer.recipe.ts'
import type { Answer } from '../../../parts/offer/offer-copy.ts'
import { OfferAnswers } from '../../../parts/offer/OfferAnswers.tsx'
import { paths } from '../../../paths.ts'
import { kitsText } from './offer-copy.ts'

type KitOfferRowProps = {
  offer: KitOffer
  /** Without it nothing can be answered here. */
  onAnswer?: ((answer: Answer) => void) | undefined
}

/** One offer: which kits, who the other one is, and its state. */
export function KitOfferRow({ offer, onAnswer }: KitOfferRowProps) {
  const { country } = useSettings()
  const { direction, otherParty, state, createdAt, expiresAt } = offer
  const isIncoming = direction === 'incoming'
  const kits = kitsText(offer)
  return (
    <Card as="article" size="sm" aria-label={kits}>
      <Row>
        <div className="offer-picture">
          <Illustration name="multi-pack" />
        </div>
        <div>
          <h3 className="offer-name">
            {isIncoming && state === 'accepted' ? <a href={paths.activate}>{kits}</a> : kits}
          </h3>
          <p className="offer-text">
            {isIncoming ? 'From' : 'To'} {otherParty}
          </p>
          <p className="offer-text">
            Offered on {formatDate(createdAt, country)}
            {state === 'pending' && `, open until ${formatDate(expiresAt, country)}`}
          </p>
        </div>
        <div className="offer-end">
          <OfferAnswers offer={offer} name={kits} onAnswer={onAnswer} />
        </div>
      </Row>
    </Card>
  )
}
