import { formatDate } from '@shop/contract/dates'
import type { WorkSheet } from '@shop/contract/work-spreadsheet'
import {
  Breadcrumbs,
  Callout,
  EmptyState,
  Illustration,
  Link,
  LinkButton,
  PageHeader,
  Section,
  Stack,
} from '@shop/design-system'
import { useParams } from 'react-router-dom'
import { useSettings } from '../../../data/settings.tsx'
import { useWorkSheet, workResultFile } from '../../../data/work-spreadsheet.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { Lines } from './Lines.tsx'
import { SubmitSheet } from './SubmitSheet.tsx'

/** `/my/work-spreadsheets/:id`: the lines of a sheet, corrected one by one, and sent together. */
export function WorkSpreadsheet() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useWorkSheet(id)
  if (data) return <Sheet sheet={data} />
  return (
    <>
      <PageTitle title="Work spreadsheet" />
      {error?.status === 404 ? (
        <EmptyState
          headingLevel={1}
          illustration={<Illustration name="breeder" />}
          title="This sheet is not here"
          text="It was removed, or it is in another account."
          actions={<LinkButton href={paths.workSpreadsheets}>Your sheets</LinkButton>}
        />
      ) : error ? (
        <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <CardsLoading label="Fetching the sheet" />
      )}
    </>
  )
}

const trail = [
  { label: 'My account', href: paths.my },
  { label: 'Work spreadsheets', href: paths.workSpreadsheets },
]

function Sheet({ sheet }: { sheet: WorkSheet }) {
  const { user, country } = useSettings()
  const { id, fileName, product, state, createdAt, counts } = sheet
  const isInPerson = !user?.viewedBy
  return (
    <>
      <PageTitle title={fileName} />
      <PageHeader
        breadcrumbs={<Breadcrumbs trail={trail} current={fileName} />}
        title={fileName}
        lead={`${product.name}, uploaded on ${formatDate(createdAt, country)}. ${counts.done} of ${sheet.lines.length} lines are samples.`}
        actions={
          <Link href={workResultFile(id)} download>
            Result (CSV)
          </Link>
        }
      />
      <Stack gap="8">
        <Progress sheet={sheet} />
        {state === 'draft' && sheet.lookAt.length > 0 && (
          <Callout title="Are these names spelled right?">
            {sheet.lookAt.join(', ')}. The file does not say how its special letters are written, so we went by what
            Excel usually does. If they look wrong, remove this sheet and bring the file again, saved as XLSX or as “CSV
            UTF-8”.
          </Callout>
        )}
        <Section title="Lines" size="sm">
          <Lines sheet={sheet} canChange={isInPerson && state !== 'working'} />
        </Section>
        {isInPerson && state === 'draft' && counts.ready > 0 && (
          <Section title={counts.ready === 1 ? 'Activate one kit' : `Activate ${counts.ready} kits`} size="sm">
            <SubmitSheet sheet={sheet} />
          </Section>
        )}
      </Stack>
    </>
  )
}

function Progress({ sheet: { state, submittedAt, counts, lines } }: { sheet: WorkSheet }) {
  return (
    <div role="status">
      {state === 'working' ? (
        <Callout title={`Activating: ${counts.done} of ${lines.length} are samples`}>
          You can close this page. We will email you when it is done.
        </Callout>
      ) : state === 'done' ? (
        <Callout title="All done">
          Every line is now a sample. Put the swabs in the envelopes they came with, and post them.
        </Callout>
      ) : counts.attention > 0 ? (
        <Callout
          title={counts.attention === 1 ? 'One line needs attention' : `${counts.attention} lines need attention`}
        >
          {submittedAt
            ? 'The others are activated. Correct these, and activate them too.'
            : counts.ready > 0
              ? 'Correct them here, or activate the ready ones first: the rest stays on this page.'
              : 'Correct them here. What is ready can then be activated.'}
        </Callout>
      ) : (
        <Callout title="All lines are ready">Check them once more, then activate them below.</Callout>
      )}
    </div>
  )
}
