import { formatDate } from '@shop/contract/dates'
import type { Session } from '@shop/contract/session'
import { Badge, Button, chakra, SkeletonGroup, SkeletonText, toaster } from '@shop/design-system'
import { useSessionActions, useSessions } from '../../../data/session.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { Row, Rows } from './MyProfile.recipe.ts'
import { useAction } from '../../../parts/form/use-action.ts'

/** The browsers that are signed in; all but this one can be signed out here. */
export function SignedInBrowsers() {
  const { data, error, isValidating, mutate } = useSessions()
  const { end, endOthers } = useSessionActions()
  const { busy, run } = useAction()
  const { country } = useSettings()
  if (!data && error)
    return <FailedState headingLevel={3} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching where you are signed in">
        <SkeletonText lines={3} />
      </SkeletonGroup>
    )
  const others = data.results.filter(({ isCurrent }) => !isCurrent)
  const signOut = ({ id, device }: Session) =>
    run(async () => {
      await end(id)
      toaster.success(`${device} is signed out.`)
    }, id)
  const signOutOthers = () =>
    run(async () => {
      await endOthers()
      toaster.success('Every other browser is signed out.')
    }, 'others')
  return (
    <>
      <Rows>
        {data.results.map((session) => (
          <li key={session.id}>
            <Row>
              <div>
                <chakra.p fontWeight="semibold">{session.device}</chakra.p>
                <chakra.p textStyle="small" color="ink2">
                  Since {formatDate(session.createdAt, country)}, last seen {formatDate(session.lastSeenAt, country)}
                </chakra.p>
              </div>
              {session.isCurrent ? (
                <Badge tone="audience">This browser</Badge>
              ) : (
                <Button
                  variant="outline"
                  aria-label={`Sign out ${session.device}, here since ${formatDate(session.createdAt, country)}`}
                  isBusy={busy === session.id}
                  onClick={() => void signOut(session)}
                >
                  Sign out
                </Button>
              )}
            </Row>
          </li>
        ))}
      </Rows>
      {others.length > 1 && (
        <div className="rows-end">
          <Button variant="outline" isBusy={busy === 'others'} onClick={() => void signOutOthers()}>
            Sign out all others
          </Button>
        </div>
      )}
    </>
  )
}
