import type { AnimalProfile } from '@shop/contract/animal'
import { Badge } from '@shop/design-system'
import { useAudience } from '../../../layouts/audience.ts'
import { GlanceCard } from './GlanceCard.tsx'

/** Who else sees it. */
export function SharedCard({ profile: { sharedWith, petName } }: { profile: AnimalProfile }) {
  const others = useAudience() === 'vet' ? 'its owner or a colleague' : 'your vet or a co-owner'
  return (
    <GlanceCard title="Shared with">
      {sharedWith.length ? (
        <ul className="glance-list">
          {sharedWith.map(({ email, rights }) => (
            <li key={email}>
              <span style={{ overflowWrap: 'anywhere' }}>{email}</span>
              <span className="glance-end">
                <Badge size="sm">{rights === 'view' ? 'Reads' : 'Reads and sends'}</Badge>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="glance-quiet">
          Only you see {petName}. Share it with {others} whenever you like.
        </p>
      )}
    </GlanceCard>
  )
}
