import type { AnimalProfile } from '@shop/contract/animal'
import {
  Breadcrumbs,
  Card,
  EmptyState,
  Illustration,
  LinkButton,
  PageHeader,
  SkeletonGroup,
  SkeletonText,
  toaster,
} from '@shop/design-system'
import { useNavigate, useParams } from 'react-router-dom'
import { useAnimalActions } from '../../../data/animal.ts'
import { useAnimalProfile } from '../../../data/animal-profile.ts'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { animalValuesOf } from '../../../parts/animal/animal-values.ts'
import { AnimalForm } from '../../../parts/animal/AnimalForm.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'

/** `/my/animals/:id/edit`: the facts of an animal, to correct. */
export function EditAnimal() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useAnimalProfile(id)
  if (!data && error)
    return <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching what is known">
        <Card maxWidth="prose">
          <SkeletonText lines={12} />
        </Card>
      </SkeletonGroup>
    )
  return data.rights === 'owner' ? <Edit profile={data} /> : <NotYours profile={data} />
}

function Edit({ profile }: { profile: AnimalProfile }) {
  const { update } = useAnimalActions()
  const navigate = useNavigate()
  const { listName, listHref } = useAnimalCopy()
  const { id, petName } = profile
  const trail = [
    { label: listName, href: listHref },
    { label: petName, href: paths.animal(id) },
  ]
  return (
    <>
      <PageTitle title={`Edit ${petName}`} />
      <PageHeader breadcrumbs={<Breadcrumbs trail={trail} current="Edit" />} title={`About ${petName}`} />
      <Card size="lg" maxWidth="prose">
        <AnimalForm
          start={animalValuesOf(profile)}
          id={id}
          submitLabel="Save"
          onSave={async (body) => {
            await update(id, body)
            toaster.success(`${body.petName} is saved.`)
            await navigate(paths.animal(id))
          }}
        />
      </Card>
    </>
  )
}

const NotYours = ({ profile: { id, petName, ownerName } }: { profile: AnimalProfile }) => (
  <>
    <PageTitle title={petName} />
    <EmptyState
      headingLevel={1}
      illustration={<Illustration name="lost" />}
      title={`Only ${petName}’s owner can change this`}
      text={`${ownerName ?? 'Somebody'} shares ${petName} with you: you can read the results.`}
      actions={<LinkButton href={paths.animal(id)}>Open {petName}</LinkButton>}
    />
  </>
)
