import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configOf, defaultConfig, resetConfig, setConfig } from './config.ts'
import { defaultSettings } from './settings.tsx'
import { readStored } from './storage.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  resetConfig()
  vi.unstubAllGlobals()
})

const now = () => configOf(readStored('config'), {}, defaultSettings)

test('has the keys and the defaults of the specification (state-1)', () => {
  expect(now()).toEqual({
    countryCode: 'US',
    currentLanguage: 'en',
    countryCurrency: 'USD',
    countryId: null,
    userType: 'guest',
    userTool: 'my-animals',
    isLoggedIn: false,
    isGoogleMapLoaded: false,
    isMobileMenuOpen: false,
    isCampaignOpened: false,
  })
  expect(now()).toEqual(defaultConfig)
})

test('who and where the visitor is comes from the server, whatever is stored', () => {
  kept.set('config', JSON.stringify({ countryCode: 'FR', isLoggedIn: true, userType: 'vet' }))
  const user = {
    name: '',
    type: 'owner',
    isAdmin: false,
    roles: [],
    email: '',
    addressCountry: null,
    approval: null,
    ordersOnAccount: false,
    viewedBy: null,
  } as const
  const australia = { country: 'AU', countryId: 13, currency: 'AUD' } as const
  expect(configOf(readStored('config'), {}, { ...defaultSettings, ...australia, user })).toMatchObject({
    countryCode: 'AU',
    countryId: 13,
    countryCurrency: 'AUD',
    userType: 'owner',
    isLoggedIn: true,
  })
  expect(now()).toEqual(defaultConfig)
})

test('what is set is stored for the next visit, one thing beside the other', () => {
  expect(setConfig({ userTool: 'order-history' })).toBe(true)
  expect(setConfig({ isCampaignOpened: true })).toBe(true)
  expect(now()).toEqual({ ...defaultConfig, userTool: 'order-history', isCampaignOpened: true })
})

test('an open menu is not: the next page begins with it closed', () => {
  setConfig({ isMobileMenuOpen: true, isGoogleMapLoaded: true })
  expect(kept.size).toBe(0)
})

test('resets to its defaults', () => {
  setConfig({ userTool: 'order-history', currentLanguage: 'fr', isCampaignOpened: true })
  resetConfig()
  expect(now()).toEqual(defaultConfig)
  expect(kept.size).toBe(0)
})

test.each(['{{', 'null', '"yes"', '[]', '{"userTool":5,"isCampaignOpened":"yes","currentLanguage":null}'])(
  '%s in the storage is as good as nothing, and is written over',
  (text) => {
    kept.set('config', text)
    expect(now()).toEqual(defaultConfig)
    setConfig({ userTool: 'shows' })
    expect(now()).toEqual({ ...defaultConfig, userTool: 'shows' })
  },
)

test('full storage leaves it to this page, and says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('QuotaExceeded')
    },
    removeItem: () => {},
  })
  expect(setConfig({ isCampaignOpened: true })).toBe(false)
  expect(now().isCampaignOpened).toBe(true)
})

test('forbidden storage too', () => {
  const refuse = () => {
    throw new DOMException('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(now()).toEqual(defaultConfig)
  expect(setConfig({ isCampaignOpened: true })).toBe(false)
  expect(now().isCampaignOpened).toBe(true)
})
