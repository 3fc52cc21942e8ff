import { expect, test } from 'vitest'
import { spell } from './spelling.ts'

test.each([
  ['Coat colour', 'Coat color'],
  ['Colourpoint, discoloured, TRICOLOUR', 'Colorpoint, discolored, TRICOLOR'],
  ['Grey, greying, wolf grey', 'Gray, graying, wolf gray'],
  ['This order is cancelled', 'This order is canceled'],
  ['cancel a cancellation', 'cancel a cancellation'],
  ['Haemophilia B, anaemia and haemolysis', 'Hemophilia B, anemia and hemolysis'],
  ['Megaoesophagus, diarrhoea, methaemoglobinaemia', 'Megaesophagus, diarrhea, methemoglobinemia'],
  ['Our catalogue, recognised and authorised', 'Our catalog, recognized and authorized'],
  ['Characterisation of what we analyse', 'Characterization of what we analyze'],
  ['Licences, enquiries, neighbours', 'Licenses, inquiries, neighbors'],
])('%s', (british, american) => {
  expect(spell(british, 'US')).toBe(american)
  expect(spell(british, 'GB')).toBe(british)
  expect(spell(british, 'AU')).toBe(british)
})

test.each(['Greyhound, greyhounds', 'Organism, organs', 'analyses and analysis', 'exercise, promise, advise, raise'])(
  '%s is the same everywhere',
  (text) => expect(spell(text, 'US')).toBe(text),
)
