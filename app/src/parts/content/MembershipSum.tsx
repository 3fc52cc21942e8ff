import { membershipTerms } from '@shop/contract/constants'
import { pointsWorth } from '@shop/contract/currencies'
import { memberPrice } from '@shop/contract/member-price'
import { formatMoney, type Minor, toMinor } from '@shop/contract/money'
import { LinkButton } from '@shop/design-system'
import { useLocation } from 'react-router-dom'
import { exampleAt, useMembershipExample } from '../../data/membership-example.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'

/** What a litter's tests cost with the membership and without it, from the shop's own prices; nothing without them. */
export function MembershipSum() {
  const { country } = useSettings()
  const example = exampleAt(useLocation().pathname)
  const found = useMembershipExample(example)
  if (!found) return null
  const { membership, lines } = found
  const { currency } = membership.price
  const money = (amount: Minor) => formatMoney(amount, currency, country)
  const regular = ({ price, regularPrice }: typeof membership) => toMinor((regularPrice ?? price).amount)
  const sums = lines.map(({ product, count }) => ({
    name: `${count} × ${product.name}`,
    regular: regular(product) * count,
    member: memberPrice(regular(product)) * count,
  }))
  const total = sums.reduce((sum, line) => sum + line.regular, 0)
  const memberTotal = sums.reduce((sum, line) => sum + line.member, 0)
  const fee = regular(membership)
  const points = pointsWorth(membershipTerms.points, currency)
  const saved = total - memberTotal - fee + points
  return (
    <section className="wide sum" aria-labelledby="sum">
      <div className="sum-text">
        <h2 id="sum">{saved > 0 ? `${money(saved)} ahead with one litter` : 'What one litter comes to'}</h2>
        <p>
          An example: {example.what}. The membership costs {money(fee)} a year, so it has paid for itself once your
          orders of a year come to {money(Math.ceil((fee * 100) / membershipTerms.percentOff))}, the points not counted.
        </p>
        <LinkButton href={paths.product(membership)} size="lg">
          Join for {money(fee)} a year
        </LinkButton>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">One litter</th>
            <th scope="col">Everybody</th>
            <th scope="col">Members</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((line) => (
            <tr key={line.name}>
              <th scope="row">{line.name}</th>
              <td>{money(line.regular)}</td>
              <td>{money(line.member)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">A year of membership</th>
            <td>–</td>
            <td>{money(fee)}</td>
          </tr>
          <tr>
            <th scope="row">{membershipTerms.points} points, to spend on the next order</th>
            <td>–</td>
            <td>−{money(points)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td>{money(total)}</td>
            <td>{money(memberTotal + fee - points)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
