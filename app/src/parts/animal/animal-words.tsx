import { asPatients } from '@shop/contract/patient-words'
import { type Audience, useAudience } from '../../layouts/audience.ts'

/** Copy that says "animal", in an audience's own word. Never of text with a name in it, which stays as it was typed. */
export const animalWords = (text: string, audience: Audience): string => (audience === 'vet' ? asPatients(text) : text)

/** Puts copy that says "animal" into the visitor's word: vets have patients (audience-7). */
export function useAnimalWords(): (text: string) => string {
  const audience = useAudience()
  return (text) => animalWords(text, audience)
}

/** `useAnimalWords` for text in JSX. */
export const AnimalWords = ({ children }: { children: string }) => useAnimalWords()(children)
