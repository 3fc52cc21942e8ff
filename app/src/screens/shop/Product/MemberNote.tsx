import { membershipId } from '@shop/contract/constants'
import { hasMemberPrice, memberPrice } from '@shop/contract/member-price'
import { formatMoney, toMinor } from '@shop/contract/money'
import type { ProductDetail } from '@shop/contract/product'
import { chakra, Link } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { useAudience } from '../../../layouts/audience.ts'
import { paths } from '../../../paths.ts'

const membership = { id: membershipId, name: 'Kennel membership' }

/** To a member that this is their price; to another breeder what it would be. */
export function MemberNote({ product }: { product: ProductDetail }) {
  const { country } = useSettings()
  const isBreeder = useAudience() === 'breeder'
  const { price, regularPrice } = product
  if (regularPrice)
    return (
      <chakra.p marginTop="1" textStyle="small" color="ink2">
        Your price as a member
      </chakra.p>
    )
  if (!isBreeder || !hasMemberPrice(product)) return null
  const label = formatMoney(memberPrice(toMinor(price.amount)), price.currency, country)
  return (
    <chakra.p marginTop="1" textStyle="small" color="ink2">
      {label} with the <Link href={paths.product(membership)}>kennel membership</Link>
    </chakra.p>
  )
}
