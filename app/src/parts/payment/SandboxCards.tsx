import { Button, RadioCards, Spinner, Stack } from '@shop/design-system'
import { useState } from 'react'
import type { CardExpiry } from '../../data/checkout.ts'
import { useSavedCards } from '../../data/saved-card.ts'
import { useSettings } from '../../data/settings.tsx'
import { cardName, expiryOf } from './card-name.ts'
import { SandboxCardForm } from './SandboxCardForm.tsx'

type SandboxCardsProps = { totalLabel: string; onToken: (token: string, saved?: CardExpiry) => void }

const another = 'another'

/** The test shop's cards: those that a signed-in person has saved, and a form for another. */
export function SandboxCards({ totalLabel, onToken }: SandboxCardsProps) {
  const isSignedIn = useSettings().user !== null
  const { data, error } = useSavedCards(isSignedIn)
  const [chosen, setChosen] = useState<string | null>(null)
  // Without the list a card can still be typed.
  if (isSignedIn && !data && !error) return <Spinner />
  const cards = data?.results.filter(({ isExpired }) => !isExpired) ?? []
  const form = <SandboxCardForm totalLabel={totalLabel} canSave={isSignedIn} onToken={onToken} />
  if (!cards.length) return form
  // One that was removed in another tab is not there to be chosen any more.
  const isThere = chosen === another || cards.some(({ id }) => id === chosen)
  const value = (isThere ? chosen : cards[0]?.id) ?? another
  return (
    <Stack gap="5">
      <RadioCards
        label="Which card?"
        options={[
          ...cards.map((card) => ({ value: card.id, title: cardName(card), description: `Expires ${expiryOf(card)}` })),
          { value: another, title: 'Another card' },
        ]}
        value={value}
        onChange={setChosen}
      />
      {value === another ? (
        form
      ) : (
        <Button size="lg" full onClick={() => onToken(value)}>
          Pay {totalLabel}
        </Button>
      )}
    </Stack>
  )
}
