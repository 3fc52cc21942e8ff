import type { Activation } from '@shop/contract/activation'
import { productTypes, species as speciesIds } from '@shop/contract/constants'
import { type Option, VirtualDropdown } from '@shop/design-system'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useActivationProducts } from '../../../data/activation.ts'
import type { ReviewValues } from './review-values.ts'
import { testKinds } from './test-kinds.ts'

/** Single health tests bought on top of what the kit holds. */
export function ExtraTests({ record }: { record: Activation }) {
  const { field, fieldState } = useController<ReviewValues, 'upgradeProducts'>({ name: 'upgradeProducts' })
  const species = record.pet?.species?.id === speciesIds.feline ? 'cat' : 'dog'
  const { data, error, isLoading } = useActivationProducts({
    productType: String(productTypes.disease),
    categoryId: String(testKinds.disease.categoryId[species]),
  })
  const inKit = record.tests
  const options = useMemo<Option[]>(
    () =>
      data?.results
        .filter(({ id }) => !inKit.some((test) => test.id === id))
        .map(({ id, name, price }) => ({ value: String(id), label: `${name}, ${price.label}` })) ?? [],
    [data, inKit],
  )
  const chosen = new Set(field.value.map(String))
  return (
    <VirtualDropdown
      name="upgradeProducts"
      label="Test for more"
      help="Each is added at the price shown."
      failure={error?.message}
      placeholder="Type to find a health test"
      isMultiple
      options={options}
      isLoading={isLoading}
      value={options.filter(({ value }) => chosen.has(value))}
      onChange={(next) => field.onChange(next.map(({ value }) => Number(value)))}
      error={fieldState.error?.message}
    />
  )
}
