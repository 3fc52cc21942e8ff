import { yupResolver } from '@hookform/resolvers/yup'
import { felineColourFormSchema } from '@shop/contract/tool'
import { chakra, Form, SelectField, SubmitButton, SwitchField } from '@shop/design-system'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { felineLoci, namings } from '../../../content/feline-loci.ts'
import type { ColourForm as Values } from './colour-query.ts'

const Fieldset = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& legend': { textStyle: 'h3', marginBlockEnd: '3' },
  },
})

type ColourFormProps = { start: Values; onAsk: (values: Values) => void }

/** Four genotypes of one cat, and of its mate if one is wanted. */
export function ColourForm({ start, onAsk }: ColourFormProps) {
  const form = useForm<Values>({
    defaultValues: start,
    resolver: yupResolver(felineColourFormSchema) as unknown as Resolver<Values>,
  })
  const hasMate = useWatch({ control: form.control, name: 'hasMate' })
  return (
    <Form form={form} aria-label="Genotypes" onSubmit={onAsk}>
      <Genotypes who="cat" legend={hasMate ? 'The queen' : 'Your cat'} />
      <SwitchField name="hasMate" label="Add a mate, and see the kittens" />
      {hasMate && <Genotypes who="mate" legend="The tom" />}
      <SelectField name="naming" label="Names of the colours" options={namings} />
      <SubmitButton>{hasMate ? 'Show the kittens' : 'Show the colour'}</SubmitButton>
    </Form>
  )
}

const Genotypes = ({ who, legend }: { who: 'cat' | 'mate'; legend: string }) => (
  <Fieldset>
    <legend>{legend}</legend>
    {felineLoci.map(({ key, label, help, genotypes }) => (
      <SelectField
        key={key}
        name={`${who}.${key}`}
        label={label}
        help={help}
        placeholder="Choose"
        options={genotypes.map((genotype) => ({ value: genotype, label: genotype }))}
        required
      />
    ))}
  </Fieldset>
)
