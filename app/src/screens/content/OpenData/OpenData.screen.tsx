import { formatDate } from '@shop/contract/dates'
import type { OpenData as Published } from '@shop/contract/open-data'
import { chakra, Link, Section, SkeletonGroup, SkeletonText, Stack } from '@shop/design-system'
import { openDataCopy } from '../../../content/open-data.ts'
import { openDataFile, useOpenData } from '../../../data/open-data.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { ResourcePage } from '../../../parts/page/ResourcePage.tsx'
import { DataTable } from './DataTable.tsx'

const Cards = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
})
const Names = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    marginBlockStart: '4',
    listStyleType: 'none',
    '& small': { display: 'block', color: 'ink2', textStyle: 'small' },
  },
})
const Text = chakra('p', { base: { maxWidth: 'prose', color: 'ink2' } })

/** `/resources/open-data`: the catalogue's tables as files, release by release. */
export function OpenData() {
  const { data, error, isValidating, mutate } = useOpenData()
  const { name, title, description, lead } = openDataCopy
  return (
    <ResourcePage name={name} title={title} description={description} lead={lead}>
      {error && !data ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : data ? (
        <Tables data={data} />
      ) : (
        <SkeletonGroup label="Fetching the tables">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      )}
    </ResourcePage>
  )
}

function Tables({ data: { release, tables, attributions, earlier } }: { data: Published }) {
  const { country } = useSettings()
  const { columns, use, earlier: past } = openDataCopy
  return (
    <Stack gap="2">
      <Section title={`Release ${release.name}`} lead={`Published ${formatDate(release.publishedAt, country)}.`}>
        <Cards>
          {tables.map((table) => (
            <DataTable key={table.name} table={table} release={release.name} />
          ))}
        </Cards>
      </Section>
      <Section title={columns.title}>
        <Text>{columns.text}</Text>
        <Text marginBlockStart="3">
          For programs: <code>{openDataFile('latest', 'tests.json')}</code> always leads to the newest release.
        </Text>
      </Section>
      <Section title={use.title} id="licences">
        <Text>{use.text}</Text>
        <Names>
          {attributions.map(({ what, name, url, licence }) => (
            <li key={what}>
              {url ? <Link href={url}>{name}</Link> : name}
              <small>
                {what}. {licence}.
              </small>
            </li>
          ))}
        </Names>
      </Section>
      {earlier.length > 0 && (
        <Section title={past.title}>
          <Text>{past.text}</Text>
          <Names>
            {earlier.map((one) => (
              <li key={one.name}>
                <Link href={openDataFile(one.name, 'tests.csv')}>Tests of release {one.name}</Link>
                <small>Published {formatDate(one.publishedAt, country)}.</small>
              </li>
            ))}
          </Names>
        </Section>
      )}
    </Stack>
  )
}
