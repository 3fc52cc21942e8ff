import type { Mate } from '@shop/contract/mate'
import { useSpelling } from '../../../data/spelling.tsx'
import { chanceText } from '../../../parts/tool/percent-text.ts'

type Colour = Mate['colours'][number]
type MateColoursProps = {
  mate: Mate
  /** What the mates are ranked by: "Coat colour D locus: d/d"; undefined unless they are. */
  wanted: string | undefined
}

/** What a litter of the two inherits of coat colour, gene by gene, and how likely what is hoped for is. */
export function MateColours({ mate: { colours, wanted: chance }, wanted }: MateColoursProps) {
  const spell = useSpelling()
  return (
    <section>
      <h3>{spell('Colour')}</h3>
      {wanted && (
        <p>
          {wanted}: <strong>{chance ? chanceText(chance.percentFrom, chance.percentTo) : 'not tested'}</strong>
        </p>
      )}
      {colours.length ? (
        <details>
          <summary>{spell(colours.length === 1 ? '1 colour gene' : `${colours.length} colour genes`)}</summary>
          <ul>
            {colours.map((colour) => (
              <li key={colour.product.id}>
                {colour.product.name}: <Outcomes colour={colour} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="note">{spell('Neither of the two was tested for a colour gene.')}</p>
      )}
    </section>
  )
}

const Outcomes = ({ colour: { outcomes } }: { colour: Colour }) =>
  outcomes.map(({ genotype, sex, percentFrom, percentTo }, index) => (
    <span key={`${genotype} ${sex}`}>
      {index > 0 && ', '}
      <code>{genotype}</code> {chanceText(percentFrom, percentTo)}
      {sex && ` of ${sex}`}
    </span>
  ))
