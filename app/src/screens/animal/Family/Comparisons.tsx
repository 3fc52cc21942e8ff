import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import { Card, chakra, DescriptionList, Link, Section, Stack } from '@shop/design-system'
import { useParentageRequests } from '../../../data/parentage.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useBeside } from '../../../data/use-beside.ts'
import { shareText } from '../../../parts/result/breed-shares.ts'
import { paths } from '../../../paths.ts'

/** What was compared already. It is an addition: while it loads, or fails, the tree is shown alone. */
export function Comparisons({ profile }: { profile: AnimalProfile }) {
  const { country } = useSettings()
  const data = useBeside(useParentageRequests(1))
  const own = data?.results.filter(({ offspring }) => offspring.id === profile.id) ?? []
  if (!own.length) return null
  return (
    <Section
      size="sm"
      title="What DNA says about the parents"
      action={<Link href={paths.parentageRequests}>All comparisons</Link>}
    >
      <Stack gap="4">
        {own.map(({ id, meaning, requestedAt, panel, markersCompared, mismatches, powerOfExclusion, dam, sire }) => (
          <Card key={id}>
            <chakra.p textStyle="h4" marginBlockEnd="3">
              {meaning}
            </chakra.p>
            <DescriptionList
              items={[
                { term: 'Compared with', description: [sire?.name, dam?.name].filter(Boolean).join(' and ') },
                { term: 'Date', description: formatDate(requestedAt, country) },
                { term: 'Panel', description: panel },
                {
                  term: 'Markers',
                  description: `${markersCompared} compared, ${mismatches.length || 'none'} that ${mismatches.length === 1 ? 'does' : 'do'} not fit`,
                },
                {
                  term: 'Power of exclusion',
                  description:
                    powerOfExclusion !== null &&
                    `${powerOfExclusion >= 0.9999 ? 'At least 99.99%' : shareText(powerOfExclusion * 100)}: how sure a wrong parent would have been found`,
                },
              ]}
            />
          </Card>
        ))}
      </Stack>
    </Section>
  )
}
