import { Terms } from '../../../parts/offer/Offer.recipe.ts'
import { AnimalWords } from '../../../parts/animal/animal-words.tsx'

/** Shown to both sides before kits change hands. */
export const KitTerms = () => (
  <Terms>
    <div>
      <dt>What is given</dt>
      <dd>The kits and their tests, already paid for. The new owner activates them as if they had bought them.</dd>
    </div>
    <div>
      <dt>Who reads the results</dt>
      <dd>
        <AnimalWords>Only the person who activates a kit. They can share the animal afterwards.</AnimalWords>
      </dd>
    </div>
    <div>
      <dt>The boxes</dt>
      <dd>Hand them over, or post them. We send kits not yet posted to the address on the order.</dd>
    </div>
  </Terms>
)
