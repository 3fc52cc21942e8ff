import type { Club, ClubAnimal } from '@shop/contract/club'
import { Button, Checkbox, chakra, Coat, Link, Section, toaster } from '@shop/design-system'
import { useRef, useState } from 'react'
import { paths } from '../../../paths.ts'
import { HandOver } from './HandOver.tsx'
import { MoveQuestion, type Way } from './MoveQuestion.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

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
    // Below the label, past its box.
    '& .club-results': { display: 'block', marginInlineStart: '8', marginBlockStart: '1', fontSize: 'sm' },
    '& .club-more': { display: 'block', color: 'ink2', fontSize: 'sm' },
    '& .club-ways': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& .club-end': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
    },
  },
})
const Quiet = chakra('p', { base: { color: 'ink2', paddingBlock: '1' } })

/** As many as one call moves. */
const maxAtOnce = 500

const giverOf = ({ handedOverBy }: ClubAnimal) =>
  handedOverBy && `Handed over by ${handedOverBy.isYou ? 'you' : handedOverBy.name}`

const isAnothers = ({ handedOverBy }: ClubAnimal) => Boolean(handedOverBy && !handedOverBy.isYou)

/** Why the chosen animals cannot go that way; undefined where they can. */
function refusalOf(chosen: readonly ClubAnimal[], way: Way, words: (text: string) => string): string | undefined {
  if (!chosen.length) return words('Please choose at least one animal.')
  if (chosen.length > maxAtOnce) return words(`Choose at most ${maxAtOnce} animals at once.`)
  if (way === 'take') {
    const others = chosen.find(isAnothers)
    return (
      others && `${others.handedOverBy?.name} handed ${others.petName} over. Give it back, and move the others alone.`
    )
  }
  const nobodys = chosen.find(({ handedOverBy }) => !handedOverBy)
  return nobodys && `No member handed ${nobodys.petName} over. You can move it to your account.`
}

/** One club: who acts for it, its animals, as many of them to choose as are wanted, and what moves them all at once. */
export function ClubAnimals({ club }: { club: Club }) {
  const { name, members, animals } = club
  const words = useAnimalWords()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [question, setQuestion] = useState<Way | 'handOver'>()
  const chosen = animals.filter(({ id }) => ticked.has(id))
  const isAll = animals.length > 0 && chosen.length === animals.length
  const boxRef = useRef<HTMLDivElement>(null)
  const tick = (id: string, isOn: boolean) => {
    const next = new Set(ticked)
    if (isOn) next.add(id)
    else next.delete(id)
    setTicked(next)
  }
  const move = (way: Way) => {
    const refusal = refusalOf(chosen, way, words)
    if (!refusal) return setQuestion(way)
    toaster.info(refusal)
    if (!chosen.length) boxRef.current?.querySelector('input')?.focus()
  }
  const close = () => setQuestion(undefined)
  return (
    <Section
      title={name}
      size="sm"
      action={
        <Button size="sm" variant="outline" onClick={() => setQuestion('handOver')}>
          {words('Hand over an animal')}
        </Button>
      }
    >
      <Quiet>
        {members.length
          ? `You act for this club with ${new Intl.ListFormat('en').format(members)}.`
          : 'You alone act for this club.'}
      </Quiet>
      {!animals.length && <Quiet>{words('This club holds no animals at the moment.')}</Quiet>}
      {animals.length > 0 && (
        <Sheet ref={boxRef}>
          <div className="club-all">
            <Checkbox
              label={words(`All ${animals.length} animals`)}
              checked={isAll}
              onChange={({ target }) => setTicked(new Set(target.checked ? animals.map(({ id }) => id) : []))}
            />
          </div>
          <ul>
            {animals.map((animal) => (
              <li key={animal.id}>
                <div>
                  <Checkbox
                    label={<AnimalLabel animal={animal} />}
                    checked={ticked.has(animal.id)}
                    onChange={({ target }) => tick(animal.id, target.checked)}
                  />
                  {animal.isReadByMembers && (
                    <span className="club-results">
                      <Link href={paths.animal(animal.id)}>Read {animal.petName}’s results</Link>
                    </span>
                  )}
                </div>
                <div className="club-coat">
                  <Coat {...animal.coat} ratio={1} />
                </div>
              </li>
            ))}
          </ul>
          <div className="club-end">
            <span role="status">
              {chosen.length} of {animals.length} chosen
            </span>
            <div className="club-ways">
              {animals.some(isAnothers) && (
                <Button variant="outline" onClick={() => move('giveBack')}>
                  Give back
                </Button>
              )}
              <Button onClick={() => move('take')}>Move to my account</Button>
            </div>
          </div>
        </Sheet>
      )}
      {question === 'handOver' && <HandOver club={club} onClose={close} />}
      {question && question !== 'handOver' && (
        <MoveQuestion
          club={club}
          animals={chosen}
          way={question}
          onMoved={() => setTicked(new Set())}
          onClose={close}
        />
      )}
    </Section>
  )
}

function AnimalLabel({ animal }: { animal: ClubAnimal }) {
  const { petName, registrationName, breed, gender } = animal
  const giver = giverOf(animal)
  return (
    <>
      {petName}
      <span className="club-more">{[registrationName, breed?.name, gender].filter(Boolean).join(', ')}</span>
      {giver && <span className="club-more">{giver}</span>}
    </>
  )
}
