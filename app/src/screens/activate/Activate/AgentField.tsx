import { Button, type Option, VirtualDropdown } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { useAgents } from '../../../data/collection-agent.ts'
import type { ReviewValues } from './review-values.ts'

/** Who took the sample, where a clinic or agent did: the result's identity is then verified. */
export function AgentField({ country }: { country: string }) {
  const { field, fieldState } = useController<ReviewValues, 'collectionAgent'>({ name: 'collectionAgent' })
  const [search, setSearch] = useState('')
  const { data, error, isLoading } = useAgents({ country, ...(search && { search }) })
  const options = useMemo<Option[]>(
    () =>
      data?.results.map(({ id, name, place, postalCode }) => ({
        value: String(id),
        label: `${name}, ${place} ${postalCode}`,
      })) ?? [],
    [data],
  )
  return (
    <div>
      <VirtualDropdown
        name="collectionAgent"
        label="Taken by a collection agent?"
        help="Only if someone from our list took the swab and read the microchip."
        failure={error?.message}
        placeholder="No, I took it myself"
        options={options}
        isLoading={isLoading}
        onSearch={setSearch}
        value={field.value && { value: String(field.value.id), label: field.value.name }}
        onChange={({ value }) => {
          const agent = data?.results.find(({ id }) => String(id) === value)
          if (agent) field.onChange({ id: agent.id, name: agent.name })
        }}
        error={fieldState.error?.message}
      />
      {field.value && (
        <Button variant="ghost" size="sm" onClick={() => field.onChange(null)}>
          I took it myself after all
        </Button>
      )}
    </div>
  )
}
