import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as analytics from './analytics.ts'

const send = vi.fn<analytics.AnalyticsProvider['send']>()

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
  analytics.startAnalytics({ send })
})
afterEach(() => {
  analytics.resumeAnalytics()
  vi.useRealTimers()
})

const soon = () => vi.advanceTimersByTime(2000)

test('pages and events are sent together, in their order, once', () => {
  analytics.trackPage('/store/:name/p/:id')
  analytics.trackEvent('newsletter')
  expect(send).not.toHaveBeenCalled()
  soon()
  soon()
  expect(send.mock.calls).toEqual([
    [
      [
        { kind: 'page', page: '/store/:name/p/:id' },
        { kind: 'event', name: 'newsletter', details: {} },
      ],
    ],
  ])
})

test('paused, nothing is sent; resumed, what waited is', () => {
  analytics.trackPage('/')
  analytics.pauseAnalytics()
  analytics.trackPage('/cart')
  soon()
  expect(send).not.toHaveBeenCalled()
  analytics.resumeAnalytics()
  soon()
  expect(send).toHaveBeenCalledWith([
    { kind: 'page', page: '/' },
    { kind: 'page', page: '/cart' },
  ])
})

test('purged, nothing is left to send', () => {
  analytics.trackPage('/my')
  analytics.purgeAnalytics()
  soon()
  expect(send).not.toHaveBeenCalled()
})

test('without a provider nothing is stored for one that comes later', () => {
  analytics.startAnalytics(null)
  analytics.trackPage('/')
  analytics.startAnalytics({ send })
  soon()
  expect(send).not.toHaveBeenCalled()
})

test('a provider that throws disturbs nobody, and the next event is still counted', () => {
  send.mockImplementationOnce(() => {
    throw new Error('blocked')
  })
  analytics.trackPage('/')
  expect(soon).not.toThrow()
  analytics.trackPage('/cart')
  soon()
  expect(send).toHaveBeenLastCalledWith([{ kind: 'page', page: '/cart' }])
})
