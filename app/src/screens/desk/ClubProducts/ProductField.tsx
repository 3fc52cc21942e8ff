import { type Option, VirtualDropdown } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { usePricedProducts } from '../../../data/product-price.ts'

/** A product of the catalogue, found by its name or number. */
export function ProductField() {
  const { field, fieldState } = useController<{ productId: string }, 'productId'>({ name: 'productId' })
  const [search, setSearch] = useState('')
  // What was typed is restored as its number alone: its name is found by it.
  const wanted = search || field.value
  const [chosen, setChosen] = useState<Option | null>(null)
  const { data, error, isLoading } = usePricedProducts(wanted ? { search: wanted } : {})
  const options = useMemo<Option[]>(
    () => (data?.results ?? []).map(({ product }) => ({ value: String(product.id), label: product.name })),
    [data],
  )
  const found = chosen?.value === field.value ? chosen : options.find(({ value }) => value === field.value)
  return (
    <VirtualDropdown
      name="productId"
      label="Product"
      required
      options={options}
      placeholder="Type to find a product"
      onSearch={setSearch}
      isLoading={isLoading}
      value={found ?? null}
      onChange={(option) => {
        setChosen(option)
        field.onChange(option.value)
      }}
      help="Whose kits it sends out."
      error={fieldState.error?.message}
      failure={error?.message}
    />
  )
}
