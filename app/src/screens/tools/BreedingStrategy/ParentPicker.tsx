import { Failure } from '@shop/contract/failure'
import type { PairGenotypes } from '@shop/contract/tool'
import { Callout, chakra, type Option } from '@shop/design-system'
import { useState } from 'react'
import { type PairIds, readPairGenotypes } from '../../../data/tool.ts'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { animalLabel, OwnAnimalField } from '../../../parts/animal/OwnAnimalField.tsx'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import type { Sex } from './pair-rows.ts'

const sides = [
  { sex: 'dam', key: 'damId', gender: 'female', label: 'Dam' },
  { sex: 'sire', key: 'sireId', gender: 'male', label: 'Sire' },
] as const

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
  },
})

export const noPair: PairGenotypes = { dam: null, sire: null, tests: [] }
export const idsOf = ({ dam, sire }: PairGenotypes): PairIds => ({
  ...(dam && { damId: dam.id }),
  ...(sire && { sireId: sire.id }),
})

const optionOf = (parent: PairGenotypes['dam']): Option | null =>
  parent && { value: parent.id, label: animalLabel(parent) }

type ParentPickerProps = { pair: PairGenotypes; onPick: (sex: Sex, pair: PairGenotypes) => void }

/** Dam and sire from one's own animals: their results fill in the rows, where each can still be changed. */
export function ParentPicker({ pair, onPick }: ParentPickerProps) {
  const noun = useAnimalNoun()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const pick = async (sex: Sex, key: 'damId' | 'sireId', id: string) => {
    const { [key]: _, ...other } = idsOf(pair)
    const next: PairIds = id ? { ...other, [key]: id } : other
    setErrors({})
    try {
      onPick(sex, next.damId || next.sireId ? await readPairGenotypes(next).fetch() : noPair)
    } catch (error) {
      if (error instanceof Failure && error.fields[key]) setErrors({ [key]: error.fields[key] })
      else showFailure(error)
    }
  }
  return (
    <Fields>
      {sides.map(({ sex, key, gender, label }) => {
        const parent = pair[sex]
        const other = pair[sex === 'dam' ? 'sire' : 'dam']
        const conflicting = pair.tests.filter((test) => test.conflicting.includes(sex))
        const isUntested = parent && !conflicting.length && !pair.tests.some((test) => test[sex] !== null)
        return (
          <div key={sex}>
            <OwnAnimalField
              label={`${label}, from your ${noun}s`}
              placeholder="Choose, or fill in below"
              gender={gender}
              speciesId={other ? String(other.species.id) : undefined}
              none={`None of your ${noun}s`}
              value={optionOf(parent)}
              error={errors[key]}
              onChange={({ value }) => void pick(sex, key, value)}
            />
            {parent && conflicting.length > 0 && (
              <chakra.div marginBlockStart="3">
                <Callout tone="caution" title={`Samples of ${parent.petName} contradict each other`}>
                  {conflicting.map(({ product }) => product.name).join('; ')}: counts as not tested until the laboratory
                  has settled it.
                </Callout>
              </chakra.div>
            )}
            {isUntested && (
              <chakra.div marginBlockStart="3">
                <Callout title="No results yet">Choose the genotypes yourself, or leave them as not tested.</Callout>
              </chakra.div>
            )}
          </div>
        )
      })}
    </Fields>
  )
}
