import type { AnimalCoat } from '@shop/contract/animal-coat'
import { Failure } from '@shop/contract/failure'
import { chakra, type Option } from '@shop/design-system'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type ColourLocus, genotypesFor } from '../../content/colour-loci.ts'
import { readAnimalCoat } from '../../data/result.ts'
import { useSpelling } from '../../data/spelling.tsx'
import { OwnAnimalField } from '../animal/OwnAnimalField.tsx'
import { untested } from './colour-query.ts'
import type { ColourWords } from './colour-words.ts'

type FromAnimalProps = {
  who: 'animal' | 'mate'
  loci: readonly ColourLocus[]
  words: ColourWords
  gender: 'female' | 'male' | undefined
}

/** What was taken over, in one sentence. */
function takenText(name: string, coat: AnimalCoat | null, count: number, spell: (text: string) => string): string {
  const read = coat?.loci.filter(({ genotype }) => genotype !== untested).length ?? 0
  if (!read) return `No ${spell('colour')} test of ${name} has a result that settles a gene. Choose what you know.`
  return read === count
    ? `All ${count} genes are taken from ${name}’s results.`
    : `${read} of ${count} genes are taken from ${name}’s results; the others count as not tested.`
}

/** One of the user's own animals, whose results fill the genotypes; they can still be changed by hand. */
export function FromAnimal({ who, loci, words: { own, speciesId }, gender }: FromAnimalProps) {
  const { setValue } = useFormContext()
  const spell = useSpelling()
  const [chosen, setChosen] = useState<Option | null>(null)
  const [said, setSaid] = useState('')
  const [error, setError] = useState<string>()
  // Of two choices in a row only the later one counts, however late the earlier answer comes.
  const turn = useRef(0)

  async function take(option: Option, name: string) {
    const mine = ++turn.current
    setChosen(option)
    setSaid('')
    setError(undefined)
    try {
      const { coat } = await readAnimalCoat(option.value).fetch()
      if (mine !== turn.current) return
      for (const locus of loci) {
        const { key } = locus
        const genotype = coat?.loci.find((one) => one.key === key)?.genotype ?? untested
        const value = genotypesFor(locus, gender).includes(genotype) ? genotype : untested
        setValue(`${who}.${key}`, value, { shouldDirty: true, shouldValidate: true })
      }
      setSaid(takenText(name, coat, loci.length, spell))
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      if (mine === turn.current) setError(failure.message)
    }
  }

  return (
    <>
      <OwnAnimalField
        label={`Take them from a ${own} of yours`}
        placeholder="Choose by name"
        speciesId={String(speciesId)}
        {...(gender && { gender })}
        value={chosen}
        {...(error && { error })}
        onChange={(option, animal) => void take(option, animal?.petName ?? option.label)}
      />
      <chakra.p role="status" textStyle="small" color="ink2" marginBlockStart="2" _empty={{ display: 'none' }}>
        {said}
      </chakra.p>
    </>
  )
}
