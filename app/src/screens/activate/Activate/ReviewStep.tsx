import { optionalText } from '@shop/contract/form'
import { Callout, chakra, Coat, Form, TextField } from '@shop/design-system'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { useForm, useWatch } from 'react-hook-form'
import { array, mixed, number, object } from 'yup'
import { useActivationActions, useActivationBreed } from '../../../data/activation.ts'
import { pathOfStep } from '../../../data/activation-flow.ts'
import { useCountries } from '../../../data/country.ts'
import { useSettings } from '../../../data/settings.tsx'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { ReviewRow, ReviewSheet } from '../../../parts/form/ReviewSheet.tsx'
import { StepActions } from '../../../parts/form/StepFrame.tsx'
import { AgentField } from './AgentField.tsx'
import { dropDraft, readDraft, useActivationDraft } from './drafts.ts'
import { ExtraTests } from './ExtraTests.tsx'
import { petLines } from './pet-copy.ts'
import { reviewBodyOf, type ReviewValues, startOf } from './review-values.ts'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'
import { TestChoices } from './TestChoices.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const schema = object({
  tested: mixed<ReviewValues['tested']>().required(),
  upgradeProducts: array().of(number().required()).required(),
  coupon: optionalText(50),
  collectionAgent: mixed<NonNullable<ReviewValues['collectionAgent']>>().nullable(),
})

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    borderTop: 'hairline',
    paddingTop: '6',
    '& h2': { textStyle: 'h4', marginBlockEnd: '2' },
    '& .review-due': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      padding: '5',
      bg: 'sand',
      borderRadius: 'card',
    },
    '& .review-due strong': { textStyle: 'h3', fontVariantNumeric: 'tabular-nums' },
  },
})
const Breed = chakra('span', {
  base: { display: 'block', boxSize: '16', borderRadius: 'control', overflow: 'hidden', marginBlockStart: '2' },
})

/** Only the picture is missing: the breed's name is above. */
const Failed = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'ink2' } })

/** Everything at a glance, what is left out or added, and the last press where nothing is due. */
export function ReviewStep({ record, onNext, onBack }: StepProps) {
  const noun = useAnimalNoun()
  const words = useAnimalWords()
  const { country } = useSettings()
  const countries = useCountries()
  const { review, activate } = useActivationActions()
  const breed = useActivationBreed(record.pet?.breed?.id)
  const form = useForm<ReviewValues>({
    defaultValues: { ...startOf(record), ...readDraft<ReviewValues>('review', record.id) },
    resolver: schemaResolver(schema) as never,
  })
  useActivationDraft(form, 'review', record.id)
  const extra = useWatch({ control: form.control, name: 'upgradeProducts' })
  const { pet, person, kit, barcodes = [] } = record
  if (!pet || !person) return null
  const mustPay = record.type === 'step' || extra.length > 0

  const send = async (values: ReviewValues) => {
    const reviewed = await review(reviewBodyOf(values, record))
    dropDraft('review')
    if (reviewed.due) return onNext()
    await activate(reviewed)
    onNext('done')
  }
  return (
    <>
      <StepHeading
        name="Review"
        lead={`Please check everything. After this, the kit belongs to this ${noun} for good.`}
      >
        Is everything right?
      </StepHeading>
      <ReviewSheet>
        <ReviewRow term="Results to" what={record.email} href={pathOfStep('email')} />
        <ReviewRow
          term={barcodes.length > 1 ? 'Barcodes' : 'Barcode'}
          what={<chakra.span fontFamily="mono">{barcodes.join('\n')}</chakra.span>}
          href={pathOfStep('barcode')}
        />
        <ReviewRow
          term={record.type === 'step' ? 'Test' : 'Kit'}
          what={record.selectedProduct?.name ?? record.selectedTestKit?.name ?? kit?.product.name}
          href={pathOfStep('kit')}
        />
        <ReviewRow
          term={words('Animal')}
          what={
            <>
              {petLines(pet, country).join('\n')}
              {breed.data && (
                <Breed>
                  <Coat {...breed.data.coat} />
                </Breed>
              )}
              {breed.error && <Failed>{breed.error.message}</Failed>}
            </>
          }
          href={pathOfStep('about-my-pet')}
        />
        <ReviewRow
          term="You"
          what={
            <>
              <AddressLines address={person} countries={countries} />
              {`\n${person.email}`}
            </>
          }
          href={pathOfStep('about-me')}
        />
      </ReviewSheet>
      <Form form={form} isStored={false} onSubmit={send} aria-label="Activate">
        <Choices>
          <section aria-labelledby="review-tests">
            <h2 id="review-tests">What we test</h2>
            <TestChoices tests={record.tests} />
          </section>
          <ExtraTests record={record} />
          <AgentField country={person.country} />
          {mustPay && <TextField name="coupon" label="Coupon" autoComplete="off" spellCheck={false} />}
          <div role="status">
            {extra.length > 0 || !record.due ? (
              <Callout title={mustPay ? 'To pay' : 'Nothing to pay'}>
                {mustPay
                  ? 'You will see the total on the next page, before anything is charged.'
                  : 'Your kit covers everything.'}
              </Callout>
            ) : (
              <p className="review-due">
                To pay <strong>{record.due.label}</strong>
              </p>
            )}
          </div>
        </Choices>
        <StepActions next={mustPay ? 'Continue to payment' : 'Activate my kit'} onPrevious={onBack} />
      </Form>
    </>
  )
}
