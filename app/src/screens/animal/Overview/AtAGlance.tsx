import type { AnimalProfile } from '@shop/contract/animal'
import type { ResultSheet } from '@shop/contract/result'
import type { AnimalBarcode } from '@shop/contract/sample'
import { verdictLabel } from '@shop/contract/verdict'
import { Card, chakra, ResultStatus, stretchedLink } from '@shop/design-system'
import { ChevronRight } from 'lucide-react'
import { Finding } from '../../../parts/result/Finding.tsx'
import { diseasesOf, healthFinding, healthGroups } from '../../../parts/result/health-groups.ts'
import { HealthPicture } from '../../../parts/result/HealthPicture.tsx'
import { InProcess } from '../../../parts/sample/InProcess.tsx'
import { SheetNotes } from '../../../parts/result/SheetNotes.tsx'
import { paths } from '../../../paths.ts'

const Act = chakra('ul', {
  base: {
    listStyleType: 'none',
    marginBlockStart: '6',
    borderTop: 'hairline',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) 1.25rem', sm: 'minmax(0, 1fr) auto 1.25rem' },
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      paddingBlock: '4',
    },
    '& li + li': { borderTop: 'hairline' },
    '& li:last-of-type': { paddingBlockEnd: '0' },
    '& a': { fontWeight: 'semibold', ...stretchedLink },
    '& li:hover a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& .act-text': { textStyle: 'small', color: 'ink2', lineClamp: 2 },
    '& .act-verdict': { display: 'grid', justifySelf: 'start', gridRow: { base: '2', sm: 'auto' } },
    '& > li > svg': { color: 'ink2' },
  },
})

/** The rest is on the health page. */
const shownToActOn = 3

type AtAGlanceProps = { profile: AnimalProfile; sample: AnimalBarcode; sheet: ResultSheet | undefined }

/** The finding, its picture, and first of all what somebody must act on. */
export function AtAGlance({ profile, sample, sheet }: AtAGlanceProps) {
  const { id, petName } = profile
  if (!sheet) return <InProcess profile={profile} sample={sample} page={null} picker={null} />
  const diseases = diseasesOf(sheet.results)
  const health = paths.animalPage(id, 'health')
  if (!diseases.length)
    return (
      <>
        <Finding title={`${petName}’s results are here`} lead="This sample was not read for diseases." />
        <SheetNotes sheet={sheet} />
      </>
    )
  const groups = healthGroups(diseases)
  const toActOn = groups.filter(({ name }) => name === 'attention' || name === 'conflicting' || name === 'carrier')
  const listed = toActOn.flatMap(({ name, results }) => results.map((result) => ({ name, result })))
  return (
    <>
      <Finding
        title={healthFinding(groups, petName)}
        lead={
          toActOn.some(({ name }) => name === 'attention')
            ? 'Start with the first one. Everything else is below.'
            : 'Everything at a glance. Open any part for the details.'
        }
      />
      <SheetNotes sheet={sheet} />
      <Card as="section" aria-label="Health at a glance">
        <HealthPicture groups={groups} hrefOf={({ name }) => `${health}#${name}`} />
        {listed.length > 0 && (
          <Act>
            {listed.slice(0, shownToActOn).map(({ name, result }) => (
              <li key={result.id}>
                <div>
                  <a href={`${health}#${name}`}>{result.product.name}</a>
                  <p className="act-text">{result.meaning}</p>
                </div>
                <span className="act-verdict">
                  {result.status && <ResultStatus status={result.status} label={verdictLabel(result.status)} />}
                </span>
                <ChevronRight size={20} aria-hidden />
              </li>
            ))}
            {listed.length > shownToActOn && (
              <li>
                <a href={health}>{listed.length - shownToActOn} more to know of</a>
              </li>
            )}
          </Act>
        )}
      </Card>
    </>
  )
}
