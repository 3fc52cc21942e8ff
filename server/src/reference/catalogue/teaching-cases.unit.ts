import { teachingCases } from '@shop/contract/teaching-case'
import { expect, test } from 'vitest'
import { singleTests } from '../../../test/genetics.ts'
import { genotypeOf } from '../genetics/genotype.ts'
import { verdictOf } from '../genetics/verdict.ts'

test.each(Object.entries(teachingCases))(
  'the case of %s is as the catalogue has its test, and as a report reads it',
  (_, one) => {
    const product = singleTests.find(({ id }) => id === one.id)
    if (!product) throw new Error(`There is no test ${one.id}`)
    const { name, speciesId, gene, variant } = product
    expect({ name, speciesId, gene }).toEqual({ name: one.name, speciesId: one.speciesId, gene: one.gene })
    if (one.variant) expect(variant).toBe(one.variant)
    expect(genotypeOf(product, one.genotype, one.gender)).toBe(one.genotype)
    expect(verdictOf(product, one.genotype, { gender: one.gender, breedIds: [] } as never).status).toBe(one.status)
  },
)
