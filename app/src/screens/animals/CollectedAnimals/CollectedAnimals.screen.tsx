import type { CollectedAnimal } from '@shop/contract/collected-animal'
import { storePageSize } from '@shop/contract/constants'
import {
  Box,
  Button,
  chakra,
  EmptyState,
  Illustration,
  Link,
  LinkButton,
  Pagination,
  SearchBox,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@shop/design-system'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCollectedAnimals } from '../../../data/collected-animal.ts'
import { pageIn } from '../../../data/product.ts'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { CollectedAnimalDialog } from './CollectedAnimalDialog.tsx'
import { CollectedAnimalTable } from './CollectedAnimalTable.tsx'
import { DeleteQuestion } from './DeleteQuestion.tsx'

export type Opened = { what: 'add' } | { what: 'edit' | 'delete'; record: CollectedAnimal }

/** `/my/animals/collected?name=meg&page=2`: animals the user took samples of for other people. */
export function CollectedAnimals() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { many } = useAnimalCopy()
  const name = query.get('name')?.trim() ?? ''
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <MyPage
      name={`Collected ${many}`}
      lead="Samples you took for other people. Each record says whose swab it is, so that the results find their owner."
      actions={<Button onClick={() => setOpened({ what: 'add' })}>Add a sample</Button>}
    >
      <Box maxWidth="form" marginBlockEnd="6">
        <SearchBox
          key={name}
          label="Search by name"
          action={paths.collectedAnimals}
          name="name"
          defaultValue={name}
          onSearch={(text) => void navigate(collectedHref(text))}
        />
      </Box>
      <CollectedAnimalList name={name} page={pageIn(query)} onOpen={setOpened} />
      {opened?.what === 'delete' && <DeleteQuestion record={opened.record} onClose={close} />}
      {opened && opened.what !== 'delete' && (
        <CollectedAnimalDialog record={opened.what === 'edit' ? opened.record : undefined} onClose={close} />
      )}
    </MyPage>
  )
}

const collectedHref = (name: string, page = 1) => {
  const query = new URLSearchParams({ ...(name && { name }), ...(page > 1 && { page: String(page) }) })
  return query.size ? `${paths.collectedAnimals}?${query}` : paths.collectedAnimals
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
  if (!data.data.length) return <NoCollectedAnimals name={name} onAdd={() => onOpen({ what: 'add' })} />
  return (
    <Stack gap="5" aria-busy={isLoading} opacity={isLoading ? 0.5 : 1}>
      <chakra.p role="status" textStyle="small" color="ink2">
        {data.total.toLocaleString('en-US')} {data.total === 1 ? one : many}
        {name && (
          <>
            {` with “${name}”. `}
            <Link href={paths.collectedAnimals}>Show all</Link>
          </>
        )}
      </chakra.p>
      <CollectedAnimalTable
        records={data.data}
        onEdit={(record) => onOpen({ what: 'edit', record })}
        onDelete={(record) => onOpen({ what: 'delete', record })}
      />
      <Pagination
        page={page}
        totalPages={Math.ceil(data.total / storePageSize)}
        hrefOf={(to) => collectedHref(name, to)}
      />
    </Stack>
  )
}

const NoCollectedAnimals = ({ name, onAdd }: { name: string; onAdd: () => void }) =>
  name ? (
    <EmptyState
      role="status"
      illustration={<Illustration name="no-results" />}
      title={`Nothing with “${name}”`}
      text="Try a part of the name, or of the registered name."
      actions={<LinkButton href={paths.collectedAnimals}>Show all</LinkButton>}
    />
  ) : (
    <EmptyState
      illustration={<Illustration name="swab" />}
      title="No samples yet"
      text="When you take a sample for somebody, write down whose it is. It takes a minute, and the swab cannot be mixed up."
      actions={<Button onClick={onAdd}>Add a sample</Button>}
    />
  )
