import type { Animal } from '@shop/contract/animal'
import { chakra, EndlessList, Link, Skeleton, SkeletonGroup, Stack } from '@shop/design-system'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { animalListFile, type AnimalQuery, useAnimals } from '../../../data/animal.ts'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { ShareAnimalOf } from '../../../parts/sharing/ShareAnimalOf.tsx'
import type { Filters, View } from './address.ts'
import { AnimalRow } from './AnimalRow.tsx'
import { LeaveShare } from './LeaveShare.tsx'
import { NoAnimals } from './NoAnimals.tsx'
import { useArchive } from './use-archive.ts'

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '1',
    fontSize: 'sm',
  },
})

type AnimalListProps = { query: AnimalQuery; view: View; filters: Filters; plainHref: string }
type Opened = { what: 'share' | 'leave'; animal: Animal }

/** The list itself: it grows as one reads on, and an animal that no longer belongs leaves it at once. */
export function AnimalList({ query, view, filters, plainHref }: AnimalListProps) {
  const list = useAnimals(query)
  const { animals, count, error } = list
  const { many, one } = useAnimalCopy()
  const visit = useLocation().key
  const [opened, setOpened] = useState<Opened>()
  const countRef = useRef<HTMLParagraphElement>(null)
  // The row that had the focus is gone.
  const onGone = () => countRef.current?.focus()
  const archive = useArchive(list, onGone)
  const isFiltered = Boolean(filters.search || filters.gender || filters.species || filters.test || filters.status)

  if (!animals && error) return <FailedState error={error} onRetry={list.retry} isRetrying={list.isValidating} />
  if (!animals) return <Loading many={many} />
  return (
    <>
      <Head>
        <chakra.p ref={countRef} role="status" tabIndex={-1} outline="none" textStyle="small" color="ink2">
          {count.toLocaleString('en-US')} {count === 1 ? one : many}
          {filters.search && ` with “${filters.search}”`}
          {isFiltered && (
            <>
              . <Link href={plainHref}>Show all</Link>
            </>
          )}
        </chakra.p>
        {count > 0 && (
          <Link href={animalListFile(query)} download>
            With results as a spreadsheet (CSV)
          </Link>
        )}
      </Head>
      {animals.length ? (
        <EndlessList
          label={many}
          items={animals}
          total={count}
          itemKey={({ id }) => id}
          renderItem={(animal) => (
            <AnimalRow
              animal={animal}
              onShare={() => setOpened({ what: 'share', animal })}
              onLeave={() => setOpened({ what: 'leave', animal })}
              onArchive={(isArchived) => void archive(animal, isArchived)}
            />
          )}
          onNearEnd={list.loadMore}
          isLoadingMore={list.isLoadingMore}
          failure={error && { message: error.message, onRetry: list.retry }}
          restoreKey={visit}
        />
      ) : (
        <NoAnimals view={view} isFiltered={isFiltered} plainHref={plainHref} />
      )}
      {opened?.what === 'share' && (
        <ShareAnimalOf
          animal={opened.animal}
          onChange={(sharedWith) => {
            if (view === 'shared_by_me' && !sharedWith.length) void list.drop(opened.animal.id)
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.what === 'leave' && (
        <LeaveShare animal={opened.animal} leave={list.leave} onGone={onGone} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

const Loading = ({ many }: { many: string }) => (
  <SkeletonGroup label={`Fetching your ${many}`}>
    <Stack gap="3">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="box" height="6.25rem" />
      ))}
    </Stack>
  </SkeletonGroup>
)
