import type { AnimalTransfer } from '@shop/contract/animal-transfer'
import { Section } from '@shop/design-system'
import { useState } from 'react'
import { AnswerDialog } from './AnswerDialog.tsx'
import type { Answer } from './offer-copy.ts'
import { OfferRow } from './OfferRow.tsx'
import { OfferRows } from './TransferAnimals.recipe.ts'

type OffersProps = { title: string; transfers: AnimalTransfer[]; canAnswer: boolean }

/** Some of the offers, newest first. An answer is confirmed before it counts. */
export function Offers({ title, transfers, canAnswer }: OffersProps) {
  const [pending, setPending] = useState<{ transfer: AnimalTransfer; answer: Answer }>()
  return (
    <Section title={title} size="sm">
      <OfferRows>
        {transfers.map((transfer) => (
          <li key={transfer.id}>
            <OfferRow
              transfer={transfer}
              onAnswer={canAnswer ? (answer) => setPending({ transfer, answer }) : undefined}
            />
          </li>
        ))}
      </OfferRows>
      {pending && <AnswerDialog {...pending} onClose={() => setPending(undefined)} />}
    </Section>
  )
}
