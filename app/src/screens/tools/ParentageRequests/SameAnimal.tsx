import { type IdentityComparison, identityQuerySchema, type IdentityQuery } from '@shop/contract/parentage'
import { Callout, Card, chakra, Form, Section, SubmitButton } from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { compareIdentity } from '../../../data/parentage.ts'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { AnimalField } from './AnimalField.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

const answersOf = (noun: string) =>
  ({
    same: { tone: 'info', title: `The same ${noun}, or a twin` },
    different: { tone: 'info', title: `Two ${noun}s` },
    inconclusive: { tone: 'caution', title: 'No clear answer' },
    not_comparable: { tone: 'caution', title: 'Not comparable' },
  }) as const

/** Whether two samples are of one animal; nothing is stored. */
export function SameAnimal() {
  const noun = useAnimalNoun()
  const answers = answersOf(noun)
  const [found, setFound] = useState<IdentityComparison>()
  const form = useForm<IdentityQuery>({
    defaultValues: { animalId: '', otherId: '' },
    resolver: schemaResolver(identityQuerySchema),
  })
  return (
    <Section
      title={`Are two samples of one ${noun}?`}
      lead={`For two names of one ${noun}, or a swab that may have been mixed up. Choose one ${noun} twice to compare two of its samples.`}
    >
      <Card>
        <Form
          form={form}
          aria-label="Compare two samples"
          onSubmit={async (values) => setFound(await compareIdentity(values))}
        >
          <Fields>
            <AnimalField name="animalId" label="First sample of" required />
            <AnimalField name="otherId" label="Second sample of" required />
          </Fields>
          <chakra.div display="grid" justifySelf={{ sm: 'start' }}>
            <SubmitButton>Tell them apart</SubmitButton>
          </chakra.div>
        </Form>
        <div role="status">
          {found && (
            <Callout tone={answers[found.verdict].tone} title={answers[found.verdict].title}>
              {found.meaning}
            </Callout>
          )}
        </div>
      </Card>
    </Section>
  )
}
