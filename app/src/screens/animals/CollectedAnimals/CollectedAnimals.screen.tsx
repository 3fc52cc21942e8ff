import type { CollectedAnimal } from '@shop/contract/collected-animal'
import { storePageSize } from '@shop/contract/constants'
import { Button, EmptyState, Illustration, LinkButton, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCollectedAnimals } from '../../../data/collected-animal.ts'
import { pageIn } from '../../../data/product.ts'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { listAddress } from '../../../parts/page/list-address.ts'
import { ListSearch } from '../../../parts/page/ListSearch.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { SearchSummary } from '../../../parts/page/SearchSummary.tsx'
import { paths } from '../../../paths.ts'
import { CollectedAnimalDialog } from './CollectedAnimalDialog.tsx'
import { CollectedAnimalTable } from './CollectedAnimalTable.tsx'
import { DeleteQuestion } from './DeleteQuestion.tsx'

export type Opened = { what: 'add' } | { what: 'edit' | 'delete'; record: CollectedAnimal }

/** `/my/animals/collected?name=meg&page=2`: animals the user took samples of for other people. */
export function CollectedAnimals() {
  const [query] = useSearchParams()
  const { many } = useAnimalCopy()
  const name = query.get('name')?.trim() ?? ''
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <MyPage
      name={`Collected ${many}`}
      lead="Samples you took for other people. Each record says whose swab it is, so the results reach the owner."
      actions={<Button onClick={() => setOpened({ what: 'add' })}>Add a sample</Button>}
    >
      <ListSearch label="Search by name" action={paths.collectedAnimals} name="name" search={name} />
      <CollectedAnimalList name={name} page={pageIn(query)} onOpen={setOpened} />
      {opened?.what === 'delete' && <DeleteQuestion record={opened.record} onClose={close} />}
      {opened && opened.what !== 'delete' && (
        <CollectedAnimalDialog record={opened.what === 'edit' ? opened.record : undefined} onClose={close} />
      )}
    </MyPage>
  )
}

type CollectedAnimalListProps = { name: string; page: number; onOpen: (opened: Opened) => void }

function CollectedAnimalList({ name, page, onOpen }: CollectedAnimalListProps) {
  const { data, error, isLoading, isValidating, mutate } = useCollectedAnimals(name, page)
  const { one, many } = useAnimalCopy()
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label={`Fetching collected ${many}`}>
        <SkeletonText lines={10} />
      </SkeletonGroup>
    )
  return (
    <PagedList
      rows={data.data}
      nothing={<NoCollectedAnimals name={name} onAdd={() => onOpen({ what: 'add' })} />}
      summary={<SearchSummary count={data.total} one={one} many={many} search={name} href={paths.collectedAnimals} />}
      isLoading={isLoading}
      page={page}
      totalPages={Math.ceil(data.total / storePageSize)}
      hrefOf={(to) => listAddress(paths.collectedAnimals, { name }, to)}
    >
      <CollectedAnimalTable
        records={data.data}
        onEdit={(record) => onOpen({ what: 'edit', record })}
        onDelete={(record) => onOpen({ what: 'delete', record })}
      />
    </PagedList>
  )
}

const NoCollectedAnimals = ({ name, onAdd }: { name: string; onAdd: () => void }) =>
  name ? (
    <EmptyState
      role="status"
      illustration={<Illustration name="no-results" />}
      title={`Nothing with “${name}”`}
      text="Try part of the name, or of the registered name."
      actions={<LinkButton href={paths.collectedAnimals}>Show all</LinkButton>}
    />
  ) : (
    <EmptyState
      illustration={<Illustration name="swab" />}
      title="No samples yet"
      text="When you take a sample for someone, record whose it is. It only takes a minute."
      actions={<Button onClick={onAdd}>Add a sample</Button>}
    />
  )
