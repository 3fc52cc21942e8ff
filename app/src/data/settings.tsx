import type { Currency, UserType } from '@shop/contract/constants'
import { defaults } from '@shop/contract/constants'
import { createContext, type ReactNode, useContext } from 'react'

/** What the server knows of a visitor before the first call. */
export type Settings = {
  country: string
  /** Nobody chose the country and nothing detected it. */
  isCountryKnown: boolean
  currency: Currency
  userType: UserType
  user: { name: string; type: UserType; isAdmin: boolean } | null
}

export const defaultSettings: Settings = {
  country: defaults.country,
  isCountryKnown: false,
  currency: defaults.currency,
  userType: defaults.userType,
  user: null,
}

const SettingsContext = createContext<Settings>(defaultSettings)

export const SettingsProvider = ({ value, children }: { value: Settings; children: ReactNode }) => (
  <SettingsContext value={value}>{children}</SettingsContext>
)

export const useSettings = (): Settings => useContext(SettingsContext)
