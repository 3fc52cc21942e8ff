import { expect, test } from 'vitest'
import { formIn, inputIn, queryOf } from './colour-query.ts'

const cat = { dilute: 'D/d', bcc: 'B/bl', agouti: 'a/a', colourpoint: 'cb/cs' }
const mate = { dilute: 'd/d', bcc: 'b/b', agouti: 'A/a', colourpoint: 'C/C' }

test('a pair survives the address', () => {
  const form = { cat, mate, hasMate: true, naming: 'burmese' }
  const query = new URLSearchParams(queryOf(form))
  expect(formIn(query)).toEqual(form)
  expect(inputIn(query)).toEqual({ ...cat, mate, naming: 'burmese' })
})

test('one cat has no mate', () => {
  const query = new URLSearchParams(queryOf({ cat, mate: {}, hasMate: false, naming: 'common' }))
  expect(inputIn(query)).toEqual({ ...cat, mate: undefined, naming: 'common' })
})

test.each(['', 'cat=D/d', 'cat=D/d_B/bl_a/a_x/y', 'cat=D/d_B/bl_a/a_C/C&mate=', 'cat=____'])(
  'no request is made for "%s"',
  (text) => expect(inputIn(new URLSearchParams(text))).toBeNull(),
)
