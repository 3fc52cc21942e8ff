import type { AnimalTransfer } from '@shop/contract/animal-transfer'
import { Section } from '@shop/design-system'
import { useState } from 'react'
import { useTransferActions } from '../../../data/animal-transfer.ts'
import { AnswerDialog } from '../../../parts/offer/AnswerDialog.tsx'
import { OfferRows } from '../../../parts/offer/Offer.recipe.ts'
import type { Answer } from '../../../parts/offer/offer-copy.ts'
import { answerCopy } from './offer-copy.ts'
import { OfferRow } from './OfferRow.tsx'
import { WhatMoves } from './WhatMoves.tsx'

type OffersProps = { title: string; transfers: AnimalTransfer[]; canAnswer: boolean }

/** Some of the offers, newest first. An answer is confirmed before it counts. */
export function Offers({ title, transfers, canAnswer }: OffersProps) {
  const actions = useTransferActions()
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
      {pending && (
        <AnswerDialog
          copy={answerCopy(pending.transfer)[pending.answer]}
          onAnswer={() => actions[pending.answer](pending.transfer.id)}
          onClose={() => setPending(undefined)}
        >
          {pending.answer === 'accept' && <WhatMoves />}
        </AnswerDialog>
      )}
    </Section>
  )
}
