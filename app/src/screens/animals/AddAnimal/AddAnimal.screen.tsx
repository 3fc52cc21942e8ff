import { Breadcrumbs, PageHeader, TabLinks, chakra } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { useSettings } from '../../../data/settings.tsx'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { CollectedSample } from './CollectedSample.tsx'
import { OwnAnimal } from './OwnAnimal.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const collectedHref = `${paths.addAnimal}?of=somebody-else`

/** `/tools/add-animal`: one's own animal into the account, or one that a sample was taken of. Guests write down samples. */
export function AddAnimal() {
  const { user } = useSettings()
  const [query] = useSearchParams()
  const { listName, listHref } = useAnimalCopy()
  const words = useAnimalWords()
  // Whoever takes samples for others is a breeder, a vet or has no account.
  const isCollecting = !user || (user.type !== 'owner' && query.get('of') === 'somebody-else')
  const add = words('Add an animal')
  const title = isCollecting ? 'Whose sample did you take?' : add
  return (
    <>
      <PageTitle
        title={add}
        description="For collection agents: record whose sample you took, so the results reach the owner."
      />
      <PageHeader
        breadcrumbs={user && <Breadcrumbs trail={[{ label: listName, href: listHref }]} current={add} />}
        title={title}
        lead={
          isCollecting
            ? words(
                'For collection agents, vets and breeders: record the animal and its owner, so it is clear whose swab it is.',
              )
            : 'All you need is a name and a sex; the rest can wait.'
        }
      />
      {user && user.type !== 'owner' && (
        <chakra.div marginBlockEnd={{ base: '6', md: '8' }}>
          <TabLinks
            label="Whose it is"
            look="pills"
            links={[
              {
                label: words('My animal'),
                href: paths.addAnimal,
                isCurrent: !isCollecting,
              },
              { label: 'I took a sample for someone else', href: collectedHref, isCurrent: isCollecting },
            ]}
          />
        </chakra.div>
      )}
      {isCollecting ? <CollectedSample /> : <OwnAnimal />}
    </>
  )
}
