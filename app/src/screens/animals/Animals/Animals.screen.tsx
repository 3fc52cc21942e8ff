import { LinkButton, Stack, TabLinks } from '@shop/design-system'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAudience } from '../../../layouts/audience.ts'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { animalQueryAt, filtersIn, sharedByMeHref, viewAt } from './address.ts'
import { AnimalFilters } from './AnimalFilters.tsx'
import { AnimalList } from './AnimalList.tsx'
import { leadOf } from './view-copy.ts'

/** One's animals, those others share, those one shares and the archived ones; what is searched for is in the address. */
export function Animals() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { one, many, listName, listHref } = useAnimalCopy()
  const audience = useAudience()
  const view = viewAt(pathname, query)
  const links = [
    { view: 'own', label: listName, href: listHref },
    { view: 'shared', label: 'Shared with me', href: paths.sharedAnimals },
    { view: 'shared_by_me', label: 'Shared by me', href: sharedByMeHref },
    { view: 'archived', label: 'Archived', href: paths.archivedAnimals },
  ].map((link) => ({ ...link, isCurrent: link.view === view }))
  const current = links.find(({ isCurrent }) => isCurrent)
  const name = view === 'archived' ? `Archived ${many}` : (current?.label ?? listName)
  const plain = current?.href ?? listHref
  const listQuery = animalQueryAt(pathname, query)
  return (
    <MyPage
      name={name}
      lead={leadOf(view, one)}
      actions={
        <>
          {audience === 'breeder' && (
            <LinkButton variant="outline" href={paths.litters}>
              Litters
            </LinkButton>
          )}
          <LinkButton href={paths.addAnimal}>{`Add ${one === 'animal' ? 'an animal' : 'a patient'}`}</LinkButton>
        </>
      }
    >
      <Stack gap="5">
        <TabLinks label={`Which ${many}`} links={links} />
        <AnimalFilters key={plain} filters={filtersIn(query)} view={view} />
        <AnimalList
          key={JSON.stringify(listQuery)}
          query={listQuery}
          view={view}
          filters={filtersIn(query)}
          plainHref={plain}
        />
      </Stack>
    </MyPage>
  )
}
