import type { AnimalTransfer } from '@shop/contract/animal-transfer'
import { formatDate } from '@shop/contract/dates'
import { Card, Coat } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import { Row } from '../../../parts/offer/Offer.recipe.ts'
import type { Answer } from '../../../parts/offer/offer-copy.ts'
import { OfferAnswers } from '../../../parts/offer/OfferAnswers.tsx'

type OfferRowProps = {
  transfer: AnimalTransfer
  /** Without it nothing can be answered here. */
  onAnswer?: (answer: Answer) => void
}

/** One offer: which animal, who the other one is, and its state. */
export function OfferRow({ transfer, onAnswer }: OfferRowProps) {
  const { country } = useSettings()
  const { animal, direction, otherParty, state, asksToRead, isReadable, createdAt, expiresAt } = transfer
  const isIncoming = direction === 'incoming'
  const isOpen = state === 'pending'
  const isReadOn = !isIncoming && state === 'accepted' && isReadable
  const breed = animal.breed?.name ?? (animal.species.id === 1 ? 'Dog' : 'Cat')
  return (
    <Card as="article" size="sm" aria-label={animal.petName}>
      <Row>
        <div className="offer-picture">
          <Coat {...animal.coat} ratio={1} />
        </div>
        <div>
          <h3 className="offer-name">
            {isReadable ? <a href={paths.animal(animal.id)}>{animal.petName}</a> : animal.petName}
          </h3>
          <p className="offer-text">
            {breed}, {isIncoming ? 'from' : 'to'} {otherParty}
          </p>
          <p className="offer-text">
            Offered on {formatDate(createdAt, country)}
            {isOpen && `, open until ${formatDate(expiresAt, country)}`}
          </p>
          {isOpen && asksToRead && (
            <p className="offer-text">
              {isIncoming
                ? `${otherParty} would like to keep seeing its results`
                : 'You asked to keep seeing its results'}
            </p>
          )}
          {isReadOn && <p className="offer-text">Its owner lets you keep seeing its results</p>}
        </div>
        <div className="offer-end">
          <OfferAnswers offer={transfer} name={animal.petName} onAnswer={onAnswer} />
        </div>
      </Row>
    </Card>
  )
}
