import type { KitOffer } from '@shop/contract/kit-offer'
import { Section } from '@shop/design-system'
import { useState } from 'react'
import { useKitOfferActions } from '../../../data/kit-offer.ts'
import { AnswerDialog } from '../../../parts/offer/AnswerDialog.tsx'
import { OfferRows } from '../../../parts/offer/Offer.recipe.ts'
import type { Answer } from '../../../parts/offer/offer-copy.ts'
import { AcceptKits } from './AcceptKits.tsx'
import { KitOfferRow } from './KitOfferRow.tsx'
import { answerCopy } from './offer-copy.ts'

type KitOffersProps = { title: string; offers: KitOffer[]; canAnswer: boolean }

/** Some of the offers, newest first. An answer is confirmed before it counts. */
export function KitOffers({ title, offers, canAnswer }: KitOffersProps) {
  const actions = useKitOfferActions()
  const [pending, setPending] = useState<{ offer: KitOffer; answer: Answer }>()
  const close = () => setPending(undefined)
  if (!offers.length) return null
  return (
    <Section title={title} size="sm">
      <OfferRows>
        {offers.map((offer) => (
          <li key={offer.id}>
            <KitOfferRow offer={offer} onAnswer={canAnswer ? (answer) => setPending({ offer, answer }) : undefined} />
          </li>
        ))}
      </OfferRows>
      {pending?.answer === 'accept' && <AcceptKits offer={pending.offer} onClose={close} />}
      {pending && pending.answer !== 'accept' && (
        <AnswerDialog
          copy={answerCopy(pending.offer)[pending.answer]}
          onAnswer={() => actions[pending.answer](pending.offer.id)}
          onClose={close}
        />
      )}
    </Section>
  )
}
