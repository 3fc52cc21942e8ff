import { expect, test } from 'vitest'
import { profilePrice } from './profile-price.ts'

test.each([
  ['two tests: a quarter off 116 is 87, and 85 is charged', [5800, 5800], 'USD', 8500],
  ['what is a multiple of five already stays', [6000, 6000], 'USD', 9000],
  ['many tests cost the ceiling', Array.from({ length: 30 }, () => 5800), 'USD', 16_500],
  ['each currency has its own', Array.from({ length: 30 }, () => 8500), 'AUD', 24_500],
  ['nothing costs nothing', [], 'USD', 0],
] as const)('%s', (_, parts, currency, price) => expect(profilePrice(parts, currency)).toBe(price))
