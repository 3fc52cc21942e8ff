import type { Settings } from '../../app/src/data/settings.tsx'
import { admin, breeder, owner, signedIn, vet } from '../../mocks/src/fixtures/user.ts'

const users = { breeder, owner, vet, admin }

/** Who may look at a screen; `story` is whoever its story names. */
export const viewers = ['story', 'guest', 'breeder', 'owner', 'vet', 'admin'] as const
export type Viewer = (typeof viewers)[number]

/** The account of a viewer; null where the story names none. */
export const userOf = (viewer: Viewer) => (viewer === 'story' || viewer === 'guest' ? null : users[viewer]())

/** What the settings of a story become with this viewer: user, type, tabs, menus and colours follow from them. */
export function settingsOf(viewer: Viewer): Partial<Settings> {
  if (viewer === 'story') return {}
  const user = userOf(viewer)
  return { user: user && signedIn(user), userType: user?.type ?? 'guest' }
}
