import type { FinderAnswers } from '@shop/contract/finder'
import type { Finding as FindingReply } from '@shop/contract/finding'
import { Callout, Coat, Link, LinkButton, Price } from '@shop/design-system'
import { reasonFor, testedNote } from '../../../content/finder.ts'
import { paths } from '../../../paths.ts'

type FindingProps = { finding: FindingReply; answers: FinderAnswers }

/** The product that fits best, large, and two others, each with its reason. */
export function Finding({ finding: { products, breed }, answers }: FindingProps) {
  const [best, ...others] = products
  const note = testedNote[answers.tested]
  const because = (advice: FindingReply['products'][number]['advice']) =>
    reasonFor(advice, answers, breed?.name ?? null)
  if (!best) return null
  const { product } = best
  return (
    <div className="finding">
      <article className="best">
        <div className="best-picture">
          <Coat {...product.coat} ratio={1.25} />
        </div>
        <div>
          <p className="finder-eyebrow">Our advice</p>
          <h2>{product.name}</h2>
          <p className="best-reason">{because(best.advice)}</p>
          <Price label={product.price.label} size="lg" />
          <div className="best-action">
            <LinkButton href={paths.product(product)} size="lg">
              See {product.name}
            </LinkButton>
          </div>
        </div>
      </article>
      {note && (
        <Callout title={note.title}>
          <p>{note.text}</p>
          {note.isOurs && (
            <p>
              <Link href={paths.my}>Go to your account</Link>
            </p>
          )}
        </Callout>
      )}
      <h2 className="others-title">Or one of these</h2>
      <ul className="others">
        {others.map(({ advice, product: other }) => (
          <li key={other.id}>
            <div className="other-picture">
              <Coat {...other.coat} ratio={1} />
            </div>
            <div>
              <h3>
                <a href={paths.product(other)}>{other.name}</a>
              </h3>
              <p>{because(advice)}</p>
              <p className="other-price">{other.price.label}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
