import { expect, test } from 'vitest'
import { sendHostileWebhooks, tellAll, type WebhookFlaw } from '../../test/hostile-webhooks.ts'
import { useProviderShop } from '../../test/provider-shop.ts'
import { expectBookedOnce, openScene } from '../../test/webhook-scene.ts'

const providers = useProviderShop()

test('whatever comes to a webhook is answered, and nothing is booked twice, or that nobody vouched for', async () => {
  const scene = await openScene(providers)
  const found: WebhookFlaw[] = []
  const { told } = scene
  await sendHostileWebhooks(providers, { seed: 1, count: 600, told, found: (flaw) => found.push(flaw) })
  expect(found).toEqual([])
  await tellAll(providers, told)
  await expectBookedOnce(providers, scene)
})
