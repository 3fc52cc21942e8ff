import { countryEndpoints } from '@shop/contract/endpoints/country'
import {
  type ApprovalState,
  type Currency,
  currentNews,
  defaults,
  type PaymentMethod,
  paymentMethodCodes,
  type ShopType,
  type UserType,
} from '@shop/contract/constants'
import type { DeskRole } from '@shop/contract/desk-role'
import { request } from '@shop/contract/request'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

/** What every page knows of its signed-in user. */
export type SignedIn = {
  name: string
  type: UserType
  /** False while an admin acts as somebody. */
  isAdmin: boolean
  /** What they do at the desk; nothing while an admin acts as somebody. */
  roles: readonly DeskRole[]
  email: string
  addressCountry: string | null
  /** A vet's; null for everybody else. */
  approval: ApprovalState | null
  /** What they order is billed (checkout-2). */
  ordersOnAccount: boolean
  /** The admin who looks at the site as this user (audience-6). */
  viewedBy: { name: string } | null
  /** An admin who has yet to set two-step login up: nothing else opens before. */
  needsTwoStep?: boolean
}

/** What the server knows of a visitor before the first call. */
export type Settings = {
  country: string
  /** The country was neither chosen nor detected. */
  isCountryKnown: boolean
  /** The country is detected by this very request: nobody has seen it yet. */
  isCountryGuessed: boolean
  currency: Currency
  userType: UserType
  /** The shop that a guest said is theirs; null before. */
  chosenType: ShopType | null
  /** The signed-in user; null for a guest. */
  user: SignedIn | null
  /** Somebody was signed in here until now: the cookie with that mark opened no session. */
  hasSessionEnded: boolean
  /** The country's id (SPEC's own numbering); null for one the list does not have. */
  countryId: number | null
  /** In words. The browser could find them, but at a price: its list of names takes long to load. */
  countryName: string
  /** The cart's id, in the pages that show the cart; null in all others, and where there is none. */
  cartId: string | null
  /** How many items are in the cart. */
  cartCount: number
  /** The news of the banner were read or closed here (header-13). */
  isNewsRead: boolean
  /** A demonstration: its people and their password are published. */
  isDemo: boolean
  /** The brand's store of the visitor's region is open (header-8). */
  hasRegionalStore: boolean
  /** The ways to pay this shop has keys for, or the sandbox's. */
  paymentMethods: readonly PaymentMethod[]
}

export const defaultSettings: Settings = {
  country: defaults.country,
  isCountryKnown: false,
  isCountryGuessed: false,
  currency: defaults.currency,
  userType: defaults.userType,
  chosenType: null,
  user: null,
  hasSessionEnded: false,
  countryId: null,
  countryName: 'United States',
  cartId: null,
  cartCount: 0,
  isNewsRead: false,
  isDemo: false,
  hasRegionalStore: false,
  paymentMethods: paymentMethodCodes,
}

const SettingsContext = createContext<Settings>(defaultSettings)
const UserTypeContext = createContext({
  remember: async (_userType: UserType) => {},
  choose: async (_shop: ShopType) => {},
  fetchAgain: async () => {},
})
const ChangeUserContext = createContext<(changes: Partial<SignedIn>) => void>(() => {})

export function SettingsProvider({ value, children }: { value: Settings; children: ReactNode }) {
  const [userType, setUserType] = useState(value.userType)
  const [chosenType, setChosenType] = useState(value.chosenType)
  const [user, setUser] = useState(value.user)
  const changeUser = useCallback(
    (changes: Partial<SignedIn>) => setUser((before) => before && { ...before, ...changes }),
    [],
  )
  const [ofUserType] = useState(() => ({
    remember: async (next: UserType) => {
      setUserType(next)
      await request(countryEndpoints.setUserType, { body: { value: next } })
    },
    choose: async (shop: ShopType) => {
      setUserType(shop)
      setChosenType(shop)
      await request(countryEndpoints.chooseShop, { body: { value: shop } })
    },
    fetchAgain: async () => setUserType((await request(countryEndpoints.getUserType)).value),
  }))
  return (
    <UserTypeContext value={ofUserType}>
      <ChangeUserContext value={changeUser}>
        <SettingsContext value={{ ...value, userType, chosenType, user }}>{children}</SettingsContext>
      </ChangeUserContext>
    </UserTypeContext>
  )
}

/** Whoever has read or closed the news is not told again. Where that fails, the next page tells them. */
export const rememberNews = () =>
  void request(countryEndpoints.closeNews, { body: { value: currentNews } }).catch(() => {})

export const useSettings = (): Settings => useContext(SettingsContext)

/**
 * `remember` makes a guest a breeder, owner or vet from now on: in this page at once, and in the cookie the server
 * reads. `choose` is what they said themselves: it wins on everybody's pages. `fetchAgain` follows that cookie, where another tab has changed it.
 */
export const useUserType = () => useContext(UserTypeContext)

/** For what a user changed about themselves: the frame shows it at once. */
export const useChangeUser = () => useContext(ChangeUserContext)
