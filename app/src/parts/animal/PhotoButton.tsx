import type { AnimalProfile } from '@shop/contract/animal'
import { Button, chakra, lazyPart } from '@shop/design-system'
import { Camera } from 'lucide-react'
import { useState } from 'react'

const [AnimalPhotoEditor, loadAnimalPhotoEditor] = lazyPart(() =>
  import('./AnimalPhotoEditor.tsx').then((part) => part.AnimalPhotoEditor),
)

const Place = chakra('div', {
  base: {
    marginBlockStart: '3',
    '& svg': { boxSize: '4', flexShrink: 0 },
    _print: { display: 'none' },
  },
})

/** The way to an animal's photo, for its owner. */
export function PhotoButton({ profile }: { profile: AnimalProfile }) {
  const [isOpen, setOpen] = useState(false)
  if (profile.rights !== 'owner') return null
  return (
    <Place>
      <Button variant="ghost" size="sm" onPointerEnter={loadAnimalPhotoEditor} onClick={() => setOpen(true)}>
        <Camera aria-hidden />
        {profile.photo ? 'Change the photo' : 'Add a photo'}
      </Button>
      {isOpen && <AnimalPhotoEditor part={{ profile, onClose: () => setOpen(false) }} />}
    </Place>
  )
}
