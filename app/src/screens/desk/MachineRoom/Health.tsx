import { DescriptionList, Section, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useMachineRoom } from '../../../data/machine-room.ts'
import { DeskTime } from '../../../parts/desk/DeskTime.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000).toLocaleString('en-US')} MB`

const providerNames: Record<string, string> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  eft: 'Bank transfer',
  sandbox: 'Sandbox, which takes no money',
}

const accountNames: Record<string, string> = {
  live_international: 'international',
  live_aus: 'Australia',
  live_usa: 'United States',
}

/** What the shop runs on. */
export function Health() {
  const { data, error, isValidating, mutate } = useMachineRoom()
  return (
    <Section size="sm" title="What the shop runs on">
      {data ? (
        <DescriptionList
          items={[
            { term: 'Version', description: data.version },
            { term: 'Catalogue', description: `Version ${data.catalogue.version.toLocaleString('en-US')}` },
            {
              term: 'Catalogue’s data',
              description: data.catalogue.releasedAt && (
                <>
                  Of <DeskTime at={data.catalogue.releasedAt} />
                </>
              ),
            },
            {
              term: 'Database',
              description: [
                `PostgreSQL ${data.database.version}`,
                data.database.isEmbedded && 'embedded, for one process',
                megabytes(data.database.size),
                data.database.hasReplica && 'with standbys',
              ]
                .filter(Boolean)
                .join(', '),
            },
            { term: 'Files', description: data.files === 'bucket' ? 'In a bucket' : 'In the database' },
            {
              term: 'Mail',
              description: data.mail === 'server' ? 'By a mail server' : 'Into a folder: nothing is sent',
            },
            {
              term: 'Payments',
              description: data.providers
                .map(({ name, account }) => `${providerNames[name] ?? name} (${accountNames[account] ?? account})`)
                .join(', '),
            },
          ]}
        />
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} headingLevel={3} />
      ) : (
        <SkeletonGroup label="Fetching what the shop runs on">
          <SkeletonText lines={5} />
        </SkeletonGroup>
      )}
    </Section>
  )
}
