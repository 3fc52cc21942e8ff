import type { AcmForm } from '@shop/contract/acm-form'
import { EmptyState, Illustration, Section, Stack } from '@shop/design-system'
import { useAcmFormActions, useAcmForms } from '../../../data/acm-form.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { useAction } from '../../../parts/form/use-action.ts'
import { OnlyInPerson } from '../../../parts/offer/OnlyInPerson.tsx'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { AcmRow } from './AcmRow.tsx'
import { AcmRequestForm } from './AcmRequestForm.tsx'

/** `/my/acm-form-requests`: the form that travels with a sample which an approved collector witnesses (tool-6). */
export function AcmForms() {
  const { user } = useSettings()
  return (
    <MyPage
      name="ACM forms"
      lead="A registry, club or court may require a sample taken by someone else, who also reads the microchip. This form certifies it, and goes in the envelope with the swab."
    >
      <Stack gap="8">
        {user?.viewedBy && <OnlyInPerson name={user.name} />}
        <Requests isInPerson={!user?.viewedBy} />
      </Stack>
    </MyPage>
  )
}

function Requests({ isInPerson }: { isInPerson: boolean }) {
  const { data, error, isValidating, mutate } = useAcmForms()
  if (!data && error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return <CardsLoading label="Fetching your forms" />
  return (
    <>
      {isInPerson && (
        <Section title="Ask for a form" size="sm">
          <AcmRequestForm samples={data.samples} />
        </Section>
      )}
      <Section title="Your requests" size="sm">
        <List forms={data.results} isInPerson={isInPerson} />
      </Section>
    </>
  )
}

function List({ forms, isInPerson }: { forms: AcmForm[]; isInPerson: boolean }) {
  const { withdraw } = useAcmFormActions()
  const { busy, run } = useAction()
  if (!forms.length)
    return (
      <EmptyState
        illustration={<Illustration name="no-results" />}
        title="No requests yet"
        text="Your requests and their status appear here."
      />
    )
  return (
    <Stack gap="3">
      {forms.map((form) => (
        <AcmRow
          key={form.id}
          form={form}
          isWithdrawing={busy === form.id}
          onWithdraw={isInPerson ? () => void run(() => withdraw(form.id), form.id) : undefined}
        />
      ))}
    </Stack>
  )
}
