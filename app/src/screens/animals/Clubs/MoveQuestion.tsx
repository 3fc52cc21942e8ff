import type { Club, ClubAnimal } from '@shop/contract/club'
import { Button, chakra, Dialog, toaster } from '@shop/design-system'
import { useClubMoves } from '../../../data/club.ts'
import { useAction } from '../../../parts/form/use-action.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const Names = chakra('p', { base: { overflowWrap: 'anywhere', maxHeight: '12rem', overflowY: 'auto' } })

/** Where animals of a club go: to the user, or back to whoever handed them over. */
export type Way = 'take' | 'giveBack'

type MoveQuestionProps = {
  club: Pick<Club, 'id' | 'name'>
  animals: readonly ClubAnimal[]
  way: Way
  onMoved: () => void
  onClose: () => void
}

/** "Ruth Kemp and Tomas Lindqvist". */
const giversOf = (animals: readonly ClubAnimal[]) =>
  new Intl.ListFormat('en').format(
    new Set(animals.map(({ handedOverBy }) => (handedOverBy?.isYou ? 'you' : (handedOverBy?.name ?? '')))),
  )

const copy = {
  take: (what: string) => ({
    title: `Move ${what} to your account?`,
    button: `Move ${what}`,
    done: (count: number) =>
      count === 1 ? 'One animal is in your account now.' : `${count} animals are in your account now.`,
  }),
  giveBack: (what: string, to: string) => ({
    title: `Give ${what} back to ${to}?`,
    button: `Give ${what} back`,
    done: (count: number) => (count === 1 ? 'One animal was given back.' : `${count} animals were given back.`),
  }),
}

/** The question before animals leave a club: all that were chosen, or none. */
export function MoveQuestion({ club, animals, way, onMoved, onClose }: MoveQuestionProps) {
  const moves = useClubMoves()
  const { busy, run } = useAction()
  const words = useAnimalWords()
  const what = animals.length === 1 ? (animals[0]?.petName ?? '') : words(`${animals.length} animals`)
  const { title, button, done } = copy[way](what, giversOf(animals))
  const ids = animals.map(({ id }) => id)
  const go = () =>
    run(async () => {
      const count = await (way === 'take' ? moves.take(ids) : moves.giveBack(club.id, ids))
      onMoved()
      onClose()
      toaster.success(words(done(count)))
    })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={title}
      description={`${club.name} no longer holds what you move. Samples, results and reports come along.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Not yet
          </Button>
          <Button onClick={() => void go()} isBusy={Boolean(busy)}>
            {button}
          </Button>
        </>
      }
    >
      {animals.length > 1 && <Names tabIndex={0}>{animals.map(({ petName }) => petName).join(', ')}</Names>}
    </Dialog>
  )
}
