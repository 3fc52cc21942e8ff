import type { Club } from '@shop/contract/club'
import { Button, Checkbox, chakra, Coat, Section, toaster } from '@shop/design-system'
import { useRef, useState } from 'react'
import { MoveQuestion } from './MoveQuestion.tsx'

const Sheet = chakra('div', {
  base: {
    maxWidth: 'prose',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    paddingInline: { base: '4', md: '6' },
    overflowWrap: 'anywhere',
    '& ul': { listStyleType: 'none' },
    '& .club-all, & .club-end': { paddingBlock: '4' },
    '& li, & .club-end': { borderTop: 'hairline' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 3rem',
      alignItems: 'center',
      gap: '4',
      paddingBlock: '3',
    },
    '& .club-coat': { aspectRatio: '1', borderRadius: 'control', overflow: 'hidden' },
    '& .club-more': { display: 'block', color: 'ink2', fontSize: 'sm' },
    '& .club-end': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
    },
  },
})
const Quiet = chakra('p', { base: { color: 'ink2' } })

/** As many as one call moves. */
const maxAtOnce = 500

/** One club: its animals, as many of them to choose as are wanted, and one button that moves them all at once. */
export function ClubAnimals({ club: { name, animals } }: { club: Club }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const chosen = animals.filter(({ id }) => ticked.has(id))
  const isAll = animals.length > 0 && chosen.length === animals.length
  const boxRef = useRef<HTMLDivElement>(null)
  const tick = (id: string, isOn: boolean) => {
    const next = new Set(ticked)
    if (isOn) next.add(id)
    else next.delete(id)
    setTicked(next)
  }
  const move = () => {
    if (chosen.length > maxAtOnce) return toaster.info(`Choose at most ${maxAtOnce} animals at once.`)
    if (chosen.length) return setAsking(true)
    toaster.info('Choose at least one animal first.')
    boxRef.current?.querySelector('input')?.focus()
  }
  if (!animals.length)
    return (
      <Section title={name} size="sm">
        <Quiet>This club holds no animals at the moment.</Quiet>
      </Section>
    )
  return (
    <Section title={name} size="sm">
      <Sheet ref={boxRef}>
        <div className="club-all">
          <Checkbox
            label={`All ${animals.length} animals`}
            checked={isAll}
            onChange={({ target }) => setTicked(new Set(target.checked ? animals.map(({ id }) => id) : []))}
          />
        </div>
        <ul>
          {animals.map(({ id, petName, registrationName, breed, gender, coat }) => (
            <li key={id}>
              <Checkbox
                label={
                  <>
                    {petName}
                    <span className="club-more">
                      {[registrationName, breed?.name, gender].filter(Boolean).join(', ')}
                    </span>
                  </>
                }
                checked={ticked.has(id)}
                onChange={({ target }) => tick(id, target.checked)}
              />
              <div className="club-coat">
                <Coat {...coat} ratio={1} />
              </div>
            </li>
          ))}
        </ul>
        <div className="club-end">
          <span role="status">
            {chosen.length} of {animals.length} chosen
          </span>
          <Button onClick={move}>Move to my account</Button>
        </div>
      </Sheet>
      {isAsking && (
        <MoveQuestion
          club={name}
          animals={chosen}
          onMoved={() => setTicked(new Set())}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}
