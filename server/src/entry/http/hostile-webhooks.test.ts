import { expect, test } from 'vitest'
import { sendHostileWebhooks, tellAll, type WebhookFlaw } from '../../../test/hostile-webhooks.ts'
import { useProviderShop } from '../../../test/provider-shop.ts'
import { seed } from '../../../../vitest/sample.ts'
import { expectBookedOnce, openScene } from '../../../test/webhook-scene.ts'
import { isShort } from '../../../../vitest/tier.ts'

const providers = useProviderShop()

test('whatever comes to a webhook is answered, and nothing is booked twice, or that nobody vouched for', async () => {
  const scene = await openScene(providers)
  const found: WebhookFlaw[] = []
  const { told } = scene
  await sendHostileWebhooks(providers, { seed, count: isShort ? 100 : 600, told, found: (flaw) => found.push(flaw) })
  expect(found).toEqual([])
  await tellAll(providers, told)
  await expectBookedOnce(providers, scene)
})
