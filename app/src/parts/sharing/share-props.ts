import type { Animal, AnimalProfile } from '@shop/contract/animal'
import type { ReactNode } from 'react'

type Shares = AnimalProfile['sharedWith']

export type ShareAnimalProps = {
  animal: Pick<Animal, 'id' | 'petName' | 'rights'>
  /** With whom it is shared; undefined until that is known. */
  sharedWith: Shares | undefined
  /** In place of the shares, why they are not known. */
  failure?: ReactNode
  /** Called after every change, with those it is shared with. */
  onChange?: (sharedWith: Shares) => void
  onClose: () => void
}
