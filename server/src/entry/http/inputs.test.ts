import { describe, expect, test } from 'vitest'
import { besideHealth, inputs, outcomeOf } from '../../../test/inputs.ts'
import { useShop } from '../../../test/shop.ts'

const shop = useShop()
const health = async () => expect((await shop.visitor().fetch('/api/health')).status).toBe(200)

describe.each(Object.entries(inputs))('%s', (kind, { honest, worst }) => {
  test('as people send it, it is read', async () => {
    for (const bytes of await honest()) expect(await outcomeOf(kind, bytes)).toBe('read')
  })

  test.each(Object.entries(worst))('%s: read or refused', async (_, make) => {
    expect(['read', 'refused']).toContain(await outcomeOf(kind, await make()))
  })
})

// Each takes a while to read, in one go: whoever read it in the server's loop would answer nobody meanwhile.
test.each([
  ['mail', 'elements nested deep'],
  ['spreadsheet', 'eight megabytes of one text'],
  ['photo', 'twenty-four megapixels, progressive'],
])('%s, %s: everybody else is answered meanwhile', async (kind, name) => {
  const bytes = await inputs[kind]?.worst[name]?.()
  if (!bytes) throw new Error(`No ${name}`)
  const { answers } = await besideHealth(health, () => outcomeOf(kind, bytes))
  expect(answers).toBeGreaterThan(10)
})
