import type { CollectedAnimal } from '@shop/contract/collected-animal'
import { Button, Dialog, toaster } from '@shop/design-system'
import { useCollectedAnimalActions } from '../../../data/collected-animal.ts'
import { CollectedAnimalForm } from '../../../parts/collected-animal/CollectedAnimalForm.tsx'

type CollectedAnimalDialogProps = {
  /** The one to correct; without it, one is added. */
  record: CollectedAnimal | undefined
  onClose: () => void
}

/** A record, new or corrected. */
export function CollectedAnimalDialog({ record, onClose }: CollectedAnimalDialogProps) {
  const { create, update } = useCollectedAnimalActions()
  return (
    <Dialog isOpen isWide onClose={onClose} title={record ? `Correct ${record.name}` : 'Whose sample did you take?'}>
      <CollectedAnimalForm
        record={record}
        submitLabel="Save"
        onSave={async (body) => {
          const { name } = await (record ? update(record.id, body) : create(body))
          toaster.success(`${name} is saved.`)
          onClose()
        }}
        actions={
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  )
}
