import { activationTypes, barcodeFormSchema } from '@shop/contract/activation'
import { readBarcode } from '@shop/contract/codes'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { Button, chakra, Form, RadioCardsField, TextField } from '@shop/design-system'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { PackageCheck, Plus, TestTube, X } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type InferType, string } from 'yup'
import { useActivationActions } from '../../../data/activation.ts'
import { StepActions } from '../../../parts/form/StepFrame.tsx'
import { dropDraft, readDraft, useActivationDraft } from './drafts.ts'
import { ScanButton } from './ScanButton.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'
import { SwabPicture } from './SwabPicture.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const schema = barcodeFormSchema.shape({
  type: string().oneOf(activationTypes).required(messages.fieldRequired),
})
type Barcodes = InferType<typeof schema>

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& input[type=text], & input:not([type])': { fontFamily: 'mono', letterSpacing: '0.04em' },
    '& .barcode-picture': { display: { base: 'grid', lg: 'none' }, justifyItems: 'center' },
    '& .barcode-picture svg': { maxWidth: '48' },
  },
})

/** The server's message about a barcode, on the field of the one they name. */
function onItsField(failure: unknown, second: string | undefined): unknown {
  const text = failure instanceof Failure && failure.fields.barcodes
  if (!text) return failure
  const isSecond = second && text.includes(readBarcode(second))
  return new Failure(428, { message: failure.message, errors: { [isSecond ? 'secondBarcode' : 'barcode']: text } })
}

/** Which swab it is: one, or two of the same animal; and whether its tests are paid for. */
export function BarcodeStep({ record, onNext, onBack }: StepProps) {
  const { checkBarcodes } = useActivationActions()
  const [first = '', second = ''] = record.barcodes ?? []
  const form = useForm<Barcodes>({
    defaultValues: {
      barcode: first,
      confirmBarcode: first,
      secondBarcode: second,
      confirmSecondBarcode: second,
      type: record.type ?? 'redeem',
      ...readDraft<Barcodes>('barcode', record.id),
    },
    resolver: schemaResolver(schema),
  })
  useActivationDraft(form, 'barcode', record.id)
  const [hasSecond, setHasSecond] = useState(() => Boolean(form.getValues('secondBarcode')))
  const fill = (name: 'barcode' | 'secondBarcode') => (barcode: string) => {
    // Read by a machine, so there is no slip of the finger to guard against.
    form.setValue(name, barcode, { shouldDirty: true, shouldValidate: true })
    form.setValue(name === 'barcode' ? 'confirmBarcode' : 'confirmSecondBarcode', barcode, { shouldValidate: true })
  }
  const removeSecond = () => {
    form.setValue('secondBarcode', '')
    form.setValue('confirmSecondBarcode', '')
    form.clearErrors(['secondBarcode', 'confirmSecondBarcode'])
    setHasSecond(false)
  }
  const send = async ({ barcode, secondBarcode, type }: Barcodes) => {
    try {
      await checkBarcodes([barcode, ...(secondBarcode ? [secondBarcode] : [])], type)
    } catch (failure) {
      throw onItsField(failure, secondBarcode)
    }
    dropDraft('barcode')
    onNext()
  }
  const noun = useAnimalNoun()
  const typed = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
  return (
    <>
      <StepHeading
        name="Barcode"
        lead={`Type it twice, so your ${noun}’s results cannot be mixed up with anyone else’s.`}
      >
        What does the barcode on your swab say?
      </StepHeading>
      <Form form={form} isStored={false} onSubmit={send} aria-label="Your swab">
        <Fields>
          <div className="barcode-picture">
            <SwabPicture />
          </div>
          <ScanButton label="Scan it with the camera" onFound={fill('barcode')} />
          <TextField {...typed} name="barcode" label="Barcode" placeholder="KP0000000000" required />
          <TextField {...typed} name="confirmBarcode" label="Barcode again" required />
          {hasSecond ? (
            <>
              <ScanButton label="Scan the second one" onFound={fill('secondBarcode')} />
              <TextField {...typed} name="secondBarcode" label="Second barcode" />
              <TextField {...typed} name="confirmSecondBarcode" label="Second barcode again" />
              <div>
                <Button variant="ghost" onClick={removeSecond}>
                  <X aria-hidden size={18} /> Only one swab after all
                </Button>
              </div>
            </>
          ) : (
            <div>
              <Button variant="ghost" onClick={() => setHasSecond(true)}>
                <Plus aria-hidden size={18} /> Add a second swab of the same {noun}
              </Button>
            </div>
          )}
        </Fields>
        <RadioCardsField
          name="type"
          label="What is it?"
          required
          options={[
            {
              value: 'redeem',
              title: 'A kit that is paid for',
              description: 'Bought here, in a clinic or as a gift.',
              icon: <PackageCheck />,
            },
            {
              value: 'step',
              title: 'A swab without a test',
              description: 'Choose what to test for, and pay now.',
              icon: <TestTube />,
            },
          ]}
        />
        <StepActions next="Continue" onPrevious={onBack} />
      </Form>
    </>
  )
}
