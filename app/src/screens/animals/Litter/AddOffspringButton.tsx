import type { Litter } from '@shop/contract/litter'
import { maxLitterSize } from '@shop/contract/litter-size'
import { Button, lazyPart } from '@shop/design-system'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { youngOf } from '../../../parts/litter/litter-copy.ts'

const [AddOffspring, loadAddOffspring] = lazyPart(() => import('./AddOffspring.tsx').then((part) => part.AddOffspring))

/** The way to add one that was forgotten, while the litter is not full. */
export function AddOffspringButton({ litter }: { litter: Litter }) {
  const [isOpen, setOpen] = useState(false)
  const { one } = youngOf(litter.species.id)
  if (litter.counts.all >= maxLitterSize) return null
  return (
    <>
      <Button variant="outline" onPointerEnter={loadAddOffspring} onClick={() => setOpen(true)}>
        <Plus aria-hidden size={16} /> Add a {one}
      </Button>
      {isOpen && <AddOffspring part={{ litter, onClose: () => setOpen(false) }} />}
    </>
  )
}
