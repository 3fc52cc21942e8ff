import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnalyticsProvider, resumeAnalytics, startAnalytics, trackPage } from './analytics.ts'
import { logOut, onLogOutElsewhere } from './auth.ts'
import { configOf, defaultConfig, resetConfig, setConfig } from './config.ts'
import { defaultSettings } from './settings.tsx'
import { readStored } from './storage.ts'

const shelf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
})
const local = new Map<string, string>()
const session = new Map<string, string>()
const send = vi.fn<AnalyticsProvider['send']>()
const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', shelf(local))
  vi.stubGlobal('sessionStorage', shelf(session))
  vi.stubGlobal('fetch', answer)
  send.mockReset()
  startAnalytics({ send })
  trackPage('/my')
  setConfig({ userTool: 'order-history', isMobileMenuOpen: true })
  local.set('countries', '[]')
  session.set('checkout:draft', '{}')
})
afterEach(() => {
  resumeAnalytics()
  resetConfig()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('logging out pauses and purges the analytics, clears both storages and resets the configuration (login-2)', async () => {
  answer.mockImplementation(async () => {
    // While the request runs, nothing is sent any more.
    await vi.advanceTimersByTimeAsync(5000)
    expect(send).not.toHaveBeenCalled()
    return Response.json({ message: 'Signed out' })
  })
  await logOut()
  resumeAnalytics()
  await vi.advanceTimersByTimeAsync(5000)
  expect(send).not.toHaveBeenCalled()
  expect([local.size, session.size]).toEqual([0, 0])
  expect(configOf(readStored('config'), {}, defaultSettings)).toEqual(defaultConfig)
})

test('what a page finishes after its person has left is not stored', async () => {
  answer.mockImplementation(async () => Response.json({ message: 'Signed out' }))
  await logOut()
  setConfig({ userTool: 'order-history' })
  expect(readStored('config')).toBeNull()
})

test('who is not logged out loses nothing', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(logOut()).rejects.toMatchObject({ status: 0 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(send).toHaveBeenCalledTimes(1)
  expect([local.size, session.size]).toEqual([2, 1])
})

test('other tabs forget and leave, this one does not hear itself (login-2)', async () => {
  vi.useRealTimers()
  answer.mockImplementation(async () => Response.json({ message: 'Signed out' }))
  const leaveHere = vi.fn<() => void>()
  onLogOutElsewhere(leaveHere)
  vi.resetModules()
  const otherTab = await import('./auth.ts')
  const left = new Promise<void>((resolve) => otherTab.onLogOutElsewhere(resolve))
  await logOut()
  session.set('checkout:draft', '{}')
  await left
  expect([local.size, session.size]).toEqual([0, 0])
  expect(leaveHere).not.toHaveBeenCalled()
})
