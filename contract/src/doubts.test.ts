import { readFileSync } from 'node:fs'
import { ArraySchema, ObjectSchema, type Schema } from 'yup'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { doubtsIn } from './doubts.ts'
import { postcodeStates } from './postcode-states.ts'

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['Ann.Lee@GMAIL.CON', 'Ann.Lee@gmail.com'],
  ['ann@gmai.com', 'ann@gmail.com'],
  ['ann@gamil.com', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@gmaill.com', 'ann@gmail.com'],
  ['ann@hotmial.com', 'ann@hotmail.com'],
  ['ann@yaho.com', 'ann@yahoo.com'],
  ['ann@yahoo.co.ku', 'ann@yahoo.co.uk'],
  ['ann@outlok.com', 'ann@outlook.com'],
  ['ann@iclould.com', 'ann@icloud.com'],
  ['ann@bigpnd.com', 'ann@bigpond.com'],
  ['ann@riverside.con', 'ann@riverside.com'],
])('%s is asked about: %s?', (typed, meant) => {
  expect(doubtsIn({ email: ` ${typed} ` })).toEqual({
    email: `Did you mean ${meant}? If it is right, press the button again.`,
  })
})

test.each([
  'ann@gmail.com',
  'ann@ymail.com',
  'ann@mail.com',
  'ann@email.com',
  'ann@yahoo.fr',
  'ann@yahoo.com.ar',
  'ann@hotmail.ch',
  'ann@hotmail.de',
  'ann@example.com',
  'ann@live.com',
  'ann@aol.com',
  'ann@gmx.net',
  'ann@kinpaw.example',
  'gmial.com',
  '',
])('nobody asks about %s', (email) => expect(doubtsIn({ email })).toEqual({}))

const place = (country: string, state: string, postalCode: string) => ({ country, state, postalCode })

test.each([
  [place('US', 'NY', '90210'), '90210 is a ZIP code in CA, not in NY.'],
  [place('US', 'CA', '00099'), 'We know no ZIP code like 00099.'],
  [place('CA', 'ON', 'v6b 1a1'), 'V6B 1A1 is a postcode in BC, not in ON.'],
  [place('CA', 'QC', 'X0A 0H0'), 'X0A 0H0 is a postcode in NT or NU, not in QC.'],
  [place('AU', 'VIC', '4000'), '4000 is a postcode in QLD, not in VIC.'],
])('%o: %s', (address, text) =>
  expect(doubtsIn({ shippingAddress: address, email: 'ann@example.com' })).toEqual({
    'shippingAddress.postalCode': `${text} If it is right, press the button again.`,
  }),
)

test.each([
  place('US', 'NY', '14850-1234'),
  place('US', 'NY', '06390'),
  place('US', 'TX', '88510'),
  place('US', 'GA', '39901'),
  place('US', 'AS', '96799'),
  place('CA', 'ON', 'K1A 0B1'),
  place('CA', 'ON', 'n6a1a1'),
  place('AU', 'SA', '0872'),
  place('AU', 'NSW', '2611'),
  place('AU', 'NT', '0800'),
  // Not known, or not asked for: what the state is, and countries without a table.
  place('US', '', '90210'),
  place('NZ', 'OTA', '6011'),
  place('GB', 'Kent', 'LS1 4DY'),
])('nobody asks about %o', (address) => expect(doubtsIn(address)).toEqual({}))

test('every state that can be chosen has postcodes, and no other', () => {
  const regions = readFileSync(new URL('../../server/data/regions.csv', import.meta.url), 'utf8').split('\n')
  for (const [country, states] of Object.entries(postcodeStates))
    expect(Object.keys(states).toSorted()).toEqual(
      regions
        .filter((line) => line.startsWith(`${country},`))
        .map((line) => line.split(',')[1] ?? '')
        .toSorted(),
    )
})

/** Every text field of a schema that is checked as an email. */
function emailsOf(schema: unknown, path: string): string[] {
  if (schema instanceof ArraySchema) return emailsOf(schema.innerType, path)
  if (schema instanceof ObjectSchema)
    return Object.entries(schema.fields as Record<string, unknown>).flatMap(([name, field]) =>
      emailsOf(field, `${path}.${name}`),
    )
  const tests = (schema as Partial<Schema> | undefined)?.describe?.().tests ?? []
  return tests.some(({ name }) => name === 'email') ? [path] : []
}

test('a mail address is known by its name in every call that takes one', () => {
  const emails = Object.entries(calls).flatMap(([name, call]) => emailsOf((call as { body?: unknown }).body, name))
  expect(emails.length).toBeGreaterThan(20)
  expect(emails.filter((path) => !/email$/i.test(path))).toEqual([])
})
