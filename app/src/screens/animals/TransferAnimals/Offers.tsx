import type { AnimalTransfer } from '@shop/contract/animal-transfer'
import { Checkbox, chakra, Section } from '@shop/design-system'
import { useState } from 'react'
import { useTransferActions } from '../../../data/animal-transfer.ts'
import { AnswerDialog } from '../../../parts/offer/AnswerDialog.tsx'
import { OfferRows } from '../../../parts/offer/Offer.recipe.ts'
import type { Answer } from '../../../parts/offer/offer-copy.ts'
import { answerCopy } from './offer-copy.ts'
import { OfferRow } from './OfferRow.tsx'
import { WhatMoves } from '../../../parts/animal-transfer/WhatMoves.tsx'

const Asked = chakra('div', { base: { marginBlockStart: '5', paddingBlockStart: '5', borderTop: 'hairline' } })

type OffersProps = { title: string; transfers: AnimalTransfer[]; canAnswer: boolean }

/** Some of the offers, newest first. An answer is confirmed before it counts. */
export function Offers({ title, transfers, canAnswer }: OffersProps) {
  const actions = useTransferActions()
  const [pending, setPending] = useState<{ transfer: AnimalTransfer; answer: Answer }>()
  /** No unless they agree. */
  const [letsRead, setLetsRead] = useState(false)
  const close = () => {
    setPending(undefined)
    setLetsRead(false)
  }
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
          onAnswer={() =>
            pending.answer === 'accept'
              ? actions.accept(pending.transfer.id, letsRead)
              : actions[pending.answer](pending.transfer.id)
          }
          onClose={close}
        >
          {pending.answer === 'accept' && <WhatMoves />}
          {pending.answer === 'accept' && pending.transfer.asksToRead && (
            <Asked>
              <Checkbox
                label={`Let ${pending.transfer.otherParty} keep seeing ${pending.transfer.animal.petName}’s results`}
                help="They asked for this. They will see its page, results and reports, including later ones, and can change nothing. You can end it at any time under Share on its page."
                checked={letsRead}
                onChange={({ target }) => setLetsRead(target.checked)}
              />
            </Asked>
          )}
        </AnswerDialog>
      )}
    </Section>
  )
}
