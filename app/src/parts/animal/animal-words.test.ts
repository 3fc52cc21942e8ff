import { expect, test } from 'vitest'
import { animalWords } from './animal-words.tsx'

test.each([
  ['Hand an animal over', 'Hand a patient over'],
  ['An animal that moves', 'A patient that moves'],
  ['One of your animals', 'One of your patients'],
  ['Animal', 'Patient'],
  ['the animal’s owner', 'the patient’s owner'],
])('"%s" is "%s" for a vet, and stays as it is for a breeder (audience-7)', (text, forAVet) => {
  expect(animalWords(text, 'vet')).toBe(forAVet)
  expect(animalWords(text, 'breeder')).toBe(text)
})
