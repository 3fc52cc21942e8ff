import type { AnimalProfile } from '@shop/contract/animal'
import { Button, chakra, lazyPart, Menu, type MenuItem, toaster, VisuallyHidden } from '@shop/design-system'
import { Archive, ArchiveArrowUp, ArrowRightLeft, Baby, ListOrdered, PackagePlus, Pencil, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useAnimalActions } from '../../data/animal.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'
import { useAction } from '../form/use-action.ts'

const [ShareAnimal, loadShareAnimal] = lazyPart(() =>
  import('../sharing/ShareAnimal.tsx').then((part) => part.ShareAnimal),
)

const Base = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginBlockStart: '4',
    '& svg': { boxSize: '4', flexShrink: 0 },
    _print: { display: 'none' },
  },
})

/** What one can do with an animal; those it is shared with read it. */
export function AnimalActions({ profile }: { profile: AnimalProfile }) {
  const { user } = useSettings()
  const { update } = useAnimalActions()
  const { busy, run } = useAction()
  const [isSharing, setSharing] = useState(false)
  const { id, petName, isArchived, isInTransfer } = profile
  if (profile.rights === 'view') return null

  const setArchived = (next: boolean) =>
    run(async () => {
      await update(id, { isArchived: next })
      toaster.success(next ? `${petName} is in your archive. Nothing is lost.` : `${petName} is back in your list.`)
    }, `archived: ${next}`)

  const links: (MenuItem & { href: string })[] = [
    { label: 'Edit details', icon: <Pencil aria-hidden />, href: paths.animalPage(id, 'edit') },
    { label: 'Activate another kit', icon: <PackagePlus aria-hidden />, href: paths.activate },
    ...(user?.type === 'breeder' && profile.rights === 'owner' && !isArchived && !profile.isDesexed
      ? [{ label: 'Rank its mates', icon: <ListOrdered aria-hidden />, href: paths.matesOf(id) }]
      : []),
    ...(user?.type === 'breeder' && profile.rights === 'owner' && profile.gender === 'female'
      ? [{ label: 'Enter a litter', icon: <Baby aria-hidden />, href: paths.newLitterOf(id) }]
      : []),
    ...(isInTransfer || isArchived
      ? []
      : [
          {
            label: 'Hand over to a new owner',
            icon: <ArrowRightLeft aria-hidden />,
            href: paths.transferAnimalOf(id),
          },
        ]),
  ]
  const archive: MenuItem = isArchived
    ? {
        label: 'Bring back from the archive',
        icon: <ArchiveArrowUp aria-hidden />,
        onPick: () => void setArchived(false),
      }
    : { label: 'Archive', icon: <Archive aria-hidden />, onPick: () => void setArchived(true) }
  return (
    <Base>
      <Button variant="soft" size="sm" onPointerEnter={loadShareAnimal} onClick={() => setSharing(true)}>
        <Share2 aria-hidden />
        Share
      </Button>
      {profile.rights === 'owner' && <Menu label="More" size="sm" items={[...links, archive]} />}
      {busy && <VisuallyHidden role="status">One moment</VisuallyHidden>}
      {isSharing && (
        <ShareAnimal part={{ animal: profile, sharedWith: profile.sharedWith, onClose: () => setSharing(false) }} />
      )}
    </Base>
  )
}
