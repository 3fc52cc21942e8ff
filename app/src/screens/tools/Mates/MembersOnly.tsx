import { membershipId, membershipTerms } from '@shop/contract/constants'
import { EmptyState, Illustration, LinkButton } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const product = paths.product({ id: membershipId, name: 'Kennel membership' })
const { percentOff, points } = membershipTerms

/** What members have here, the way to become one, and what is open to everybody. */
export function MembersOnly() {
  const { user } = useSettings()
  const words = useAnimalWords()
  const isBreeder = user?.type === 'breeder'
  return (
    <EmptyState
      illustration={<Illustration name="multi-pack" />}
      title="This is part of the kennel membership"
      text={`${words('Choose one of your animals')} and see every possible mate in your kennel at once, ordered by what the litter could inherit, by how closely the two are related, or by the coat you hope for. Members also pay ${percentOff}% less and get ${points} points each year.${isBreeder ? '' : ' It belongs to a breeder’s account.'} Working out one pair is free for everybody.`}
      actions={
        <>
          {isBreeder && <LinkButton href={product}>See the membership</LinkButton>}
          <LinkButton variant={isBreeder ? 'outline' : 'solid'} href={paths.breedingStrategy}>
            Work out one pair
          </LinkButton>
        </>
      }
    />
  )
}
