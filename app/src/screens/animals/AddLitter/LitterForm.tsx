import { type LitterBody, litterBodySchema } from '@shop/contract/litter'
import { CheckboxField, chakra, DateField, Form, SubmitButton, toaster } from '@shop/design-system'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useLitterActions } from '../../../data/litter.ts'
import { useSettings } from '../../../data/settings.tsx'
import { BreedField } from '../../../parts/animal/BreedField.tsx'
import { ParentFields } from '../../../parts/animal/ParentFields.tsx'
import { SpeciesField } from '../../../parts/animal/PetFields.tsx'
import { storeSpeciesOfId } from '../../../parts/animal/pet-values.ts'
import { youngOf } from '../../../parts/litter/litter-copy.ts'
import { paths } from '../../../paths.ts'
import type { LitterValues } from './litter-values.ts'
import { OffspringRows } from './OffspringRows.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const About = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: 'prose',
    '& .pet-pair [role=radiogroup]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

const at = (field: string) => field

/** A litter: what all of it share, then each by itself. It is entered whole, or not at all. */
export function LitterForm({ start }: { start: LitterValues }) {
  const { country } = useSettings()
  const { enter } = useLitterActions()
  const navigate = useNavigate()
  const words = useAnimalWords()
  const form = useForm<LitterValues, unknown, LitterBody>({
    defaultValues: start,
    resolver: schemaResolver(litterBodySchema) as never,
  })
  const species = useWatch({ control: form.control, name: 'species' })
  const isMixed = useWatch({ control: form.control, name: 'isMixedBreed' })
  const kind = storeSpeciesOfId(species?.id)
  const young = youngOf(species?.id)
  return (
    <Form
      form={form}
      aria-label="A litter"
      onSubmit={async (body) => {
        const { id, offspring } = await enter(body)
        toaster.success(
          offspring.length === 1
            ? words(`The ${young.one} is one of your animals now.`)
            : words(`All ${offspring.length} ${young.many} are among your animals now.`),
        )
        await navigate(paths.litter(id))
      }}
    >
      <About>
        <SpeciesField at={at} />
        {kind && (
          <>
            <BreedField
              key={kind}
              name="breed"
              species={kind}
              label={isMixed ? 'Main breed' : 'Breed'}
              help="Leave this empty if you do not know it."
            />
            <CheckboxField name="isMixedBreed" label="A mix of breeds" />
          </>
        )}
        <ParentFields help={words('Your own animals, or names. The sire may be left out.')} />
        <DateField name="dateOfBirth" label="Born on" country={country} required />
      </About>
      <OffspringRows young={young} />
      <div>
        <SubmitButton size="lg">Enter the litter</SubmitButton>
      </div>
    </Form>
  )
}
