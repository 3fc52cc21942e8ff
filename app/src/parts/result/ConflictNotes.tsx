import type { AnimalProfile } from '@shop/contract/animal'
import type { Conflict } from '@shop/contract/conflict'
import { formatDate } from '@shop/contract/dates'
import { Callout, chakra } from '@shop/design-system'
import { useSettings } from '../../data/settings.tsx'
import { useAnimalWords } from '../animal/animal-words.tsx'

const List = chakra('ul', {
  base: { listStyleType: 'none', display: 'grid', gap: '1', marginBlockEnd: '2', '& code': { fontFamily: 'mono' } },
})

const saysOf = ({ kind, readings }: Conflict, words: (text: string) => string) =>
  kind === 'dna_profile'
    ? `${readings.map(({ barcode }) => barcode).join(' and ')} ${words('are of different animals, so no result of theirs counts')}`
    : readings.map(({ barcode, text }) => `${barcode} read ${text}`).join(', ')

/**
 * In what an animal's samples contradict each other: shown on each of its pages until the laboratory has settled it.
 */
export function ConflictNote({ profile: { petName, conflicts } }: { profile: AnimalProfile }) {
  const words = useAnimalWords()
  if (!conflicts.length) return null
  return (
    <chakra.div marginBlockEnd="8" _print={{ breakInside: 'avoid' }}>
      <Callout tone="caution" title={`Samples of ${petName} contradict each other`}>
        <List>
          {conflicts.map((conflict) => (
            <li key={conflict.name}>
              {conflict.name}: {saysOf(conflict, words)}.
            </li>
          ))}
        </List>
        None of this counts until the laboratory has settled which sample is right, and reports that state either are
        closed. We will email you when it is settled.
      </Callout>
    </chakra.div>
  )
}

/** How the laboratory settled it. */
export function Settled({ conflict: { name, settlement } }: { conflict: Conflict }) {
  const { country } = useSettings()
  if (!settlement) return null
  return (
    <Callout title="Settled by the laboratory">
      Two samples were read differently in this: {name}. {settlement.by} settled on{' '}
      {formatDate(settlement.date, country)} that sample {settlement.barcode} stands. Why: {settlement.reason}
    </Callout>
  )
}
