import { Callout, Card, Link, Stack, toaster } from '@shop/design-system'
import { useCollectedAnimalActions } from '../../../data/collected-animal.ts'
import { useSettings } from '../../../data/settings.tsx'
import { CollectedAnimalForm } from '../../../parts/collected-animal/CollectedAnimalForm.tsx'
import { paths } from '../../../paths.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

/** A sample that was taken for somebody; then the form is ready for the next, of the same owner. */
export function CollectedSample() {
  const { user } = useSettings()
  const words = useAnimalWords()
  const { create } = useCollectedAnimalActions()
  return (
    <Stack gap="6" maxWidth="prose">
      <Callout title={user ? 'Find them again later' : words('Is it your own animal?')}>
        {user ? (
          <>
            What you write down here is listed under{' '}
            <Link href={paths.collectedAnimals}>{words('collected animals')}</Link>.
          </>
        ) : (
          <>
            Then <Link href={paths.activate}>activate its kit</Link>, or{' '}
            <Link href={paths.loginFirst(paths.addAnimal)}>log in</Link> to add it to your account. Logged in, you also
            find the samples you took again.
          </>
        )}
      </Callout>
      <Card size="lg">
        <CollectedAnimalForm
          isRepeated
          submitLabel="Save this sample"
          onSave={async (body) => {
            const { name } = await create(body)
            toaster.success(`${name} is saved. The form is ready for the next sample.`)
          }}
        />
      </Card>
    </Stack>
  )
}
