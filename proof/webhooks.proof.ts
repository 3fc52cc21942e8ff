import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendHostileWebhooks, tellAll, type WebhookFlaw } from '../server/test/hostile-webhooks.ts'
import { useProviderShop } from '../server/test/provider-shop.ts'
import { expectBookedOnce, openScene } from '../server/test/webhook-scene.ts'

const settings = process.env
const seed = Number(settings.SEED ?? randomInt(2 ** 31))
const from = Number(settings.FROM ?? 0)
const count = Number(settings.COUNT ?? 20_000)

const providers = useProviderShop()

test(`${count} hostile webhooks: none fails, and nothing is booked twice, or that nobody vouched for`, async () => {
  const scene = await openScene(providers)
  const flaws: WebhookFlaw[] = []
  const found = (flaw: WebhookFlaw) => {
    flaws.push(flaw)
    console.error(`${flaw.why}: ${flaw.status} from ${flaw.to}: ${flaw.body}`)
    console.error(`  SEED=${seed} FROM=${flaw.at} COUNT=1 npm run proof -- webhooks`)
  }
  await sendHostileWebhooks(providers, { seed, from, count, told: scene.told, found })
  console.info(`seed ${seed}: ${count} webhooks, ${flaws.length} that failed or were believed of nobody`)
  expect(flaws).toEqual([])
  await tellAll(providers, scene.told)
  await expectBookedOnce(providers, scene)
})
