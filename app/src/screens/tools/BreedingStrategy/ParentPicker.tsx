import { Callout, chakra, type Option, toaster, VirtualDropdown } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { readAnimals } from '../../../data/animal.ts'
import { readResults } from '../../../data/result.ts'
import { useRead } from '../../../data/use-call.ts'
import { type Known, type Sex, knownIn } from './known.ts'

const genders = { dam: 'female', sire: 'male' } as const

const Pair = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' } },
})

/** Dam and sire from one's own animals: their results fill in the rows, where each can still be changed. */
export const ParentPicker = ({ onFound }: { onFound: (sex: Sex, known: Known[]) => void }) => (
  <Pair>
    <Parent sex="dam" onFound={onFound} />
    <Parent sex="sire" onFound={onFound} />
  </Pair>
)

function Parent({ sex, onFound }: { sex: Sex; onFound: (sex: Sex, known: Known[]) => void }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const [isUntested, setIsUntested] = useState(false)
  const { data, isLoading } = useRead(
    readAnimals({ gender: genders[sex], ...(text && { queryType: 'name' as const, query: text }) }),
    { keepPreviousData: true },
  )
  const options = useMemo(
    () =>
      (data?.results ?? []).map(({ id, petName, breed }) => ({
        value: id,
        label: breed ? `${petName}, ${breed.name}` : petName,
      })),
    [data],
  )
  const choose = async (option: Option) => {
    setChosen(option)
    const animal = data?.results.find(({ id }) => id === option.value)
    if (!animal) return
    try {
      const sheets = await Promise.all(
        animal.barcodes.map((barcode: string) => readResults(animal.id, barcode).fetch()),
      )
      const known = knownIn(sheets)
      setIsUntested(!known.length)
      onFound(sex, known)
    } catch (error) {
      toaster.error(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div>
      <VirtualDropdown
        label={sex === 'dam' ? 'Dam, from your animals' : 'Sire, from your animals'}
        placeholder="Choose, or fill in below"
        options={options}
        isLoading={isLoading}
        onSearch={setText}
        value={chosen}
        onChange={(option) => void choose(option)}
      />
      {isUntested && (
        <chakra.div marginBlockStart="3">
          <Callout title="No results yet">Choose the genotypes yourself, or leave them as not tested.</Callout>
        </chakra.div>
      )}
    </div>
  )
}
