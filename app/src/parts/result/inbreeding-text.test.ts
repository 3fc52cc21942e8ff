import { expect, test } from 'vitest'
import { inbreedingText } from './inbreeding-text.ts'

const diversity = { markers: 230, heterozygosityPercent: 31.3, inbreedingPercent: 8.2, marginPercent: 17.6 }

test('the coefficient has its margin, below zero too', () => {
  expect(inbreedingText(diversity)).toMatch(/^8\.2%, give or take 17\.6%: so much less of the DNA differs/)
  expect(inbreedingText({ ...diversity, inbreedingPercent: -12 })).toMatch(/^−12%, give or take 17\.6%: so much more/)
})

test('without a population it is not known', () => {
  expect(inbreedingText({ ...diversity, inbreedingPercent: null, marginPercent: null })).toMatch(/^Not known/)
})
