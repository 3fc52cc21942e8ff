import { storePageSize } from '@shop/contract/constants'
import type { MateList } from '@shop/contract/mate'
import { Callout, EmptyState, Illustration, LinkButton, Stack } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { pageIn } from '../../../data/product.ts'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { listAddress } from '../../../parts/page/list-address.ts'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { SampleDataNote } from '../../../parts/result/SheetNotes.tsx'
import { paths } from '../../../paths.ts'
import { countText } from './mate-copy.ts'
import { MateCard } from './MateCard.tsx'
import { MateControls } from './MateControls.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

type RankingProps = {
  /** Of the animal that is chosen; empty before one is. */
  id: string
  list: MateList | undefined
  isLoading: boolean
}

/** The animal that is chosen, and its mates in their order. */
export const Ranking = ({ id, list, isLoading }: RankingProps) => (
  <Stack gap="6">
    <MateControls list={list} />
    {!id ? (
      <ChooseFirst />
    ) : list ? (
      <MateCards list={list} isLoading={isLoading} />
    ) : (
      <CardsLoading label="Ranking its mates" />
    )}
  </Stack>
)

const ChooseFirst = () => (
  <EmptyState
    illustration={<Illustration name="results" />}
    title="Who needs a mate?"
    text={useAnimalWords()(
      'Choose a female to see your males, or the other way round. Archived and desexed animals are left out.',
    )}
  />
)

function MateCards({ list, isLoading }: { list: MateList; isLoading: boolean }) {
  const [query] = useSearchParams()
  const words = useAnimalWords()
  const page = pageIn(query)
  const address = Object.fromEntries([...query].filter(([key]) => key !== 'page'))
  return (
    <PagedList
      rows={list.results}
      nothing={<NoMates list={list} />}
      summary={`${countText(list.count, list.animal)}${words(desexedText(list))}`}
      isLoading={isLoading}
      page={page}
      totalPages={Math.ceil(list.count / storePageSize)}
      hrefOf={(to) => listAddress(paths.mates, address, to)}
    >
      {list.isSampleData && <SampleDataNote />}
      <Stack as="ol" gap="4" listStyleType="none">
        {list.results.map((mate, index) => (
          <li key={mate.animal.id}>
            <MateCard mate={mate} list={list} rank={(page - 1) * storePageSize + index + 1} />
          </li>
        ))}
      </Stack>
      <Callout title="What a ranking does not know">
        It only knows what the laboratory has found and what your pedigrees say. Untested does not mean clear. Similar
        DNA helps compare mates, but does not prove they are related. Temperament, health and diversity matter just as
        much.
      </Callout>
    </PagedList>
  )
}

const desexedText = ({ desexedCount }: MateList) =>
  desexedCount
    ? `. ${desexedCount === 1 ? '1 desexed animal is' : `${desexedCount} desexed animals are`} left out.`
    : ''

function NoMates({ list }: { list: MateList }) {
  const { animal, desexedCount } = list
  const words = useAnimalWords()
  const [kind, one] = [animal.species.name.toLowerCase(), animal.gender === 'female' ? 'male' : 'female']
  return (
    <EmptyState
      role="status"
      illustration={<Illustration name="no-results" />}
      title={`No mates for ${animal.petName} yet`}
      text={
        desexedCount
          ? `Every ${one} in your kennel is desexed.`
          : `You have no ${one} ${kind} in your kennel. Add one, or enter the genotypes you know for a pair.`
      }
      actions={
        <>
          <LinkButton href={paths.addAnimal}>{words('Add an animal')}</LinkButton>
          <LinkButton
            variant="outline"
            href={paths.breedingStrategyOf(animal.gender === 'female' ? { damId: animal.id } : { sireId: animal.id })}
          >
            Work out one pair
          </LinkButton>
        </>
      }
    />
  )
}
