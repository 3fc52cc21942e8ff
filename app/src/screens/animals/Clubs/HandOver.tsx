import type { Club } from '@shop/contract/club'
import { messages } from '@shop/contract/messages'
import { Button, Checkbox, Dialog, type Option, Stack, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useClubMoves } from '../../../data/club.ts'
import { OwnAnimalField } from '../../../parts/animal/OwnAnimalField.tsx'
import { useAction } from '../../../parts/form/use-action.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

/** Hands one of the user's animals over to a club. */
export function HandOver({ club, onClose }: { club: Pick<Club, 'id' | 'name'>; onClose: () => void }) {
  const { handOver } = useClubMoves()
  const { busy, run } = useAction()
  const words = useAnimalWords()
  const [animal, setAnimal] = useState<Option | null>(null)
  const [isReadByMembers, setReadByMembers] = useState(false)
  const [error, setError] = useState<string>()
  const go = () => {
    if (!animal) return setError(messages.fieldRequired)
    return run(async () => {
      await handOver(club.id, { animalIds: [animal.value], isReadByMembers })
      onClose()
      toaster.success(`${club.name} holds ${animal.label.split(', ')[0] ?? 'it'} now.`)
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${words('Hand an animal over')} to ${club.name}`}
      description="It leaves your account with its samples, results and reports, and people you shared it with can no longer see it. You can take it back here at any time. If you close your account, the club keeps it."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Not yet
          </Button>
          <Button onClick={() => void go()} isBusy={Boolean(busy)}>
            Hand over
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <OwnAnimalField
          label={words('Animal')}
          placeholder={words('One of your animals')}
          value={animal}
          onChange={(option) => {
            setAnimal(option)
            setError(undefined)
          }}
          {...(error && { error })}
        />
        <Checkbox
          label="The club’s members may read its results, as long as the club holds it"
          checked={isReadByMembers}
          onChange={({ target }) => setReadByMembers(target.checked)}
        />
      </Stack>
    </Dialog>
  )
}
