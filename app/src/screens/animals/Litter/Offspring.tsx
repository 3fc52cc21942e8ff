import type { Litter } from '@shop/contract/litter'
import { Button, Checkbox, chakra, lazyPart } from '@shop/design-system'
import { useState } from 'react'
import { youngOf } from '../../../parts/litter/litter-copy.ts'
import { isHere } from './chosen.ts'
import { OffspringRow } from './OffspringRow.tsx'

const [HandOver, loadHandOver] = lazyPart(() => import('./HandOver.tsx').then((part) => part.HandOver))
const [ActivateKits, loadActivateKits] = lazyPart(() => import('./ActivateKits.tsx').then((part) => part.ActivateKits))

const Sheet = chakra('div', {
  base: {
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    paddingInline: { base: '4', md: '6' },
    overflowWrap: 'anywhere',
    '& ul': { listStyleType: 'none' },
    '& .litter-all, & .litter-end': { paddingBlock: '4' },
    '& .litter-all + ul': { borderTop: 'hairline' },
    '& li + li': { borderTop: 'hairline' },
    '& .litter-end': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      borderTop: 'hairline',
    },
    '& .litter-ways': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
})

/** The litter together: as many of those that are here as are wanted, and what can be done for all of them at once. */
export function Offspring({ litter, isInPerson }: { litter: Litter; isInPerson: boolean }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<'hand-over' | 'activate'>()
  const young = youngOf(litter.species.id)
  const here = litter.offspring.filter(isHere)
  const chosen = here.filter(({ id }) => ticked.has(id))
  const canChoose = isInPerson && here.length > 0
  const tick = (id: string, isOn: boolean) => {
    const next = new Set(ticked)
    if (isOn) next.add(id)
    else next.delete(id)
    setTicked(next)
  }
  const close = () => setOpened(undefined)
  return (
    <Sheet>
      {canChoose && here.length > 1 && (
        <div className="litter-all">
          <Checkbox
            label={`All ${here.length} ${young.many} that are with you`}
            checked={chosen.length === here.length}
            onChange={({ target }) => setTicked(new Set(target.checked ? here.map(({ id }) => id) : []))}
          />
        </div>
      )}
      <ul aria-label={`The ${young.many}`}>
        {litter.offspring.map((one) => (
          <li key={one.id}>
            <OffspringRow
              offspring={one}
              isChoosing={canChoose}
              isChosen={ticked.has(one.id)}
              onChoose={canChoose && isHere(one) ? (isOn) => tick(one.id, isOn) : undefined}
            />
          </li>
        ))}
      </ul>
      {canChoose && (
        <div className="litter-end">
          <span role="status">
            {chosen.length} of {here.length} chosen
          </span>
          <div className="litter-ways">
            <Button
              variant="outline"
              disabled={!chosen.length}
              onPointerEnter={loadActivateKits}
              onClick={() => setOpened('activate')}
            >
              Activate kits
            </Button>
            <Button disabled={!chosen.length} onPointerEnter={loadHandOver} onClick={() => setOpened('hand-over')}>
              Hand over
            </Button>
          </div>
        </div>
      )}
      {opened === 'hand-over' && (
        <HandOver
          part={{
            offspring: chosen,
            onDone: () => {
              setTicked(new Set())
              close()
            },
            onClose: close,
          }}
        />
      )}
      {opened === 'activate' && <ActivateKits part={{ litter, offspring: chosen, onClose: close }} />}
    </Sheet>
  )
}
