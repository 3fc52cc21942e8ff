import { authCalls } from '@shop/contract/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '../../test/shop.ts'
import { demoPassword } from '../db/demo.ts'
import { servePages } from './pages.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  servePages(shop.app, shop.services, async (path) => ({
    template: '<html><!--head--><!--app--><!--data--></html>',
    chunksOf: () => [],
    render: async ({ settings }) => {
      if (path === '/broken') throw new Error('of our own making')
      const page = {
        html: '<p>Hello</p>',
        head: '',
        data: JSON.stringify(settings),
        status: path === '/gone' ? 404 : 200,
      }
      return path === '/store' ? { ...page, redirect: '/checkout' } : page
    },
  }))
})
afterAll(() => shop.close())

const userTypeAfter = async (path: string, visitor = shop.visitor()) => {
  await visitor.fetch(path)
  return visitor.cookies.get('user-type')
}

test.each([
  ['/breeder', 'breeder'],
  ['/breeder/for-dogs/dna-tests', 'breeder'],
  ['/vet', 'vet'],
  ['/vet/for-cats/dna-tests', 'vet'],
  ['/pet-owner', 'owner'],
  ['/pet-owner/products', 'owner'],
])('a guest who comes in at %s is a %s from then on', async (path, type) => {
  const visitor = shop.visitor()
  expect(await userTypeAfter(path, visitor)).toBe(type)
  expect(await userTypeAfter('/search', visitor)).toBe(type)
  expect(await userTypeAfter('/', visitor)).toBe('guest')
})

test('who is signed in stays who they are, whatever the path', async () => {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: 'breeder@example.com', password: demoPassword } })
  const page = await (await visitor.fetch('/vet')).text()
  expect(page).toContain('"userType":"breeder"')
  expect(visitor.cookies.has('user-type')).toBe(false)
})

test('a page that cannot be rendered says so and leads home, and says nothing of itself', async () => {
  const answer = await shop.visitor().fetch('/broken')
  expect(answer.status).toBe(500)
  const text = await answer.text()
  expect(text).toContain('<h1>Please try again shortly</h1>')
  expect(text).toMatch(/<a [^>]*href="\/">Back to home<\/a>/)
  expect(text).not.toContain('of our own making')
})

test('a missing page is a 404, an old address leads on', async () => {
  expect((await shop.visitor().fetch('/gone')).status).toBe(404)
  const store = await shop.visitor().fetch('/store')
  expect([store.status, store.headers.get('location')]).toEqual([302, '/checkout'])
})
