import type { Activation } from '@shop/contract/activation'
import { SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useCountries } from '../../../data/country.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useMe } from '../../../data/user.ts'
import { PersonForm, type PersonValues } from './PersonForm.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'

type Me = ReturnType<typeof useMe>['data']

/** What is known already: said earlier, or in the account. */
const startOf = ({ person, email }: Activation, me: Me, country: string): PersonValues => ({
  firstName: person?.firstName ?? me?.firstName ?? '',
  lastName: person?.lastName ?? me?.lastName ?? '',
  email: person?.email ?? email ?? '',
  phone: person?.phone ?? me?.phoneNumber ?? '',
  address: person?.address ?? me?.address?.address ?? '',
  address2: person?.address2 ?? '',
  city: person?.city ?? me?.address?.city ?? '',
  state: person?.state ?? me?.address?.state ?? '',
  postalCode: person?.postalCode ?? me?.address?.postalCode ?? '',
  country: person?.country ?? me?.address?.country.code ?? country,
  acceptTerms: person?.acceptTerms ?? false,
})

/** Who the report is for. */
export function PersonStep(props: StepProps) {
  const { user, country } = useSettings()
  return user && !props.record.person ? (
    <FromAccount {...props} country={country} />
  ) : (
    <Filled {...props} start={startOf(props.record, undefined, country)} />
  )
}

/** A signed-in user's own details, once they are there; without them one types. */
function FromAccount({ country, ...props }: StepProps & { country: string }) {
  const { data, error } = useMe()
  return data || error ? <Filled {...props} start={startOf(props.record, data, country)} /> : <Loading />
}

function Filled({ start, ...props }: StepProps & { start: PersonValues }) {
  const countries = useCountries()
  return countries ? <PersonForm {...props} countries={countries} start={start} /> : <Loading />
}

const Loading = () => (
  <>
    <StepHeading name="About you">Who is the report for?</StepHeading>
    <SkeletonGroup label="Fetching your details">
      <SkeletonText lines={8} />
    </SkeletonGroup>
  </>
)
