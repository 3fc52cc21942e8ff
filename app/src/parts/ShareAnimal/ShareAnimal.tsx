import type { Animal, AnimalProfile } from '@shop/contract/animal'
import { Button, Dialog } from '@shop/design-system'
import type { ReactNode } from 'react'
import { ShareForm } from './ShareForm.tsx'
import { SharedWith } from './SharedWith.tsx'

export type Shares = AnimalProfile['sharedWith']

export type ShareAnimalProps = {
  animal: Pick<Animal, 'id' | 'petName' | 'rights'>
  /** Whom its owner shows it to; undefined while that is not known yet. */
  sharedWith: Shares | undefined
  /** In place of the shares, why they are not known. */
  failure?: ReactNode
  /** Told whom it is shared with after every change. */
  onChange?: (sharedWith: Shares) => void
  onClose: () => void
}

/**
 * Shows an animal to somebody else, and ends that. Its owner chooses what they may do; who was given all rights can
 * only pass on the sight of it.
 */
export function ShareAnimal({ animal, sharedWith, failure, onChange, onClose }: ShareAnimalProps) {
  const isOwner = animal.rights === 'owner'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title={`Share ${animal.petName}`}
      description={
        isOwner
          ? 'They see its results and reports, never your orders. You can end this at any time.'
          : 'They see its results and reports. Its owner sees whom you share it with, and can end that.'
      }
      actions={
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      }
    >
      {isOwner && (failure || <SharedWith animal={animal} sharedWith={sharedWith} onChange={onChange} />)}
      <ShareForm animal={animal} onChange={onChange} />
    </Dialog>
  )
}
