import { countryCalls } from '@shop/contract/country'
import {
  type Currency,
  defaults,
  type PaymentMethod,
  paymentMethodCodes,
  type UserType,
} from '@shop/contract/constants'
import { request } from '@shop/contract/request'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

/** What the server knows of a visitor before the first call. */
export type Settings = {
  country: string
  /** Nobody chose the country and nothing detected it. */
  isCountryKnown: boolean
  currency: Currency
  userType: UserType
  user: { name: string; type: UserType; isAdmin: boolean } | null
  /** A demonstration: its people and their password are published. */
  isDemo: boolean
  /** The ways to pay this shop has keys for, or the sandbox's. */
  paymentMethods: readonly PaymentMethod[]
}

export const defaultSettings: Settings = {
  country: defaults.country,
  isCountryKnown: false,
  currency: defaults.currency,
  userType: defaults.userType,
  user: null,
  isDemo: false,
  paymentMethods: paymentMethodCodes,
}

const SettingsContext = createContext<Settings>(defaultSettings)
const RememberContext = createContext<(userType: UserType) => void>(() => {})

export function SettingsProvider({ value, children }: { value: Settings; children: ReactNode }) {
  const [userType, setUserType] = useState(value.userType)
  const remember = useCallback((next: UserType) => {
    setUserType(next)
    // The cookie is for the next visit: without it this page still knows, and there is nothing to tell the visitor.
    request(countryCalls.setUserType, { body: { value: next } }).catch(() => {})
  }, [])
  return (
    <RememberContext value={remember}>
      <SettingsContext value={{ ...value, userType }}>{children}</SettingsContext>
    </RememberContext>
  )
}

export const useSettings = (): Settings => useContext(SettingsContext)

/** Makes a guest a breeder, owner or vet from now on, in this page and in the cookie the server reads. */
export const useRememberUserType = () => useContext(RememberContext)
