import type { StoreSpecies } from '@shop/contract/constants'
import type { Product } from '@shop/contract/product'
import { chakra, type Option, VirtualDropdown } from '@shop/design-system'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useActivationProducts } from '../../../data/activation.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { testQueryOf, type TestKind, type TestValues } from './test-kinds.ts'

const Chosen = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '4',
    alignItems: 'center',
    marginBlockStart: '3',
    padding: '4',
    bg: 'sand',
    borderRadius: 'card',
    '& h2': { textStyle: 'label', overflowWrap: 'anywhere' },
    '& p': { textStyle: 'small', color: 'ink2' },
    '& strong': { textStyle: 'h4', fontVariantNumeric: 'tabular-nums' },
  },
})

const optionOf = ({ id, name, price }: Product): Option => ({ value: String(id), label: `${name}, ${price.label}` })

/** One test of a kind, with its price. */
export function TestField({ kind, species }: { kind: TestKind; species: StoreSpecies }) {
  const { field, fieldState } = useController<TestValues, 'selectedProduct'>({ name: 'selectedProduct' })
  const { data, error, isLoading, isValidating, mutate } = useActivationProducts(testQueryOf(kind, species))
  const products = useMemo(
    () => data?.results.filter((product) => (storeSpeciesOf(product) ?? species) === species) ?? [],
    [data, species],
  )
  const options = useMemo(() => products.map(optionOf), [products])
  const chosen = products.find(({ id }) => id === field.value?.id)
  if (error)
    return <FailedState headingLevel={2} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  return (
    <div>
      <VirtualDropdown
        name="selectedProduct"
        label="Which one?"
        required
        options={options}
        isLoading={isLoading}
        placeholder="Type to find a test"
        value={chosen ? optionOf(chosen) : null}
        onChange={({ value }) => {
          const product = products.find(({ id }) => String(id) === value)
          if (product) field.onChange({ id: product.id, name: product.name })
        }}
        error={fieldState.error?.message}
      />
      {chosen && (
        <Chosen>
          <div>
            <h2>{chosen.name}</h2>
            <p>{chosen.plainSentence}</p>
          </div>
          <strong>{chosen.price.label}</strong>
        </Chosen>
      )}
    </div>
  )
}
