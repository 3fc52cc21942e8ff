import type { SavedCard } from '@shop/contract/saved-card'
import { Badge, Button, chakra, Dialog, Link, SkeletonGroup, SkeletonText, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useRemoveCard, useSavedCards } from '../../../data/saved-card.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { useAction } from '../../../parts/form/use-action.ts'
import { cardName, expiryOf } from '../../../parts/payment/card-name.ts'
import { paths } from '../../../paths.ts'
import { Row, Rows } from './MyProfile.recipe.ts'

/** The cards that are kept with the payment provider for the next order; each can be removed. */
export function SavedCards() {
  const { data, error, isValidating, mutate } = useSavedCards()
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
    return <chakra.p color="ink2">No card is saved. You can tick “Save this card” the next time you pay.</chakra.p>
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
      {leaving && <RemoveCard card={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

/** Asks before a card is forgotten. */
function RemoveCard({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const remove = useRemoveCard()
  const { busy, run } = useAction()
  const go = () =>
    run(async () => {
      await remove(card.id)
      toaster.success('The card is removed.')
      onClose()
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={`Remove ${cardName(card)}?`}
      description="Orders that were paid with it stay paid."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button onClick={() => void go()} isBusy={Boolean(busy)}>
            Remove it
          </Button>
        </>
      }
    />
  )
}
