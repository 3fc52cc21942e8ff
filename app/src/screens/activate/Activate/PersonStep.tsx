import type { Activation } from '@shop/contract/activation'
import { SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useAddresses } from '../../../data/address.ts'
import { useCountries } from '../../../data/country.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useMe } from '../../../data/user.ts'
import { type PersonValues, personStart } from '../../../parts/address/person-start.ts'
import { PersonForm } from './PersonForm.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'

type Me = ReturnType<typeof useMe>['data']
type Book = ReturnType<typeof useAddresses>['data']

const startOf = ({ person, email }: Activation, me: Me, book: Book, country: string): PersonValues =>
  personStart({ person, email, me, book, country })

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
