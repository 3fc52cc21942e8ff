import type { UserType } from '@shop/contract/constants'
import { useLocation } from 'react-router-dom'
import { type Settings, useSettings } from '../data/settings.tsx'

export type Audience = 'breeder' | 'owner' | 'vet'

/** The audience an entry point's path names (audience-3); other pages name none. */
export const audienceInPath = (pathname: string): Audience | undefined =>
  ({ breeder: 'breeder', vet: 'vet', 'pet-owner': 'owner' } as const)[pathname.split('/')[1] ?? '']

/** Whose shop this is: a signed-in user's own (audience-4), else the path's, else what the guest chose before; pink when unknown. */
export function audienceOf(settings: Pick<Settings, 'user' | 'userType'>, pathname: string): Audience {
  const own: UserType | undefined = settings.user?.type
  const named = own && own !== 'guest' ? own : (audienceInPath(pathname) ?? settings.userType)
  return named === 'guest' ? 'breeder' : named
}

export const useAudience = (): Audience => audienceOf(useSettings(), useLocation().pathname)
