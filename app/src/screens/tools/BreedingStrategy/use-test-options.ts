import { productTypes } from '@shop/contract/constants'
import type { StrategyMode } from '@shop/contract/genotype'
import type { Option } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useProductSearch } from '../../../data/product.ts'

/** For a gene that no test of ours reads: only its inheritance is chosen. */
export const modeOptions: (Option & { value: StrategyMode })[] = [
  { value: 'autosomal_recessive', label: 'Another recessive gene' },
  { value: 'autosomal_dominant', label: 'Another dominant gene' },
  { value: 'autosomal_incomplete_dominant', label: 'Another gene with incomplete dominance' },
  { value: 'x_linked', label: 'Another gene on the X chromosome' },
]

const tests: number[] = [productTypes.disease, productTypes.trait]

/** Tests by name or gene, once something is typed; before that the ways to go without one. */
export function useTestOptions() {
  const [text, setText] = useState('')
  const { data, error, isLoading } = useProductSearch({ ...(text && { search: text }), isDetails: 'true' })
  const options = useMemo(
    () => [
      ...(data?.results ?? [])
        .filter(({ typeId, gene }) => tests.includes(typeId) && gene)
        .map(({ id, name }) => ({ value: String(id), label: name })),
      ...modeOptions,
    ],
    [data],
  )
  return { options, error, isLoading, search: setText }
}
