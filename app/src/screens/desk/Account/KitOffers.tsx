import type { DeskAccount } from '@shop/contract/admin'
import { formatDate } from '@shop/contract/dates'
import type { DeskKitOffer } from '@shop/contract/kit-offer'
import { Button, Section, SkeletonGroup, SkeletonText, VisuallyHidden, Wrap } from '@shop/design-system'
import { useState } from 'react'
import { useKitOffersOf, useUndoKitOffer } from '../../../data/kit-offer.ts'
import { useSettings } from '../../../data/settings.tsx'
import { countOf } from '../../../parts/desk/count-of.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { Lines } from './Account.recipe.ts'

const states: Record<DeskKitOffer['state'], string> = {
  pending: 'Waits for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  cancelled: 'Taken back by whoever offered it',
  expired: 'Not answered in time',
  undone: 'Given back by us',
}
const shownAtFirst = 5

type Person = Pick<DeskAccount, 'email' | 'name'>

/** Test kits that somebody has offered or was offered, and the way back. */
export function KitOffers({ account }: { account: Person }) {
  const { data, error, isValidating, mutate } = useKitOffersOf(account.email)
  return (
    <Section size="sm" title="Kits offered">
      {data ? (
        <Offers offers={data.results} account={account} />
      ) : error ? (
        <FailedState error={error} headingLevel={3} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <SkeletonGroup label="Fetching the offers of kits">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
    </Section>
  )
}

function Offers({ offers, account }: { offers: DeskKitOffer[]; account: Person }) {
  const mayUndo = useMay('undoKitOffer')
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<DeskKitOffer | null>(null)
  if (!offers.length) return <p>{account.name} has offered no kits, and was offered none.</p>
  return (
    <>
      <Lines>
        {(isWhole ? offers : offers.slice(0, shownAtFirst)).map((offer) => (
          <li key={offer.id}>
            <OfferText offer={offer} />
            {mayUndo && isUndoable(offer) && (
              <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setChosen(offer)}>
                Undo <VisuallyHidden>the offer to {offer.to}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </Lines>
      {offers.length > shownAtFirst && (
        <Wrap marginBlockStart="4">
          <Button variant="outline" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${offers.length}`}
          </Button>
        </Wrap>
      )}
      {chosen && <UndoDialog offer={chosen} email={account.email} onClose={() => setChosen(null)} />}
    </>
  )
}

const isUndoable = ({ state, left }: DeskKitOffer) => left > 0 && (state === 'pending' || state === 'accepted')

function OfferText({ offer: { kits, from, to, state, left, createdAt } }: { offer: DeskKitOffer }) {
  const { country } = useSettings()
  return (
    <p>
      {kits.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(', ')}
      <br />
      From {from} to {to}, {formatDate(createdAt, country)}
      <br />
      {states[state]}
      {state === 'accepted' && `, ${left ? `${left} not used yet` : 'all of them used or passed on'}`}
    </p>
  )
}

type UndoDialogProps = { offer: DeskKitOffer; email: string; onClose: () => void }

function UndoDialog({ offer: { id, from, to, left, state }, email, onClose }: UndoDialogProps) {
  const undo = useUndoKitOffer(email)
  const kits = countOf(left, 'kit')
  const are = left === 1 ? 'is' : 'are'
  const readers = state === 'accepted' ? `${from} and ${to} get a mail` : `${from} gets a mail`
  return (
    <ReasonDialog
      title={`Undo the offer to ${to}`}
      description={`${kits} that nobody has used ${are} given back to ${from}, and ${readers}. This cannot be undone here: ${from} can offer them again.`}
      action={`Give ${kits} back`}
      done={`${kits} ${are} with ${from} again.`}
      help="It is in the mail, and in the audit."
      limit={500}
      onReason={(reason) => undo(id, reason)}
      onClose={onClose}
    />
  )
}
