import type { Litter } from '@shop/contract/litter'
import { Button, Dialog, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLitterActions } from '../../../data/litter.ts'
import { useAction } from '../../../parts/form/use-action.ts'
import { youngOf } from '../../../parts/litter/litter-copy.ts'
import { paths } from '../../../paths.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

/** Takes a litter off the list, after a question: a mistake is undone so, and no animal is lost. */
export function RemoveLitter({ litter }: { litter: Litter }) {
  const { remove } = useLitterActions()
  const { busy, run } = useAction()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { many } = youngOf(litter.species.id)
  const words = useAnimalWords()
  const go = () =>
    run(async () => {
      await remove(litter.id)
      toaster.success(`The litter is off your list. Its ${many} stay as they are.`)
      await navigate(paths.litters)
    })
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Take this litter off the list
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          role="alertdialog"
          onClose={() => setAsking(false)}
          title="Take this litter off the list?"
          description={words(
            `The ${many} are not affected: those you have stay among your animals, with their parents. Only this page goes, with your notes on each and where it went.`,
          )}
          actions={
            <>
              <Button variant="outline" onClick={() => setAsking(false)}>
                Keep it
              </Button>
              <Button onClick={() => void go()} isBusy={Boolean(busy)}>
                Take it off
              </Button>
            </>
          }
        />
      )}
    </div>
  )
}
