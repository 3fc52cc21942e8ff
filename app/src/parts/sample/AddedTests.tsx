import { formatDate } from '@shop/contract/dates'
import type { AnimalBarcode } from '@shop/contract/sample'
import { Callout, chakra } from '@shop/design-system'
import { useSettings } from '../../data/settings.tsx'

const List = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '1' } })

/** The tests that were added to a sample and are being read; nothing where there are none. */
export function AddedTests({ sample }: { sample: Pick<AnimalBarcode, 'added'> }) {
  const { country } = useSettings()
  const waiting = sample.added.filter(({ reportedAt }) => !reportedAt)
  if (!waiting.length) return null
  return (
    <Callout title="More is being read from this sample">
      <List>
        {waiting.map(({ id, product, addedAt }) => (
          <li key={id}>
            {product.name}: added {formatDate(addedAt, country)}, in the laboratory
          </li>
        ))}
      </List>
      Your results so far stay here. We will email you as soon as the new ones are ready.
    </Callout>
  )
}
