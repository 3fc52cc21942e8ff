import { Terms } from '../offer/Offer.recipe.ts'

/** Shown to both sides before anything moves. */
export const WhatMoves = () => (
  <Terms>
    <div>
      <dt>What moves</dt>
      <dd>Its samples, results, DNA profile and reports, and its microchip and registration.</dd>
    </div>
    <div>
      <dt>What stays</dt>
      <dd>Orders, payments and invoices stay with whoever paid. People it was shared with no longer see it.</dd>
    </div>
  </Terms>
)
