import type { AnimalProfile } from '@shop/contract/animal'
import { paths } from '../../../paths.ts'
import { GlanceCard } from './GlanceCard.tsx'

/** The way to a dog's life plan. */
export const LifePlanCard = ({ profile: { id, petName } }: { profile: AnimalProfile }) => (
  <GlanceCard title="Life plan" more={{ label: `${petName}’s life plan`, href: paths.animalPage(id, 'life-plan') }}>
    <p className="glance-quiet">
      What matters at each stage of life, from {petName}’s own results and from published guidelines.
    </p>
  </GlanceCard>
)
