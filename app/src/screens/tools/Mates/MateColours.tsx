import type { Mate } from '@shop/contract/mate'
import { percentText } from '../../../parts/tool/percent-text.ts'

type Colour = Mate['colours'][number]
type MateColoursProps = {
  mate: Mate
  /** What the mates are ranked by: "Coat colour D locus: d/d"; undefined unless they are. */
  wanted: string | undefined
}

/** What a litter of the two inherits of coat colour, gene by gene, and how likely what is hoped for is. */
export const MateColours = ({ mate: { colours, wanted: chance }, wanted }: MateColoursProps) => (
  <section>
    <h3>Colour</h3>
    {wanted && (
      <p>
        {wanted}: <strong>{chance ? percentText(chance.percentFrom, chance.percentTo) : 'not tested'}</strong>
      </p>
    )}
    {colours.length ? (
      <details>
        <summary>{colours.length === 1 ? '1 colour gene' : `${colours.length} colour genes`}</summary>
        <ul>
          {colours.map((colour) => (
            <li key={colour.product.id}>
              {colour.product.name}: <Outcomes colour={colour} />
            </li>
          ))}
        </ul>
      </details>
    ) : (
      <p className="note">Neither of the two was tested for a colour gene.</p>
    )}
  </section>
)

const Outcomes = ({ colour: { outcomes } }: { colour: Colour }) =>
  outcomes.map(({ genotype, sex, percentFrom, percentTo }, index) => (
    <span key={`${genotype} ${sex}`}>
      {index > 0 && ', '}
      <code>{genotype}</code> {percentText(percentFrom, percentTo)}
      {sex && ` of ${sex}`}
    </span>
  ))
