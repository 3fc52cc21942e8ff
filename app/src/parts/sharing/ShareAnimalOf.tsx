import { useAnimalProfile } from '../../data/animal-profile.ts'
import { FailedState } from '../failure/FailedState.tsx'
import type { ShareAnimalProps } from './share-props.ts'
import { ShareAnimal } from './ShareAnimal.tsx'

/** `ShareAnimal` for a place that does not know yet whom the animal is shared with. */
export function ShareAnimalOf(props: Omit<ShareAnimalProps, 'sharedWith' | 'failure'>) {
  const { data, error, isValidating, mutate } = useAnimalProfile(props.animal.id)
  const isLost = !data && error !== undefined
  return (
    <ShareAnimal
      {...props}
      sharedWith={data?.sharedWith}
      failure={
        isLost && <FailedState headingLevel={3} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      }
    />
  )
}
