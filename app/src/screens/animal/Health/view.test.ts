import type { Result } from '@shop/contract/result'
import { expect, test } from 'vitest'
import { shortMeaning, strategyHref, viewIn } from './view.ts'

const result = (id: number, genotype: string | null) =>
  ({ product: { id, name: 'A' }, genotype, meaning: 'For itself.', offspringMeaning: 'For its young.' }) as Result

test('the address may ask for another reader’s view', () => {
  expect(viewIn(new URLSearchParams('view=vet'), 'owner')).toBe('vet')
  expect(viewIn(new URLSearchParams('view=king'), 'owner')).toBe('owner')
  expect(viewIn(new URLSearchParams(), 'breeder')).toBe('breeder')
})

test('a breeder reads first what it means for the young', () => {
  expect(shortMeaning('breeder', result(1, 'N/N'))).toBe('For its young.')
  expect(shortMeaning('breeder', { ...result(1, null), offspringMeaning: null })).toBe('For itself.')
  expect(shortMeaning('owner', result(1, 'N/N'))).toBe('For itself.')
})

test('genotypes go to the breeding strategy on the animal’s own side, those that could not be read stay behind', () => {
  const results = [result(2002, 'N/CEA'), result(2003, null), result(2004, 'N/N')]
  const query = (gender: 'male' | 'female') =>
    Object.fromEntries(new URLSearchParams(strategyHref({ id: 'skye', gender }, results)?.split('?')[1]))
  expect(query('female')).toEqual({ damId: 'skye', tests: '2002,2004', dam: 'N/CEA,N/N' })
  expect(query('male')).toEqual({ sireId: 'skye', tests: '2002,2004', sire: 'N/CEA,N/N' })
  expect(strategyHref({ id: 'skye', gender: 'female' }, [result(2003, null)])).toBeNull()
  const contradicted: Result = { ...result(2002, 'N/CEA'), status: 'conflicting' }
  expect(strategyHref({ id: 'skye', gender: 'female' }, [contradicted])).toBeNull()
})
