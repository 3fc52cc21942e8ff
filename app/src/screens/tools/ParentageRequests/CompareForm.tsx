import {
  type ParentageAnimal,
  type ParentageRequest,
  type ParentageRequestBody,
  parentageRequestBodySchema,
} from '@shop/contract/parentage'
import { Callout, Card, chakra, Form, SubmitButton } from '@shop/design-system'
import { useForm, useWatch } from 'react-hook-form'
import { useCompareParents, useParentageAnimals } from '../../../data/parentage.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'
import { AnimalField } from './AnimalField.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

type CompareFormProps = {
  /** What is chosen already. */
  chosen: { offspringId: string; damId: string | null; sireId: string | null }
  onCompared: (found: ParentageRequest) => void
}

/** An animal, and the dam, the sire or both. */
export function CompareForm({ chosen: defaultValues, onCompared }: CompareFormProps) {
  const compare = useCompareParents()
  const words = useAnimalWords()
  const form = useForm<ParentageRequestBody>({
    defaultValues,
    resolver: schemaResolver(parentageRequestBodySchema),
  })
  const data = useBeside(useParentageAnimals({}))
  const chosen = useWatch({ control: form.control, name: ['offspringId', 'damId', 'sireId'] })
  return (
    <Card>
      <Form
        form={form}
        aria-label="Compare"
        onSubmit={async (values) => {
          onCompared(await compare(values))
          form.reset({ offspringId: '', damId: null, sireId: null })
        }}
      >
        <Fields>
          <AnimalField name="offspringId" label={words('Animal')} required />
          <AnimalField name="damId" label="Dam" gender="female" />
          <AnimalField name="sireId" label="Sire" gender="male" />
        </Fields>
        <PanelNote animals={(data?.results ?? []).filter(({ id }) => chosen.includes(id))} />
        <chakra.div display="grid" justifySelf={{ sm: 'start' }}>
          <SubmitButton>Compare</SubmitButton>
        </chakra.div>
      </Form>
    </Card>
  )
}

/** Shown before anybody waits for an answer that cannot come. */
function PanelNote({ animals }: { animals: ParentageAnimal[] }) {
  const without = animals.filter(({ panel }) => panel === null)
  if (without.length)
    return (
      <Callout tone="caution" title="No DNA profile">
        {without.map(({ petName }) => petName).join(' and ')} cannot be compared without one.
      </Callout>
    )
  if (new Set(animals.map(({ panel }) => panel)).size > 1)
    return (
      <Callout tone="caution" title="Different panels">
        {animals.map(({ petName, panel }) => `${petName}: ${panel}`).join('; ')}. Profiles of different panels have no
        markers in common, so they cannot be compared.
      </Callout>
    )
  return null
}
