import { animalPresetsSchema, type User } from '@shop/contract/user'
import { Form, SkeletonGroup, SkeletonText, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useMyActions } from '../../../data/user.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { BreedsField } from './BreedsField.tsx'
import { useBreedOptions } from './use-breed-options.ts'
import { SaveButton } from './SaveButton.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

/** The breeds that are offered first: of dogs and cats, as many as are bred. */
export function StartingBreeds({ me }: { me: User }) {
  const { options, error, retry, isRetrying } = useBreedOptions()
  const { updateBreeds } = useMyActions()
  const form = useForm({
    values: { breedIds: me.breedIds },
    resetOptions: { keepDirtyValues: true },
    resolver: schemaResolver(animalPresetsSchema),
  })
  if (error) return <FailedState headingLevel={3} error={error} onRetry={retry} isRetrying={isRetrying} />
  if (!options) {
    return (
      <SkeletonGroup label="Fetching the breeds">
        <SkeletonText lines={2} />
      </SkeletonGroup>
    )
  }
  return (
    <Form
      form={form}
      aria-label="Breeds you start from"
      onSubmit={async ({ breedIds }) => {
        const user = await updateBreeds(breedIds)
        form.reset({ breedIds: user.breedIds }, { keepDirtyValues: false })
        toaster.success('Saved')
      }}
    >
      <BreedsField name="breedIds" options={options} />
      <SaveButton>Save breeds</SaveButton>
    </Form>
  )
}
