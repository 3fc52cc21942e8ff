import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { apiApp } from '../../app.ts'

const shop = useShop()

test('a process that has to end is not ready before it ends, and answers everything else', async () => {
  let isLeaving = false
  const { app } = apiApp(shop.services, { isLeaving: () => isLeaving })
  const ready = async () => {
    const answer = await app.request('/api/ready')
    return [answer.status, await answer.json()]
  }
  expect(await ready()).toEqual([200, { status: 'ready' }])
  isLeaving = true
  expect(await ready()).toEqual([503, { status: 'ending' }])
  expect((await app.request('/api/health')).status).toBe(200)
})
