import { storePageSize } from '@shop/contract/constants'
import type { ParentageRequest } from '@shop/contract/parentage'
import {
  chakra,
  EmptyState,
  Illustration,
  Section,
  SkeletonGroup,
  SkeletonText,
  VisuallyHidden,
} from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useParentageRequests } from '../../../data/parentage.ts'
import { pageIn } from '../../../data/product.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'
import { paths } from '../../../paths.ts'
import { Comparison, namesOf, verdicts } from './Comparison.tsx'
import { CompareForm } from './CompareForm.tsx'
import { SameAnimal } from './SameAnimal.tsx'

/** `/my/parentage-requests`: compares the DNA profiles of an animal and its named parents (tools-7). */
export function ParentageRequests() {
  const [query] = useSearchParams()
  const [newest, setNewest] = useState<ParentageRequest>()
  return (
    <MyPage
      name="Parentage"
      title="Do the parents fit?"
      lead="We compare DNA profiles marker by marker. That can rule a parent out; it cannot prove one."
    >
      <chakra.div display="grid" gap="10">
        <CompareForm
          chosen={{
            offspringId: query.get('offspring') ?? '',
            damId: query.get('dam'),
            sireId: query.get('sire'),
          }}
          onCompared={setNewest}
        />
        <VisuallyHidden role="status">
          {newest && `${namesOf(newest)}: ${verdicts[newest.verdict].title}`}
        </VisuallyHidden>
        <Earlier page={pageIn(query)} />
        <SameAnimal />
      </chakra.div>
    </MyPage>
  )
}

function Earlier({ page }: { page: number }) {
  const words = useAnimalWords()
  const { data, error, isLoading, isValidating, mutate } = useParentageRequests(page)
  return (
    <Section title="Your comparisons">
      {data ? (
        <PagedList
          rows={data.results}
          nothing={
            <EmptyState
              illustration={<Illustration name="no-results" />}
              title="Nothing compared yet"
              text={words(
                'Choose an animal and at least one parent. Each of them needs a DNA profile on the same panel.',
              )}
            />
          }
          isLoading={isLoading}
          page={page}
          totalPages={Math.ceil(data.count / storePageSize)}
          hrefOf={(to) => (to > 1 ? `${paths.parentageRequests}?page=${to}` : paths.parentageRequests)}
        >
          <chakra.div display="grid" gap="4">
            {data.results.map((request) => (
              <Comparison key={request.id} request={request} />
            ))}
          </chakra.div>
        </PagedList>
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <SkeletonGroup label="Fetching your comparisons">
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
    </Section>
  )
}
