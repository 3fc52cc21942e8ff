import { type Currency, defaults, type UserType } from '@shop/contract/constants'
import { createStore } from '@shop/design-system/store'
import { useMemo } from 'react'
import { type Settings, useSettings } from './settings.tsx'
import { parseStored, readStored, useStored, writeStored } from './storage.ts'

/** The application's configuration (state-1). */
export type Config = {
  countryCode: string
  currentLanguage: string
  countryCurrency: Currency
  countryId: number | null
  userType: UserType
  /** The tool of the account that was opened last. */
  userTool: string
  isLoggedIn: boolean
  isGoogleMapLoaded: boolean
  isMobileMenuOpen: boolean
  /** The newsletter's pop-up has been closed, or signed up with. */
  isCampaignOpened: boolean
}

export const defaultConfig: Config = {
  countryCode: defaults.country,
  currentLanguage: defaults.language,
  countryCurrency: defaults.currency,
  countryId: null,
  userType: defaults.userType,
  userTool: defaults.userTool,
  isLoggedIn: false,
  isGoogleMapLoaded: false,
  isMobileMenuOpen: false,
  isCampaignOpened: false,
}

const key = 'config'
/** The browser stores these. The server's cookies store who and where the visitor is; the rest is the page's own. */
const storedKeys = ['currentLanguage', 'userTool', 'isCampaignOpened'] as const
const pageKeys = ['isGoogleMapLoaded', 'isMobileMenuOpen'] as const
type StoredConfig = Partial<Pick<Config, (typeof storedKeys)[number]>>
type OfThePage = Partial<Pick<Config, (typeof pageKeys)[number]>>

/** What is stored may come from another version of the site, or from anybody: only values of the right kind count. */
function storedIn(text: string | null): StoredConfig {
  const stored = parseStored(text)
  if (typeof stored !== 'object' || stored === null) return {}
  const values = stored as Record<string, unknown>
  return Object.fromEntries(
    storedKeys.filter((name) => typeof values[name] === typeof defaultConfig[name]).map((name) => [name, values[name]]),
  )
}

const page = createStore<OfThePage>({})
let isOver = false

/** Changes what is named. False when it holds for this page only: storage is full or forbidden. */
export function setConfig(change: StoredConfig & OfThePage): boolean {
  const named = (keys: readonly (keyof typeof change)[]) =>
    Object.fromEntries(keys.filter((name) => name in change).map((name) => [name, change[name]]))
  const ofThePage = named(pageKeys)
  const kept = named(storedKeys)
  if (Object.keys(ofThePage).length) page.set({ ...page.get(), ...ofThePage })
  if (isOver || !Object.keys(kept).length) return true
  return writeStored(key, JSON.stringify({ ...storedIn(readStored(key)), ...kept }))
}

/** Back to the defaults. */
export function resetConfig() {
  isOver = false
  page.set({})
  writeStored(key, null)
}

/**
 * Back to the defaults, until a page is loaded: what the page of somebody who left still finishes would otherwise be
 * stored for the next person.
 */
export function endConfig() {
  resetConfig()
  isOver = true
}

/** After `endConfig`, until a page is loaded: nothing of this person is stored any more. */
export const isConfigOver = () => isOver

/** The configuration from its three keepers: what the browser stored, the page's own, and the server's settings. */
export const configOf = (
  text: string | null,
  ofThePage: OfThePage,
  { country, currency, countryId, userType, user }: Settings,
): Config => ({
  ...defaultConfig,
  ...storedIn(text),
  ...ofThePage,
  countryCode: country,
  countryCurrency: currency,
  countryId,
  userType: user?.type ?? userType,
  isLoggedIn: user !== null,
})

const useStoredText = () => useStored(key) ?? null

/** The current configuration. While the server renders, what the browser stores has its default. */
export function useConfig(): Config {
  const settings = useSettings()
  const text = useStoredText()
  const ofThePage = page.use()
  return useMemo(() => configOf(text, ofThePage, settings), [text, ofThePage, settings])
}

/** Only what this browser stores: a value is missing until it was set. */
export function useStoredConfig(): StoredConfig {
  const text = useStoredText()
  return useMemo(() => storedIn(text), [text])
}
