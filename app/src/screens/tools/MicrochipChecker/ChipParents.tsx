import type { ChipRecord } from '@shop/contract/tool'
import { Callout, Card, chakra, Link } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { useAudience } from '../../../layouts/audience.ts'
import { storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { paths } from '../../../paths.ts'
import { ParentFacts } from './ParentFacts.tsx'
import { chipFindingOf } from './parent-copy.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const Parents = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

/** An animal with this number, and what DNA shows of its dam and sire. */
export function ChipParents({ record, code }: { record: ChipRecord; code: string }) {
  const { user } = useSettings()
  const audience = useAudience()
  const words = useAnimalWords()
  const { animal, species, panels, isSampleData, parents } = record
  const mayGoOn = animal !== null && animal.rights !== 'view'
  const reader = {
    offspring: {
      id: mayGoOn ? animal.id : null,
      name: animal?.petName ?? words('The animal'),
      species: storeSpeciesOf({ species }) ?? 'dog',
      panels,
    },
    audience,
  }
  const heading = `parents-${animal?.id ?? 'unnamed'}`
  return (
    <chakra.section aria-labelledby={heading} display="grid" gap="4">
      <div>
        <chakra.h2 id={heading} textStyle="h2" textWrap="balance" marginBlockEnd="2">
          {chipFindingOf(record, words('This animal'))}
        </chakra.h2>
        <chakra.p color="ink2" textWrap="pretty">
          {[
            animal?.breed?.name ?? species.name,
            panels.length ? `DNA profile on ${panels.join(' and ')}` : 'no DNA profile that counts',
          ].join(' · ')}
          {animal && (
            <>
              {' · '}
              <Link href={paths.animalPage(animal.id, 'family')}>Its family</Link>
            </>
          )}
        </chakra.p>
      </div>
      {isSampleData && (
        <Callout title="Sample data">These profiles were made for trying the shop out. No animal was tested.</Callout>
      )}
      <Parents>
        {parents.map((parent) => (
          <ParentFacts key={parent.role} parent={parent} reader={reader} isStranger={animal === null} />
        ))}
      </Parents>
      {animal === null && (
        <Card size="sm">
          <chakra.p textWrap="pretty">
            {words(
              'We keep private who the owner is, the animal’s name, and the names of parents that DNA does not support.',
            )}{' '}
            {user ? (
              'Ask them to share it with you.'
            ) : (
              <>
                Is it yours? <Link href={paths.loginFirst(paths.myMicrochip(code))}>Log in and see all of it</Link>.
              </>
            )}
          </chakra.p>
        </Card>
      )}
    </chakra.section>
  )
}
