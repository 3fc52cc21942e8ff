import { expect, test } from 'vitest'
import { readBankAccounts } from './bank-accounts.ts'

const aud = { holder: 'Kinpaw Pty Ltd', bank: 'First Bank', BSB: '062-000', 'Account number': '1234 5678' }
const read = (value: unknown) => readBankAccounts(JSON.stringify(value))

test('an account is read with whatever its country calls its numbers', () => {
  expect(read({ AUD: aud })).toEqual({
    AUD: {
      holder: 'Kinpaw Pty Ltd',
      bank: 'First Bank',
      details: [
        { label: 'BSB', value: '062-000' },
        { label: 'Account number', value: '1234 5678' },
      ],
      isTest: false,
    },
  })
  expect(read({})).toEqual({})
})

test.each([
  ['no JSON', '{AUD'],
  ['a list', JSON.stringify([aud])],
  ['a currency that the shop has no prices in', JSON.stringify({ JPY: aud })],
  ['no number of the account', JSON.stringify({ AUD: { holder: 'A', bank: 'B' } })],
  ['no holder', JSON.stringify({ AUD: { ...aud, holder: '' } })],
  ['a number that is no text', JSON.stringify({ AUD: { ...aud, BSB: 62 } })],
])('%s is refused', (_, json) => {
  expect(readBankAccounts(json)).toBeNull()
})
