import type { Animal } from '@shop/contract/animal'
import { Button, chakra, Dialog, toaster } from '@shop/design-system'
import { useTransferClubAnimals } from '../../../data/club.ts'
import { useAction } from '../../../parts/form/use-action.ts'

const Names = chakra('p', { base: { overflowWrap: 'anywhere', maxHeight: '12rem', overflowY: 'auto' } })

type MoveQuestionProps = {
  club: string
  animals: readonly Animal[]
  onMoved: () => void
  onClose: () => void
}

/** Asks before animals leave a club: all that were chosen, or none. */
export function MoveQuestion({ club, animals, onMoved, onClose }: MoveQuestionProps) {
  const transfer = useTransferClubAnimals()
  const { busy, run } = useAction()
  const what = animals.length === 1 ? (animals[0]?.petName ?? '') : `${animals.length} animals`
  const go = () =>
    run(async () => {
      const count = await transfer(animals.map(({ id }) => id))
      onMoved()
      onClose()
      toaster.success(count === 1 ? 'One animal is in your account now.' : `${count} animals are in your account now.`)
    })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={`Move ${what} to your account?`}
      description={`${club} no longer holds what you move. Samples, results and reports come along.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Not yet
          </Button>
          <Button onClick={() => void go()} isBusy={Boolean(busy)}>
            Move {what}
          </Button>
        </>
      }
    >
      {animals.length > 1 && <Names tabIndex={0}>{animals.map(({ petName }) => petName).join(', ')}</Names>}
    </Dialog>
  )
}
