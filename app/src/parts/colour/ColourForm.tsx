import { chakra, Form, SelectField, SubmitButton, SwitchField } from '@shop/design-system'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ColourLocus, genotypesFor } from '../../content/colour-loci.ts'
import { useSpelling } from '../../data/spelling.tsx'
import { type ColourForm as Values, untested } from './colour-query.ts'
import type { ColourWords } from './colour-words.ts'
import { FromAnimal } from './FromAnimal.tsx'

const Fieldset = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& legend': { textStyle: 'h3', marginBlockEnd: '3' },
    '& .whole': { gridColumn: '1 / -1' },
  },
})

export type ColourFormProps = {
  loci: readonly ColourLocus[]
  words: ColourWords
  resolver: Resolver<Values>
  /** How the colours are called, where that can be chosen. */
  namings?: readonly { value: string; label: string }[]
  start: Values
  /** The address's query that holds the genotypes. */
  queryOf: (values: Values) => string
}

/** The genotypes of one animal, and of its mate if one is wanted. */
export function ColourForm({ loci, words, resolver, namings, start, queryOf }: ColourFormProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const form = useForm<Values>({ defaultValues: start, resolver })
  const spell = useSpelling()
  const hasMate = useWatch({ control: form.control, name: 'hasMate' })
  return (
    <Form
      form={form}
      aria-label="Genotypes"
      onSubmit={(values) => void navigate(`${pathname}?${queryOf(values)}`, { preventScrollReset: true })}
    >
      <Genotypes
        who="animal"
        legend={hasMate ? words.dam : words.one}
        loci={loci}
        words={words}
        {...(hasMate && { gender: 'female' })}
      />
      <SwitchField name="hasMate" label={`Add a mate, and see the ${words.youngs}`} />
      {hasMate && <Genotypes who="mate" legend={words.sire} loci={loci} words={words} gender="male" />}
      {namings && <SelectField name="naming" label={spell('Names of the colours')} options={namings} />}
      <SubmitButton>{hasMate ? `Show the ${words.youngs}` : spell('Show the colour')}</SubmitButton>
    </Form>
  )
}

type GenotypesProps = {
  who: 'animal' | 'mate'
  legend: string
  loci: readonly ColourLocus[]
  words: ColourWords
  gender?: 'female' | 'male'
}

function Genotypes({ who, legend, loci, words, gender }: GenotypesProps) {
  const spell = useSpelling()
  return (
    <Fieldset>
      <legend>{legend}</legend>
      <div className="whole">
        {/* A dam is not chosen as one where there is no mate, so another list is another choice. */}
        <FromAnimal key={gender} who={who} loci={loci} words={words} gender={gender} />
      </div>
      {loci.map((locus) => (
        <SelectField
          key={locus.key}
          name={`${who}.${locus.key}`}
          label={spell(locus.label)}
          help={locus.help && spell(locus.help)}
          placeholder="Choose"
          options={[
            ...genotypesFor(locus, gender).map((genotype) => ({ value: genotype, label: genotype })),
            { value: untested, label: 'Not tested' },
          ]}
          required
        />
      ))}
    </Fieldset>
  )
}
