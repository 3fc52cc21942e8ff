import { userTypeAt, type UserType } from '@shop/contract/constants'
import { useLocation } from 'react-router-dom'
import { type Settings, useSettings } from '../data/settings.tsx'
import { paths } from '../paths.ts'

export type Audience = 'breeder' | 'owner' | 'vet'

/** The audiences' entry points, in the order of their tabs. */
export const audienceTabs: { audience: Audience; name: string; href: string }[] = [
  { audience: 'breeder', name: 'Breeder', href: paths.breeder },
  { audience: 'owner', name: 'Pet Owner', href: paths.owner },
  { audience: 'vet', name: 'Veterinarians', href: paths.vet },
]

/** Whose shop this is: a signed-in user's own (audience-4), else the path's, else what the guest chose before; pink when unknown. */
export function audienceOf(
  settings: Pick<Settings, 'user' | 'userType'> & Partial<Pick<Settings, 'chosenType'>>,
  pathname: string,
): Audience {
  const own: UserType | undefined = settings.user?.type
  const named = own && own !== 'guest' ? own : userTypeAt(pathname, settings)
  return named === 'guest' ? (settings.chosenType ?? 'breeder') : named
}

export const useAudience = (): Audience => audienceOf(useSettings(), useLocation().pathname)

/** The home page of a type of user (header-11). */
export const homeOf = (type: UserType): string => (type === 'guest' ? paths.home : paths[type])

/** The home page of the visitor's type. */
export function useHomeHref(): string {
  const { user, userType } = useSettings()
  return homeOf(user?.type ?? userType)
}

/** What a vet's animals are called, and everybody else's (audience-7). */
export const useAnimalNoun = (): 'animal' | 'patient' => (useAudience() === 'vet' ? 'patient' : 'animal')
