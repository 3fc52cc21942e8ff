import { array, object, string } from 'yup'
import { expect, test } from 'vitest'
import { copyText, replyToVet, spellReply } from './spelled-reply.ts'

const schema = object({
  title: copyText().required(),
  note: copyText().nullable().defined(),
  petName: string().required(),
  pattern: string().oneOf(['bicolour']).required(),
  tests: array()
    .of(object({ name: copyText().required(), colours: array().of(copyText().required()).required() }).noUnknown())
    .required(),
}).noUnknown()
const reply = {
  title: 'Coat colour',
  note: null,
  petName: 'Grey Lady',
  pattern: 'bicolour',
  tests: [{ name: 'Haemophilia', colours: ['wolf grey'] }],
}

test('what the contract calls copy is spelled as in the country, what people typed and codes are not', () => {
  expect(spellReply(schema, reply, 'US')).toEqual({
    title: 'Coat color',
    note: null,
    petName: 'Grey Lady',
    pattern: 'bicolour',
    tests: [{ name: 'Hemophilia', colours: ['wolf gray'] }],
  })
  expect(reply.title).toBe('Coat colour')
})

test('elsewhere it is the reply itself', () => expect(spellReply(schema, reply, 'GB')).toBe(reply))

test('a vet reads of this patient where copy points at an animal; what holds of all of them and what people typed stays', () => {
  const read = replyToVet(schema, {
    ...reply,
    title: 'Samples of this animal contradict each other. Your animals are safe. Not every animal becomes ill.',
    petName: 'This animal',
  })
  expect(read.title).toBe(
    'Samples of this patient contradict each other. Your patients are safe. Not every animal becomes ill.',
  )
  expect(read.petName).toBe('This animal')
})
