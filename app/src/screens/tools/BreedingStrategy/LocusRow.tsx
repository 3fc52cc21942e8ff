import { genotypesOfMode } from '@shop/contract/genotype'
import type { PairGenotypes } from '@shop/contract/tool'
import { chakra, IconButton, type Option, Select, VirtualDropdown } from '@shop/design-system'
import { X } from 'lucide-react'
import { useFactSheet } from '../../../data/fact-sheet.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { type CrossRow, untested } from './cross-query.ts'
import { modeOptions, useTestOptions } from './use-test-options.ts'

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr 1fr', md: 'minmax(0, 2fr) 1fr 1fr 2.75rem' },
    paddingBlockEnd: '5',
    borderBlockEnd: 'hairline',
    '& > :nth-of-type(1)': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& .remove': {
      position: { base: 'absolute', md: 'static' },
      insetBlockStart: '-2',
      insetInlineEnd: '0',
      marginBlockStart: { md: '1.75rem' },
    },
  },
})

const notTested = { value: untested, label: 'Not tested' }

type LocusRowProps = {
  row: CrossRow
  /** Whose results fill in a test that is chosen. */
  pair: PairGenotypes
  /** Counts from 1. */
  number: number
  error?: string
  onChange: (row: CrossRow) => void
  onRemove?: () => void
}

/** Shown for a parent that was not tested itself, as long as the row holds what follows from its own parents. */
function byParentage({ tests }: PairGenotypes, row: CrossRow, sex: 'dam' | 'sire'): string | undefined {
  const known = tests.find(({ product }) => String(product.id) === row.type)
  const generations = known && (sex === 'dam' ? known.damGenerations : known.sireGenerations)
  if (!generations || row[sex] !== known[sex]) return undefined
  return `Clear by parentage, ${generations === 1 ? 'one generation' : `${generations} generations`} back`
}

/** One gene: which test reads it, and what is known of dam and sire. */
export function LocusRow({ row, pair, number, error, onChange, onRemove }: LocusRowProps) {
  const mode = modeOptions.find(({ value }) => value === row.type)
  const sheet = useBeside(useFactSheet(mode ? '' : row.type))
  const { options, error: failure, isLoading, search } = useTestOptions()
  const value: Option | null = mode ?? (sheet ? { value: row.type, label: sheet.product.name } : null)
  const possible = mode ? genotypesOfMode[mode.value] : sheet?.possibleGenotypes
  const choices = (sex: 'dam' | 'sire') => {
    const known = possible?.[sex === 'dam' ? 'female' : 'male'] ?? []
    const own = row[sex]
    // A laboratory may write an allele otherwise than the source of our catalogue: its own spelling stays.
    const all = own === untested || known.includes(own) ? known : [...known, own]
    return [notTested, ...all.map((genotype) => ({ value: genotype, label: genotype }))]
  }
  return (
    <Row role="group" aria-label={`Gene ${number}`}>
      <VirtualDropdown
        label="Test"
        placeholder="Type a test or a gene"
        options={options}
        isLoading={isLoading}
        onSearch={search}
        value={value}
        error={error}
        failure={failure?.message}
        onChange={({ value: type }) => {
          const known = pair.tests.find(({ product }) => String(product.id) === type)
          onChange({ type, dam: known?.dam ?? untested, sire: known?.sire ?? untested })
        }}
      />
      {(['dam', 'sire'] as const).map((sex) => (
        <Select
          key={sex}
          help={byParentage(pair, row, sex)}
          label={sex === 'dam' ? 'Dam' : 'Sire'}
          options={choices(sex)}
          value={row[sex]}
          disabled={!row.type}
          onChange={({ target }) => onChange({ ...row, [sex]: target.value || untested })}
        />
      ))}
      {onRemove && (
        <div className="remove">
          <IconButton label={`Remove gene ${number}`} icon={<X size={18} />} onClick={onRemove} />
        </div>
      )}
    </Row>
  )
}
