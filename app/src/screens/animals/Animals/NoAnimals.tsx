import { EmptyState, Illustration, type IllustrationName, LinkButton } from '@shop/design-system'
import type { ReactNode } from 'react'
import { type Audience, useAudience } from '../../../layouts/audience.ts'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { paths } from '../../../paths.ts'
import type { View } from './address.ts'

type Copy = { title: string; text: string; picture: IllustrationName; actions?: ReactNode }

const first: Record<Audience, Copy> = {
  breeder: {
    title: 'Your first animal goes here',
    text: 'Activate a kit and the animal appears here. Or add an animal now and choose its tests later.',
    picture: 'breeder',
    actions: (
      <>
        <LinkButton href={paths.activate}>Activate a kit</LinkButton>
        <LinkButton href={paths.dnaTests('breeder', 'dog')} variant="outline">
          Order a test
        </LinkButton>
      </>
    ),
  },
  owner: {
    title: 'Your first animal goes here',
    text: 'Has your kit arrived? Activate it and tell us about your pet, then follow the sample here.',
    picture: 'owner',
    actions: (
      <>
        <LinkButton href={paths.activate}>Activate a kit</LinkButton>
        <LinkButton href={paths.ownerProducts} variant="outline">
          See all tests
        </LinkButton>
      </>
    ),
  },
  vet: {
    title: 'Your first patient goes here',
    text: 'Add a patient with its owner’s name, and order the tests it needs.',
    picture: 'vet',
    actions: (
      <>
        <LinkButton href={paths.addAnimal}>Add a patient</LinkButton>
        <LinkButton href={paths.dnaTests('vet', 'dog')} variant="outline">
          Order tests
        </LinkButton>
      </>
    ),
  },
}

type NoAnimalsProps = { view: View; isFiltered: boolean; plainHref: string }

/** An empty list: why, and the next step for this audience. */
export function NoAnimals({ view, isFiltered, plainHref }: NoAnimalsProps) {
  const audience = useAudience()
  const { one, many, listName, listHref } = useAnimalCopy()
  const toList = (
    <LinkButton href={listHref} variant="outline">
      {listName}
    </LinkButton>
  )
  const copy: Record<View, Copy> = {
    own: first[audience],
    shared: {
      title: 'Nobody shares with you yet',
      text: 'When a breeder, owner or vet shares results with your email address, they appear here.',
      picture: 'mail',
      actions: toList,
    },
    shared_by_me: {
      title: `You share no ${many}`,
      text: `Choose “Share” in the menu of ${one === 'patient' ? 'a patient' : 'an animal'} to show its results to someone, such as ${one === 'patient' ? 'its owner' : 'your vet'}.`,
      picture: 'results',
      actions: toList,
    },
    archived: {
      title: 'Nothing is archived',
      text: `If you no longer need ${one === 'patient' ? 'A patient' : 'An animal'} on your list, archive it from its menu. Its results are kept.`,
      picture: 'litter',
      actions: toList,
    },
  }
  const { picture, ...said } = isFiltered
    ? {
        title: `No ${one} fits that`,
        text: 'Try part of the name or number, or search in everything.',
        picture: 'no-results' as const,
        actions: <LinkButton href={plainHref}>Show all {many}</LinkButton>,
      }
    : copy[view]
  return (
    <EmptyState {...said} role={isFiltered ? 'status' : undefined} illustration={<Illustration name={picture} />} />
  )
}
