import type { Result } from '@shop/contract/result'
import { chakra, Select, TextInput } from '@shop/design-system'
import { type Filter, systemsOf } from './filter.ts'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
    gap: '4',
    marginBlockStart: '5',
    '& .filter-count': { gridColumn: '1 / -1', textStyle: 'small', color: 'ink2' },
  },
})

type ResultFilterProps = {
  results: Result[]
  filter: Filter
  /** How many fit it. */
  found: number
  onChange: (filter: Filter) => void
}

/** Finds one result among many. */
export const ResultFilter = ({ results, filter, found, onChange }: ResultFilterProps) => (
  <Base role="search" aria-label="Results">
    <TextInput
      label="Find a result"
      type="search"
      placeholder="Disease, gene or body system"
      value={filter.text}
      onChange={({ target }) => onChange({ ...filter, text: target.value })}
    />
    <Select
      label="Body system"
      placeholder="All body systems"
      value={filter.system}
      onChange={({ target }) => onChange({ ...filter, system: target.value })}
      options={systemsOf(results).map((system) => ({ value: system, label: system }))}
    />
    <p className="filter-count" role="status">
      {found === results.length ? `${found} results` : `${found} of ${results.length} results`}
    </p>
  </Base>
)
