import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { countryCalls } from '@shop/contract/country'
import { signOutPath } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { demoPassword } from '../seed/demo-people.ts'

const shop = useShop({ PUBLIC_URL: 'https://shop.example' })

const login = { username: 'breeder@example.com', password: demoPassword }

test('under https every cookie is one that no other host and no page without TLS can set', async () => {
  const visitor = shop.visitor()
  const lines: string[] = []
  const fetchAs = visitor.fetch
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetchAs(path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.ok).toBe(true)
    lines.push(...answer.headers.getSetCookie())
  }
  await send(cartCalls.createCart.path, { country: 'AU' })
  await send(countryCalls.setUserType.path, { value: 'vet' })
  await send(authCalls.login.path, login)
  expect(new Set(lines.map((line) => line.split('=', 1)[0]))).toEqual(
    new Set(['__Host-cart', '__Host-user-type', '__Host-country', '__Host-currency', '__Host-session']),
  )
  for (const line of lines) expect(line).toMatch(/; Path=\/;.* Secure/)
  for (const line of lines) expect(line).not.toMatch(/domain=/i)
  expect(await visitor.ask(authCalls.getMyDetails)).toMatchObject({ email: login.username })

  // As a host beside ours, or a page without TLS, could have set it.
  const token = visitor.cookies.get('__Host-session') ?? ''
  const planted = shop.visitor({ cookie: `session=${token}` })
  await expect(planted.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })

  const left = await visitor.fetch(signOutPath)
  // A browser ignores a line for such a cookie that is not Secure itself.
  for (const line of left.headers.getSetCookie()) expect(line).toMatch(/^__Host-(session|cart)=; Max-Age=0;.*Secure/)
  expect(visitor.cookies.has('__Host-session')).toBe(false)
  await expect(visitor.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
})
