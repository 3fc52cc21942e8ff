import type { AnimalProfile } from '@shop/contract/animal'
import { Breadcrumbs, chakra, Illustration, LinkButton, PageHeader, TabLinks } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useAnimalProfile } from '../../data/animal-profile.ts'
import { type AnimalPage as PageName, paths } from '../../paths.ts'
import { ConflictNote } from '../result/ConflictNotes.tsx'
import { FailedState } from '../failure/FailedState.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { AnimalCard } from './AnimalCard.tsx'
import { AnimalSkeleton } from './AnimalSkeleton.tsx'
import { useAnimalCopy } from './animal-copy.ts'
import { Layout } from './Layout.ts'
import { withSample } from '../sample/with-sample.ts'

type Page = { label: string; name: Exclude<PageName, 'edit'> | null }

const pages: Page[] = [
  { label: 'Overview', name: null },
  { label: 'Health', name: 'health' },
  { label: 'Traits', name: 'traits' },
  { label: 'Breeds', name: 'breeds' },
  { label: 'DNA profile', name: 'dna-profile' },
  { label: 'Family', name: 'family' },
  { label: 'Life plan', name: 'life-plan' },
  { label: 'Samples', name: 'samples' },
  { label: 'Reports', name: 'reports' },
]

const hrefOf = (id: string, { name }: Page) => (name ? paths.animalPage(id, name) : paths.animal(id))

const Tabs = chakra('div', { base: { marginBlockEnd: { base: '6', md: '8' }, _print: { display: 'none' } } })

type AnimalPageProps = {
  /** Which of the animal's pages this is; null for the overview. */
  page: Page['name']
  children: (profile: AnimalProfile) => ReactNode
}

/** The frame of an animal's pages: who it is, and the way to all that is known of it. */
export function AnimalPage({ page, children }: AnimalPageProps) {
  const { id = '' } = useParams()
  const { data: profile, error, isValidating, mutate } = useAnimalProfile(id)
  if (error?.status === 404) return <MissingAnimal />
  if (error && !profile)
    return <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!profile) return <AnimalSkeleton />
  return (
    <ProfileFrame profile={profile} page={page}>
      {children(profile)}
    </ProfileFrame>
  )
}

type ProfileFrameProps = { profile: AnimalProfile; page: Page['name']; children: ReactNode }

function ProfileFrame({ profile, page, children }: ProfileFrameProps) {
  const copy = useAnimalCopy()
  const [query] = useSearchParams()
  const { id, petName } = profile
  const label = pages.find(({ name }) => name === page)?.label ?? ''
  const trail = [
    { label: 'My account', href: paths.my },
    { label: copy.listName, href: copy.listHref },
  ]
  return (
    <>
      <PageTitle title={page ? `${petName}: ${label}` : petName} />
      <Layout>
        <div className="animal-trail">
          <Breadcrumbs
            trail={page ? [...trail, { label: petName, href: paths.animal(id) }] : trail}
            current={page ? label : petName}
          />
        </div>
        <AnimalCard profile={profile} isFull={page === null} />
        <div className="animal-main">
          <Tabs>
            <TabLinks
              label={`${petName}’s pages`}
              links={pages.map((one) => ({
                label: one.label,
                href: withSample(hrefOf(id, one), query.get('sample')),
                isCurrent: one.name === page,
              }))}
            />
          </Tabs>
          <ConflictNote profile={profile} />
          {children}
        </div>
      </Layout>
    </>
  )
}

/** Another's animal looks the same as one that does not exist. */
function MissingAnimal() {
  const { one, listName, listHref } = useAnimalCopy()
  return (
    <>
      <PageTitle title={`We cannot find this ${one}`} />
      <PageHeader
        title={`We cannot find this ${one}`}
        lead="It may have a new owner, or is no longer shared with you. Everything you can see is in your list."
        actions={<LinkButton href={listHref}>{listName}</LinkButton>}
        aside={<Illustration name="lost" width="64" />}
      />
    </>
  )
}
