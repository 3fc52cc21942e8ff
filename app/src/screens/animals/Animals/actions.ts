import type { Animal } from '@shop/contract/animal'
import type { MenuItem } from '@shop/design-system'
import { paths } from '../../../paths.ts'

export type RowActions = {
  one: 'animal' | 'patient'
  onShare: () => void
  onLeave: () => void
  onArchive: (isArchived: boolean) => void
}

/** What this user may do with an animal, from its list. A patient stays with its practice: vets transfer none. */
export function actionsOf(animal: Animal, { one, onShare, onLeave, onArchive }: RowActions): MenuItem[] {
  const { id, rights, isArchived, isInTransfer } = animal
  const isOwner = rights === 'owner'
  const open = { label: 'Open', href: paths.animal(id) }
  if (isOwner && isArchived)
    return [open, { label: 'Bring back', onPick: () => onArchive(false) }, { label: 'Share', onPick: onShare }]
  if (!isOwner)
    return [
      open,
      ...(rights === 'full' ? [{ label: 'Share with a vet', onPick: onShare }] : []),
      { label: 'Take off my list', onPick: onLeave },
    ]
  return [
    open,
    { label: 'Edit', href: paths.animalPage(id, 'edit') },
    { label: 'Share', onPick: onShare },
    ...(one === 'animal' && !isInTransfer ? [{ label: 'Transfer', href: paths.transferAnimalOf(id) }] : []),
    // What is offered to somebody stays in sight until they have answered.
    ...(isInTransfer
      ? [{ label: 'See the offer', href: paths.transferAnimal }]
      : [{ label: 'Archive', onPick: () => onArchive(true) }]),
  ]
}
