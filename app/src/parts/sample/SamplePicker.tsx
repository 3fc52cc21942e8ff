import { formatDate } from '@shop/contract/dates'
import type { AnimalBarcode } from '@shop/contract/sample'
import { chakra, Select } from '@shop/design-system'
import { useLocation } from 'react-router-dom'
import { useSettings } from '../../data/settings.tsx'
import { useChangeQuery } from '../page/use-change-query.ts'

const Base = chakra('div', { base: { width: { base: 'full', sm: '80' }, _print: { display: 'none' } } })

/** The choice of the sample that a page is about, stored in its address. */
export function SamplePicker({ samples, sample }: { samples: AnimalBarcode[]; sample: AnimalBarcode }) {
  const { country } = useSettings()
  const changeQuery = useChangeQuery(useLocation().pathname, { preventScrollReset: true })
  if (samples.length < 2) return null
  return (
    <Base>
      <Select
        label="Sample"
        value={sample.barcode}
        onChange={({ target }) => target.value && changeQuery({ sample: target.value })}
        options={samples.map(({ barcode, reportedAt, problem }) => ({
          value: barcode,
          label: `${barcode}, ${problem === 'withdrawn' ? 'withdrawn' : reportedAt ? formatDate(reportedAt, country) : 'in process'}`,
        }))}
      />
    </Base>
  )
}
