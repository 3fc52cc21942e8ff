import { limits } from '@shop/contract/constants'
import { requiredText } from '@shop/contract/form'
import { messages } from '@shop/contract/messages'
import { Callout, chakra, Form, Link, RadioCardsField, Skeleton, SkeletonGroup, TextField } from '@shop/design-system'
import { PackageCheck, ScanBarcode } from 'lucide-react'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type InferType, object, string } from 'yup'
import { useActivationActions, useTestKitBalance } from '../../../data/activation.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { StepActions } from '../../../parts/form/StepFrame.tsx'
import { paths } from '../../../paths.ts'
import { dropDraft, readDraft, useActivationDraft } from './drafts.ts'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

/** Not a kit of the balance but one whose code is typed. */
const byCode = 'code'

const schema = object({
  selectedTestKit: string().required(messages.fieldRequired),
  barcode: string().when('selectedTestKit', ([chosen]) =>
    chosen === byCode ? requiredText(limits.barcode) : string(),
  ),
})
type Values = InferType<typeof schema>

/** A plain swab: which paid kit's tests it gets, of the balance or by the kit's code (activate-10). */
export function BalanceForm({ record, onNext, onBack }: StepProps) {
  const { user } = useSettings()
  const { chooseKit } = useActivationActions()
  const balance = useTestKitBalance(user !== null)
  const kits = balance.data?.results.filter(({ quantity }) => quantity > 0) ?? []
  const form = useForm<Values>({
    defaultValues: {
      selectedTestKit: record.selectedTestKit ? String(record.selectedTestKit.id) : user ? '' : byCode,
      barcode: '',
      ...readDraft<Values>('kit', record.id),
    },
    resolver: schemaResolver(schema) as never,
  })
  useActivationDraft(form, 'kit', record.id)
  const hasNone = balance.data !== undefined && kits.length === 0
  const { setValue } = form
  useEffect(() => {
    if (hasNone) setValue('selectedTestKit', byCode)
  }, [hasNone, setValue])
  const isByCode = useWatch({ control: form.control, name: 'selectedTestKit' }) === byCode

  const send = async ({ selectedTestKit, barcode = '' }: Values) => {
    const product = kits.find(({ product: { id } }) => String(id) === selectedTestKit)?.product
    await chooseKit(product ? { barcode: record.barcodes?.[0] ?? '', selectedTestKit: product } : { barcode })
    dropDraft('kit')
    onNext()
  }
  return (
    <>
      <StepHeading
        name="Kit"
        lead="Your swab came without tests. Choose the kit to use for it. That kit is then used up."
      >
        Which of your kits pays for it?
      </StepHeading>
      <Form form={form} isStored={false} onSubmit={send} aria-label="Your kit">
        {user && balance.error && (
          <FailedState
            headingLevel={2}
            error={balance.error}
            onRetry={() => void balance.mutate()}
            isRetrying={balance.isValidating}
          />
        )}
        {user && balance.isLoading && (
          <SkeletonGroup label="Fetching your kits">
            <chakra.div display="grid" gap="3">
              <Skeleton width="full" height="16" />
              <Skeleton width="full" height="16" />
            </chakra.div>
          </SkeletonGroup>
        )}
        {hasNone && (
          <Callout title="No kits left">
            All the kits of your account are activated. Enter the code of another kit, or go back and choose “A swab
            without a test”.
          </Callout>
        )}
        {kits.length > 0 && (
          <RadioCardsField
            name="selectedTestKit"
            label="Your kits"
            required
            options={[
              ...kits.map(({ product, quantity }) => ({
                value: String(product.id),
                title: product.name,
                aside: `${quantity} left`,
                icon: <PackageCheck />,
              })),
              { value: byCode, title: 'Another kit', description: 'I have its code.', icon: <ScanBarcode /> },
            ]}
          />
        )}
        {!user && (
          <p>
            Bought your kits here? <Link href={paths.loginFirst(paths.activateStep('kit'))}>Log in</Link> and choose one
            without typing.
          </p>
        )}
        {isByCode && (
          <chakra.div css={{ '& input': { fontFamily: 'mono' } }}>
            <TextField
              name="barcode"
              label="The kit’s code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="KP0000000000"
              required
              help="The barcode on the box of a kit that is paid for."
            />
          </chakra.div>
        )}
        <StepActions next="Continue" onPrevious={onBack} />
      </Form>
    </>
  )
}
