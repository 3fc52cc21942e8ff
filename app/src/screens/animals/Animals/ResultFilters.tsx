import { resultStatuses, verdictLabel } from '@shop/contract/verdict'
import { Select } from '@shop/design-system'
import type { ChangeEvent } from 'react'
import { useAnimalTests } from '../../../data/animal.ts'
import { useBeside } from '../../../data/use-beside.ts'
import type { Filters, View } from './address.ts'

type ResultFiltersProps = Pick<Filters, 'test' | 'status'> & {
  view: View
  choose: (key: 'test' | 'status') => (event: ChangeEvent<HTMLSelectElement>) => void
}

/**
 * By a disease that animals of this list were tested for, and how they came out, with a count for each verdict. Where
 * none was tested there is nothing to choose.
 */
export function ResultFilters({ view, test, status, choose }: ResultFiltersProps) {
  const data = useBeside(useAnimalTests(view))
  const tests = data?.results ?? []
  if (!tests.length && !test && !status) return null
  const ofTest = tests.find(({ product }) => String(product.id) === test)
  const countOf = (of: string) => ofTest?.verdicts.find((verdict) => verdict.status === of)?.count
  return (
    <>
      <Select
        label="Tested for"
        name="test"
        placeholder="Any disease"
        value={ofTest ? test : ''}
        options={tests.map(({ product: { id, name } }) => ({ value: String(id), label: name }))}
        onChange={choose('test')}
      />
      <Select
        label="Result"
        name="status"
        placeholder="Any result"
        value={status ?? ''}
        options={resultStatuses.map((of) => ({
          value: of,
          label: ofTest ? `${verdictLabel(of)} (${countOf(of) ?? 0})` : verdictLabel(of),
        }))}
        onChange={choose('status')}
      />
    </>
  )
}
