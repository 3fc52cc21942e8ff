import { Button, Dialog } from '@shop/design-system'
import type { ShareAnimalProps } from './share-props.ts'
import { ShareForm } from './ShareForm.tsx'
import { SharedWith } from './SharedWith.tsx'

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
          : 'They see its results and reports. The owner can see who you share it with, and end it.'
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
