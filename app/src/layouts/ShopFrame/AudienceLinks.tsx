import { audienceTabs } from '../audience.ts'
import { useWho } from '../use-who.ts'

/** The audiences' shops: all for a guest, their own for who is signed in (audience-5). */
export function AudienceLinks() {
  const who = useWho()
  return (
    <ul>
      {audienceTabs
        .filter(({ audience }) => !who.isSignedIn || audience === who.audience)
        .map(({ audience, name, href }) => (
          <li key={audience}>
            <a href={href} aria-current={audience === who.audience ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
    </ul>
  )
}
