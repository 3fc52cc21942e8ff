import { type DeskCall, mayCall } from '@shop/contract/desk-access'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'

export const catalogueTabs: { name: string; path: string; call: DeskCall }[] = [
  { name: 'Prices', path: paths.deskPrices, call: 'listPricedProducts' },
  { name: 'Club products', path: paths.deskClubProducts, call: 'listClubProducts' },
  { name: 'Vouchers', path: paths.deskVouchers, call: 'listCoupons' },
  { name: 'Gift cards', path: paths.deskGiftCards, call: 'listGiftCards' },
  { name: 'Memberships', path: paths.deskMemberships, call: 'listMemberships' },
  { name: 'Stock', path: paths.deskStock, call: 'listStock' },
]

/** The pages of the room Catalogue that the signed-in person's roles open. */
export function useCatalogueTabs() {
  const roles = useSettings().user?.roles ?? []
  return catalogueTabs.filter(({ call }) => mayCall(roles, call))
}
