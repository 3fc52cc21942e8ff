import { formatDate } from '@shop/contract/dates'
import type { Litter } from '@shop/contract/litter'
import { workStartSchema } from '@shop/contract/work-spreadsheet'
import {
  Dialog,
  Form,
  LinkButton,
  SelectField,
  SkeletonGroup,
  SkeletonText,
  SubmitButton,
  TextField,
} from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useSettings } from '../../../data/settings.tsx'
import { useWorkSheetActions, useWorkSheets } from '../../../data/work-spreadsheet.ts'
import { storeSpeciesOfId } from '../../../parts/animal/pet-values.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import type { Chosen } from './chosen.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type ActivateKitsProps = { litter: Litter; offspring: Chosen[]; onClose: () => void }

/** Leads several of a litter into a work spreadsheet, each with its swab; there they are looked through and activated. */
export function ActivateKits({ litter, offspring, onClose }: ActivateKitsProps) {
  const { data, error, isValidating, mutate } = useWorkSheets()
  const kits = data?.kits
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title={offspring.length === 1 ? 'Activate a kit' : `Activate kits for ${offspring.length}`}
      description="Note which swab is whose. You can check everything on a work spreadsheet before anything is activated."
    >
      {kits?.length ? (
        <SwabForm litter={litter} offspring={offspring} kits={kits} />
      ) : kits ? (
        <NoKits litter={litter} />
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <SkeletonGroup label="Fetching your kits">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

const NoKits = ({ litter }: { litter: Litter }) => (
  <>
    <p>There are no kits in your account. Order some, and come back when they arrive.</p>
    <LinkButton href={paths.dnaTests('breeder', storeSpeciesOfId(litter.species.id) ?? 'dog')}>Find a test</LinkButton>
  </>
)

type SwabFormProps = Pick<ActivateKitsProps, 'litter' | 'offspring'> & {
  kits: { product: { id: number; name: string }; quantity: number }[]
}

function SwabForm({ litter, offspring, kits }: SwabFormProps) {
  const { start } = useWorkSheetActions()
  const { country } = useSettings()
  const navigate = useNavigate()
  const form = useForm({
    defaultValues: {
      productId: String(kits[0]?.product.id ?? ''),
      name: `Litter of ${litter.dam.name}, ${formatDate(litter.dateOfBirth, country)}`.slice(0, 120),
      lines: offspring.map(({ animal }) => ({ animalId: animal.id, barcode: '' })),
    },
    resolver: schemaResolver(workStartSchema) as never,
  })
  return (
    <Form
      form={form}
      aria-label="Activate kits"
      onSubmit={async (values) => {
        const { id } = await start(workStartSchema.cast(values))
        await navigate(paths.workSpreadsheet(id))
      }}
    >
      <SelectField
        name="productId"
        label="Kind of kit"
        help="The kits that are paid for and not activated yet. Each kind has a sheet of its own."
        options={kits.map(({ product: { id, name }, quantity }) => ({
          value: String(id),
          label: `${name}, ${quantity} ${quantity === 1 ? 'kit' : 'kits'}`,
        }))}
        required
      />
      {offspring.map(({ id, petName }, index) => (
        <TextField
          key={id}
          name={`lines.${index}.barcode`}
          label={`Barcode of ${petName}’s swab`}
          autoComplete="off"
          {...(index === 0 && {
            help: 'It stands on the sleeve. What you leave empty can be written in on the sheet.',
          })}
        />
      ))}
      <div>
        <SubmitButton>Go to the sheet</SubmitButton>
      </div>
    </Form>
  )
}
