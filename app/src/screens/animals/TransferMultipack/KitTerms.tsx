import { Terms } from '../../../parts/offer/Offer.recipe.ts'
import { AnimalWords } from '../../../parts/animal/animal-words.tsx'

/** Shown to both sides before kits change hands. */
export const KitTerms = () => (
  <Terms>
    <div>
      <dt>What is given</dt>
      <dd>
        The kits with their tests, which are paid for. Whoever gets them activates them as if they had bought them.
      </dd>
    </div>
    <div>
      <dt>Who reads the results</dt>
      <dd>
        <AnimalWords>Whoever activates a kit, and nobody else: an animal can be shared afterwards.</AnimalWords>
      </dd>
    </div>
    <div>
      <dt>The boxes</dt>
      <dd>Hand them over, or post them. We send kits that have not left us yet to the address of the order.</dd>
    </div>
  </Terms>
)
