import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import type { ResultSheet } from '@shop/contract/result'
import { Card, chakra, EmptyState, TabLinks } from '@shop/design-system'
import { useDeferredValue, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useSettings } from '../../../data/settings.tsx'
import { useAudience } from '../../../layouts/audience.ts'
import { Finding } from '../../../parts/result/Finding.tsx'
import { diseasesOf, healthFinding, healthGroups } from '../../../parts/result/health-groups.ts'
import { HealthPicture } from '../../../parts/result/HealthPicture.tsx'
import { IdentityBadge, identityCopy } from '../../../parts/result/IdentityBadge.tsx'
import { SheetNotes } from '../../../parts/result/SheetNotes.tsx'
import type { KnownResults } from '../../../parts/result/WithResults.tsx'
import { useHashTarget } from '../../../parts/page/use-hash-target.ts'
import { addressWith } from '../../../parts/page/address-with.ts'
import { BloodGroup } from './BloodGroup.tsx'
import { ClinicalTable } from './ClinicalTable.tsx'
import { matches, noFilter, searchedFrom } from './filter.ts'
import { NoDiseases } from './NoDiseases.tsx'
import { ResultFilter } from './ResultFilter.tsx'
import { ResultGroup } from './ResultGroup.tsx'
import { viewIn, viewNames } from './view.ts'

const Identity = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    marginBlockStart: '5',
    paddingBlockStart: '5',
    borderTop: 'hairline',
    '& p': { flex: '1 1 16rem', textStyle: 'small', color: 'ink2' },
  },
})

type HealthReportProps = KnownResults & { profile: AnimalProfile }

/** The picture first, then what matters most; one view each for owners, breeders and vets. */
export function HealthReport({ profile, sheet, picker }: HealthReportProps) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const view = viewIn(query, useAudience())
  const [filter, setFilter] = useState(noFilter)
  // A key shows at once, the list follows.
  const wanted = useDeferredValue(filter)
  useHashTarget()

  const diseases = diseasesOf(sheet.results)
  if (!diseases.length) return <NoDiseases profile={profile} barcode={sheet.barcode} picker={picker} />
  const groups = healthGroups(diseases)
  const shown = healthGroups(diseases.filter((result) => matches(wanted, result)))
  const isFiltered = wanted.text.trim() !== '' || wanted.system !== ''
  // For vets the table has everything; only what needs acting on is before it.
  const listed = view === 'vet' ? shown.filter(({ name }) => name === 'attention' || name === 'conflicting') : shown
  const viewHref = (other: string) => addressWith(pathname, query, { view: other })
  return (
    <>
      <Finding title={healthFinding(groups, profile.petName)} lead={<Lead sheet={sheet} />} aside={picker} />
      <SheetNotes sheet={sheet} />
      <BloodGroup results={sheet.results} />
      <Card>
        <HealthPicture groups={groups} hrefOf={({ name }) => `#${name}`} />
        <Identity>
          <IdentityBadge isVerified={sheet.isIdentityVerified} />
          <p>{identityCopy(sheet.isIdentityVerified, sheet.collector)}</p>
        </Identity>
      </Card>
      <chakra.div marginBlockStart={{ base: '6', md: '8' }} _print={{ display: 'none' }}>
        <TabLinks
          look="pills"
          label="Written for"
          links={(['owner', 'breeder', 'vet'] as const).map((one) => ({
            label: viewNames[one],
            href: viewHref(one),
            isCurrent: one === view,
          }))}
        />
        {diseases.length > searchedFrom && (
          <ResultFilter
            results={diseases}
            filter={filter}
            found={shown.reduce((sum, { results }) => sum + results.length, 0)}
            onChange={setFilter}
          />
        )}
      </chakra.div>
      {listed.map((group) => (
        <ResultGroup key={group.name} group={group} isOpen={isFiltered} view={view} profile={profile} sheet={sheet} />
      ))}
      {view === 'vet' && shown.length > 0 && (
        <ClinicalTable
          results={shown.flatMap(({ results }) => results)}
          petName={profile.petName}
          isIdentityVerified={sheet.isIdentityVerified}
        />
      )}
      {!shown.length && (
        <EmptyState
          role="status"
          title="No result matches"
          text="Try a shorter word, the gene’s name, or all body systems."
        />
      )}
    </>
  )
}

function Lead({ sheet }: { sheet: ResultSheet }) {
  const { country } = useSettings()
  const { results, waiting, reportedAt } = sheet
  const diseases = diseasesOf(results)
  const [first] = diseases
  const count = diseases.length + waiting.diseases
  const readCount = diseases.filter(({ status }) => status !== 'no_result').length
  const all = count > 2 ? `All ${count}` : count === 2 ? 'Both' : 'One'
  const read = readCount === count ? all : `${readCount} of ${count}`
  return (
    <>
      {read} {count === 1 ? 'disease test' : 'disease tests'} read
      {first && ` by ${first.laboratory} on panel ${first.panelVersion}`}
      {reportedAt && `, reported ${formatDate(reportedAt, country)}`}.
    </>
  )
}
