import type { Animal } from '@shop/contract/animal'
import { toaster } from '@shop/design-system'
import type { useAnimals } from '../../../data/animal.ts'
import { showFailure } from '../../../parts/failure/show-failure.ts'

/** Archives or brings back, and offers the way back in the message about it. */
export function useArchive({ setArchived }: ReturnType<typeof useAnimals>, onGone: () => void) {
  return async ({ id, petName }: Animal, isArchived: boolean) => {
    onGone()
    try {
      const undo = await setArchived(id, isArchived)
      toaster.success(isArchived ? `${petName} is archived.` : `${petName} is back on your list.`, {
        action: { label: 'Undo', onPick: () => void undo().catch(showFailure) },
      })
    } catch (failure) {
      showFailure(failure)
    }
  }
}
