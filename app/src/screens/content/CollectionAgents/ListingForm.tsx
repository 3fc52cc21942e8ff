import { type AgentListing, agentListingBodySchema } from '@shop/contract/collection-agent'
import {
  Badge,
  Card,
  CheckboxField,
  chakra,
  Form,
  Link,
  SelectField,
  SubmitButton,
  TextField,
  toaster,
} from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { agentCopy, speciesOptions } from '../../../content/collection-agents.ts'
import { useUpdateListing } from '../../../data/collection-agent.ts'
import { useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
    },
    alignItems: 'start',
  },
})
const Head = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    justifyItems: 'start',
    marginBlockEnd: '5',
    '& h2': { textStyle: 'h4', overflowWrap: 'anywhere' },
    '& p': { color: 'ink2', textWrap: 'pretty' },
  },
})

/** An agent's own entry, to change or to hide. */
export function ListingForm({ listing }: { listing: AgentListing }) {
  const update = useUpdateListing()
  const { user } = useSettings()
  const { place, postalCode, state, address, phone, openingTimes, species, isHidden } = listing
  const form = useForm({
    defaultValues: {
      place,
      postalCode,
      state: state ?? '',
      address: address ?? '',
      phone: phone ?? '',
      openingTimes: openingTimes ?? '',
      species,
      isHidden,
    },
    resolver: schemaResolver(agentListingBodySchema),
  })
  return (
    <Card size="lg">
      <Head>
        <Badge tone={isHidden ? 'neutral' : 'clear'} size="sm">
          {isHidden ? 'Hidden' : 'In the public list'}
        </Badge>
        <h2>Your entry: {listing.name}</h2>
        <p>
          Everyone can read what you enter here; leave out anything that should not be public. To change the name or
          country, please <Link href={paths.contact}>write to us</Link>.
        </p>
      </Head>
      <Form
        form={form}
        aria-label="Your entry"
        onSubmit={async (body) => {
          const changed = await update(body)
          toaster.success(changed.isHidden ? 'Your entry is hidden.' : 'Your entry is in the list.')
        }}
      >
        <Fields>
          <TextField name="address" label="Street and number" autoComplete="street-address" />
          <TextField name="place" label="Town" autoComplete="address-level2" required />
          <TextField name="postalCode" label="Postcode" autoComplete="postal-code" required />
          <TextField name="state" label="State" autoComplete="address-level1" />
          <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
          <SelectField name="species" label="Of which animals" options={speciesOptions} required />
        </Fields>
        <TextField name="openingTimes" label="When" help={agentCopy.openingTimesHelp} autoComplete="off" />
        <CheckboxField name="isHidden" label="Hide my entry for now" />
        {!user?.viewedBy && (
          <div>
            <SubmitButton>Save my entry</SubmitButton>
          </div>
        )}
      </Form>
    </Card>
  )
}
