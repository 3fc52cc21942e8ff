import type { CollectedAnimal } from '@shop/contract/collected-animal'
import { messages } from '@shop/contract/messages'
import { Button, Dialog, toaster } from '@shop/design-system'
import { useCollectedAnimalActions } from '../../../data/collected-animal.ts'
import { useAction } from '../../../parts/form/use-action.ts'

/** A question before a record is deleted (animals-7). */
export function DeleteQuestion({ record: { id, name }, onClose }: { record: CollectedAnimal; onClose: () => void }) {
  const { remove } = useCollectedAnimalActions()
  const { busy, run } = useAction()
  const go = () =>
    run(async () => {
      await remove(id)
      onClose()
      toaster.success(`${name} is deleted.`)
    })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={messages.deleteAnimalQuestion}
      description={`This deletes your record of ${name}. The swab itself, and what its owner sees, are not affected.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button onClick={() => void go()} isBusy={Boolean(busy)}>
            Delete {name}
          </Button>
        </>
      }
    />
  )
}
