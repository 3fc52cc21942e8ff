import type { AnimalProfile } from '@shop/contract/animal'
import { Breadcrumbs, Card, PageHeader } from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAnimalProfile } from '../../../data/animal-profile.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { OnlyInPerson } from '../../../parts/offer/OnlyInPerson.tsx'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { newLitter } from './litter-values.ts'
import { LitterForm } from './LitterForm.tsx'

/** `/my/litters/new?dam=…`: a litter with all its young at once. */
export function AddLitter() {
  const { user } = useSettings()
  return (
    <>
      <PageTitle title="Enter a litter" />
      <PageHeader
        breadcrumbs={<Breadcrumbs trail={[{ label: 'Litters', href: paths.litters }]} current="Enter a litter" />}
        title="Enter a litter"
        lead="Enter the parents and the date once, then one row for each. A working name will do; you can change it later."
      />
      {user?.viewedBy ? <OnlyInPerson name={user.name} /> : <Entry />}
    </>
  )
}

function Entry() {
  const [query] = useSearchParams()
  const id = query.get('dam')
  const { data, error, isValidating, mutate } = useAnimalProfile(id)
  if (id && !data && error?.status !== 404) {
    if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
    return <CardsLoading label="Fetching the dam" />
  }
  // Another's animal, or a male one, is no dam of theirs: the form is then empty.
  const dam = data?.rights === 'owner' && data.gender === 'female' ? data : undefined
  return <Sheet key={dam?.id} dam={dam} />
}

function Sheet({ dam }: { dam: AnimalProfile | undefined }) {
  // A dam that is fetched again does not reset the form.
  const [start] = useState(() => newLitter(dam))
  return (
    <Card size="lg">
      <LitterForm start={start} />
    </Card>
  )
}
