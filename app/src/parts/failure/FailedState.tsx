import { Failure } from '@shop/contract/failure'
import { ErrorState, type ErrorStateProps, Illustration, LinkButton } from '@shop/design-system'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'

type FailedStateProps = Pick<ErrorStateProps, 'onRetry' | 'isRetrying' | 'headingLevel' | 'illustration'> & {
  /** What a read threw. Its message is the server's, or the call's own fallback (error-2). */
  error: Error | undefined
}

const titles: Record<number, string> = {
  0: 'We cannot reach the shop',
  401: 'Please log in again',
  403: 'This is not open to your account',
  404: 'We cannot find this',
  429: 'One moment, please',
}

/** In place of content: why it is not there, by the kind of failure, and what helps against it. */
export function FailedState({ error, onRetry, illustration, ...state }: FailedStateProps) {
  const { pathname, search } = useLocation()
  const status = error instanceof Failure ? error.status : 500
  // Asking again does not help against these.
  const isFinal = status === 401 || status === 403 || status === 404
  return (
    <ErrorState
      {...state}
      title={titles[status]}
      text={error?.message}
      onRetry={isFinal ? undefined : onRetry}
      illustration={illustration === undefined && status === 0 ? <Illustration name="offline" /> : illustration}
      actions={status === 401 && <LinkButton href={paths.loginFirst(pathname + search)}>Log in</LinkButton>}
    />
  )
}
