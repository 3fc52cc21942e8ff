import type { ListedWorkSheet } from '@shop/contract/work-spreadsheet'
import { Callout, EmptyState, Illustration, Link, LinkButton, Section, Stack } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { useWorkSheets } from '../../../data/work-spreadsheet.ts'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { SheetCard } from './SheetCard.tsx'
import { StartSheet } from './StartSheet.tsx'

/** `/my/work-spreadsheets`: many kits activated with one file (tool-3). */
export function WorkSpreadsheets() {
  const { user } = useSettings()
  const noun = useAnimalNoun()
  const { data, error, isValidating, mutate } = useWorkSheets()
  const isInPerson = !user?.viewedBy
  return (
    <MyPage
      name="Work spreadsheets"
      lead={`Activate many kits at once: fill in one row for each ${noun}, upload the file, fix anything that needs it here, and activate them all in one go.`}
    >
      {!data && error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : data ? (
        <Stack gap="8">
          {isInPerson ? (
            data.kits.length > 0 ? (
              <Section title="Start a sheet" size="sm">
                <StartSheet kits={data.kits} />
              </Section>
            ) : (
              <NoKits type={user?.type} />
            )
          ) : (
            <Callout title={`Only ${user.name} can do this`}>
              You can see their sheets, but only they can upload, correct and activate.
            </Callout>
          )}
          <Sheets sheets={data.results} isInPerson={isInPerson} hasKits={data.kits.length > 0} />
        </Stack>
      ) : (
        <CardsLoading label="Fetching your sheets" />
      )}
    </MyPage>
  )
}

/** Where this audience orders. */
const orderPath = (type?: string) =>
  type === 'owner' ? paths.ownerProducts : paths.dnaTests(type === 'vet' ? 'vet' : 'breeder', 'dog')

const NoKits = ({ type }: { type: string | undefined }) => (
  <EmptyState
    illustration={<Illustration name="breeder" />}
    title="No kits wait in your account"
    text={
      <>
        A sheet is for kits that are paid for and not activated yet. A kit that came from somebody else is{' '}
        <Link href={paths.activate}>activated by itself</Link>.
      </>
    }
    actions={<LinkButton href={orderPath(type)}>Order tests</LinkButton>}
  />
)

type SheetsProps = { sheets: ListedWorkSheet[]; isInPerson: boolean; hasKits: boolean }

function Sheets({ sheets, isInPerson, hasKits }: SheetsProps) {
  if (!sheets.length) return hasKits && <p>You have no sheets yet. What you upload stays here until you remove it.</p>
  return (
    <Section title="Your sheets" size="sm">
      <Stack gap="3">
        {sheets.map((sheet) => (
          <SheetCard key={sheet.id} sheet={sheet} isInPerson={isInPerson} />
        ))}
      </Stack>
    </Section>
  )
}
