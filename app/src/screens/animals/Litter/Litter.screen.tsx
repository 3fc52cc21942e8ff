import { formatDate } from '@shop/contract/dates'
import type { Litter as LitterReply } from '@shop/contract/litter'
import {
  Breadcrumbs,
  DescriptionList,
  EmptyState,
  Illustration,
  Link,
  LinkButton,
  PageHeader,
  Stack,
} from '@shop/design-system'
import { useParams } from 'react-router-dom'
import { useLitter } from '../../../data/litter.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { breedText, litterTitleOf, whereText } from '../../../parts/litter/litter-copy.ts'
import { OnlyInPerson } from '../../../parts/offer/OnlyInPerson.tsx'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { AddOffspringButton } from './AddOffspringButton.tsx'
import { Offspring } from './Offspring.tsx'
import { RemoveLitter } from './RemoveLitter.tsx'

/** `/my/litters/:id`: where each of a litter is, what was found in it, and what can be done for several at once. */
export function Litter() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useLitter(id)
  if (data) return <Page litter={data} />
  return (
    <>
      <PageTitle title="A litter" />
      {error?.status === 404 ? (
        <EmptyState
          headingLevel={1}
          illustration={<Illustration name="breeder" />}
          title="This litter is not here"
          text="It was removed, or belongs to another account."
          actions={<LinkButton href={paths.litters}>Your litters</LinkButton>}
        />
      ) : error ? (
        <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <CardsLoading label="Fetching the litter" />
      )}
    </>
  )
}

const trail = [
  { label: 'My account', href: paths.my },
  { label: 'Litters', href: paths.litters },
]

function Page({ litter }: { litter: LitterReply }) {
  const { user, country } = useSettings()
  const isInPerson = !user?.viewedBy
  const title = litterTitleOf(litter)
  const { dam, sire, dateOfBirth } = litter
  return (
    <>
      <PageTitle title={title} />
      <PageHeader
        breadcrumbs={<Breadcrumbs trail={trail} current={title} />}
        title={title}
        lead={`${breedText(litter)}, born ${formatDate(dateOfBirth, country)}: ${whereText(litter)}.`}
        actions={isInPerson && <AddOffspringButton litter={litter} />}
        aside={
          <DescriptionList
            items={[
              { term: 'Dam', description: <Parent parent={dam} /> },
              { term: 'Sire', description: sire && <Parent parent={sire} /> },
            ]}
          />
        }
      />
      <Stack gap="6">
        {user?.viewedBy && <OnlyInPerson name={user.name} />}
        <Offspring litter={litter} isInPerson={isInPerson} />
        {isInPerson && <RemoveLitter litter={litter} />}
      </Stack>
    </>
  )
}

/** A parent, which leads to its page where the breeder may still see it. */
const Parent = ({ parent: { id, name } }: { parent: LitterReply['dam'] }) =>
  id ? <Link href={paths.animal(id)}>{name}</Link> : name
