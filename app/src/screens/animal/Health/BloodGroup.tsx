import type { Result } from '@shop/contract/result'
import { Callout, chakra } from '@shop/design-system'

/** A cat's blood group is a trait, and of use to a vet: stated beside its diseases, with what its meaning cautions. */
export function BloodGroup({ results }: { results: readonly Result[] }) {
  const found = results.find(({ gene, kind, together }) => kind === 'trait' && gene === 'CMAH' && together)
  if (!found) return null
  return (
    <chakra.div marginBlockEnd="5">
      <Callout tone="info" title={found.together?.reading ?? 'Blood group not determined'}>
        {found.meaning}
      </Callout>
    </chakra.div>
  )
}
