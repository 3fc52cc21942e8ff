import { chakra } from '@shop/design-system'
import { useWatch } from 'react-hook-form'
import { useAnimalCopy } from './animal-copy.ts'
import type { AnimalValues } from './animal-values.ts'
import { ParentField } from './ParentField.tsx'

const Parents = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '5',
    border: 'none',
    minWidth: '0',
    borderTop: 'hairline',
    paddingTop: '6',
    '& legend': { float: 'left', textStyle: 'h4', marginBottom: '1' },
    '& legend + *': { clear: 'both' },
    '& > p': { color: 'ink2', textStyle: 'small', marginTop: '-4' },
    '& .parents': {
      display: 'grid',
      gap: '5',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
    },
  },
})

type ParentFieldsProps = {
  /** The animal itself, which is no parent of its own. */
  self?: string | undefined
  /** What is needed, where it is not that either may be left out. */
  help?: string
}

/** Dam and sire, once it is known whether they are dogs or cats. */
export function ParentFields({ self, help }: ParentFieldsProps) {
  const { many } = useAnimalCopy()
  const species: AnimalValues['species'] = useWatch({ name: 'species' })
  if (!species) return null
  return (
    <Parents key={species.id}>
      <legend>Parents</legend>
      <p>{help ?? `One of your ${many}, or a name. You can leave either out.`}</p>
      <div className="parents">
        <ParentField side="dam" speciesId={species.id} self={self} />
        <ParentField side="sire" speciesId={species.id} self={self} />
      </div>
    </Parents>
  )
}
