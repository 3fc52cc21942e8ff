import type { Activation } from '@shop/contract/activation'
import { SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useAddresses } from '../../../data/address.ts'
import { useCountries } from '../../../data/country.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useMe } from '../../../data/user.ts'
import { PersonForm, type PersonValues } from './PersonForm.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'

type Me = ReturnType<typeof useMe>['data']
type Book = ReturnType<typeof useAddresses>['data']

/** What is known already: said earlier, in the account, or the address that was kept last. */
function startOf({ person, email }: Activation, me: Me, book: Book, country: string): PersonValues {
  const known = person ?? me?.address ?? book?.results.at(-1)
  const place = known?.country ?? country
  return {
    firstName: person?.firstName ?? me?.firstName ?? '',
    lastName: person?.lastName ?? me?.lastName ?? '',
    email: person?.email ?? email ?? '',
    phone: person?.phone ?? me?.phoneNumber ?? '',
    address: known?.address ?? '',
    address2: person?.address2 ?? '',
    city: known?.city ?? '',
    state: known?.state ?? '',
    postalCode: known?.postalCode ?? '',
    country: typeof place === 'string' ? place : place.code,
    acceptTerms: person?.acceptTerms ?? false,
  }
}

/** Who the report is for. */
export function PersonStep(props: StepProps) {
  const { user, country } = useSettings()
  return user && !props.record.person ? (
    <FromAccount {...props} country={country} />
  ) : (
    <Filled {...props} start={startOf(props.record, undefined, undefined, country)} />
  )
}

/** A signed-in user's own details, once they are there; without them one types. */
function FromAccount({ country, ...props }: StepProps & { country: string }) {
  const { data, error } = useMe()
  const book = useAddresses()
  const isKnown = (data || error) && (book.data || book.error)
  return isKnown ? <Filled {...props} start={startOf(props.record, data, book.data, country)} /> : <Loading />
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
