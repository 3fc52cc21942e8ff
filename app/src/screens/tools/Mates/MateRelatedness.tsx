import type { Mate } from '@shop/contract/mate'
import { chanceText } from '../../../parts/tool/percent-text.ts'
import { litterText, pedigreeText } from './mate-copy.ts'
import { AnimalWords } from '../../../parts/animal/animal-words.tsx'

type MateRelatednessProps = { relatedness: Mate['relatedness']; young: string }

/**
 * How related two animals are, as far as their pedigrees and their DNA profiles show; what they do not show is named.
 */
export const MateRelatedness = ({ relatedness, young }: MateRelatednessProps) => (
  <section>
    <h3>Relatedness</h3>
    <p>{pedigreeText(relatedness, young)}</p>
    {relatedness.sharedNames.map((name) => (
      <p key={name}>
        Both have a parent called {name}: <AnimalWords>it may be the same animal.</AnimalWords>
      </p>
    ))}
    {relatedness.dna ? (
      <>
        <p>
          DNA: <strong>{chanceText(relatedness.dna.percentAlike)} alike</strong>
          <span className="note">
            , by {relatedness.dna.markers} markers of {relatedness.dna.panel}
          </span>
        </p>
        {relatedness.dna.litter && <p>{litterText(relatedness.dna.litter, young)}</p>}
      </>
    ) : (
      <p className="note">DNA cannot tell: {relatedness.dnaReason}</p>
    )}
  </section>
)
