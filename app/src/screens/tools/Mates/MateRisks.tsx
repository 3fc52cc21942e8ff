import type { Mate } from '@shop/contract/mate'
import { mateRiskKinds } from '@shop/contract/mate-rank'
import { chanceText } from '../../../parts/tool/percent-text.ts'
import { riskTitles, untestedText } from './mate-copy.ts'

type Risk = Mate['risks'][number]
type Names = { dam: string; sire: string }

/** As many of a kind as one takes in at a glance; the rest opens. */
const mostShown = 3

type MateRisksProps = { mate: Mate; young: string; names: Names }

/** The diseases of a pair by what they mean for a litter; those without a result are named. */
export const MateRisks = ({ mate: { risks, clearCount, byParentage }, young, names }: MateRisksProps) => (
  <section>
    <h3>Health</h3>
    {mateRiskKinds.map((kind) => {
      const ofKind = risks.filter((risk) => risk.kind === kind)
      if (!ofKind.length) return null
      return (
        <div key={kind}>
          <h4>{riskTitles[kind](young)}</h4>
          <Lines risks={ofKind.slice(0, mostShown)} names={names} />
          {ofKind.length > mostShown && (
            <details>
              <summary>and {ofKind.length - mostShown} more</summary>
              <Lines risks={ofKind.slice(mostShown)} names={names} />
            </details>
          )}
        </div>
      )
    })}
    {clearCount > 0 && (
      <p className="note">
        {clearCount === 1 ? '1 disease' : `${clearCount} diseases`} that no {young === 'puppies' ? 'puppy' : 'kitten'}{' '}
        of the two can have or carry.
      </p>
    )}
    {byParentage.length > 0 && (
      <details>
        <summary>Clear by parentage, not by a test of their own: {byParentage.length}</summary>
        <ul>
          {byParentage.map(({ product, parent, generations }) => (
            <li key={`${parent}${product.id}`}>
              {names[parent]}: {product.name}
              <span className="note">, {generations === 1 ? 'one generation' : `${generations} generations`} back</span>
            </li>
          ))}
        </ul>
      </details>
    )}
    {!risks.length && !clearCount && <p className="note">Neither of the two was tested for any disease.</p>}
  </section>
)

const Lines = ({ risks, names }: { risks: Risk[]; names: Names }) => (
  <ul>
    {risks.map((risk) => (
      <li key={risk.product.id}>
        {risk.product.name}: <strong>{riskChanceText(risk)}</strong>
        <span className="note">{noteOf(risk, names)}</span>
        {risk.warning && <p>{risk.warning}</p>}
      </li>
    ))}
  </ul>
)

const riskChanceText = ({ reason, percentFrom, percentTo, sex }: Risk) =>
  reason ? 'not worked out' : `${chanceText(percentFrom, percentTo)}${sex ? ` of ${sex}` : ''}`

function noteOf(risk: Risk, names: Names) {
  const note = [untestedText(risk, names), risk.reason].filter(Boolean).join('. ')
  return note && `, ${note}`
}
