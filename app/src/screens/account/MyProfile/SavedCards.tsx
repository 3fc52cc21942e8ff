import type { SavedCard } from '@shop/contract/saved-card'
import { Badge, Button, chakra, Link, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useState } from 'react'
import { useRemoveCard, useSavedCards } from '../../../data/saved-card.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { cardName, expiryOf } from '../../../parts/payment/card-name.ts'
import { paths } from '../../../paths.ts'
import { Row, Rows } from './MyProfile.recipe.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

/** The cards that the payment provider stores for the next order; each can be removed. */
export function SavedCards() {
  const { data, error, isValidating, mutate } = useSavedCards()
  const remove = useRemoveCard()
  const [leaving, setLeaving] = useState<SavedCard | null>(null)
  if (!data && error)
    return <FailedState headingLevel={3} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching your cards">
        <SkeletonText lines={2} />
      </SkeletonGroup>
    )
  if (!data.results.length)
    return <chakra.p color="ink2">No saved cards yet. Tick “Save this card” the next time you pay.</chakra.p>
  return (
    <>
      <Rows>
        {data.results.map((card) => (
          <li key={card.id}>
            <Row>
              <div>
                <chakra.p fontWeight="semibold">{cardName(card)}</chakra.p>
                <chakra.p textStyle="small" color="ink2">
                  Expires {expiryOf(card)} {card.isExpired && <Badge tone="neutral">Expired</Badge>}
                </chakra.p>
              </div>
              {card.paysMembership ? (
                <Link href={paths.orders}>Pays your membership</Link>
              ) : (
                <Button
                  variant="outline"
                  aria-haspopup="dialog"
                  aria-label={`Remove ${cardName(card)}`}
                  onClick={() => setLeaving(card)}
                >
                  Remove
                </Button>
              )}
            </Row>
          </li>
        ))}
      </Rows>
      {leaving && (
        <RemoveDialog
          title={`Remove ${cardName(leaving)}?`}
          description="Orders you paid with it are not affected."
          done="The card is removed."
          remove={() => remove(leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}
