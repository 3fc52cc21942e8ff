import type { Login as Typed } from '@shop/contract/auth'
import { Link, useIsHydrated } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loginCopy } from '../../../content/login.ts'
import { confirmedEmail } from '../../../data/auth.ts'
import { useSettings } from '../../../data/settings.tsx'
import { homeOf } from '../../../layouts/audience.ts'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'
import { LoginForm } from '../../../parts/auth/LoginForm.tsx'
import { nextPath, withNext } from '@shop/contract/next-path'
import { SignedInAlready } from '../../../parts/auth/SignedInAlready.tsx'
import { paths } from '../../../paths.ts'
import { DemoPeople } from './DemoPeople.tsx'

type LoginProps = {
  /** Loads a page from the server: what it puts into every page is for one person. */
  loadPage?: (path: string) => void
}

/** `/login?next=/path`: signs in, then opens `next`, or what is new in the account. */
export function Login({ loadPage = (path) => location.assign(path) }: LoginProps) {
  const { user, isDemo } = useSettings()
  const [picked, setPicked] = useState<Typed>()
  const confirmed = useConfirmedEmail()
  const next = nextPath(useSearchParams()[0].get('next'))
  if (user) return <SignedInAlready title={loginCopy.title} name={user.name} next={next ?? homeOf(user.type)} />
  const start = picked ?? confirmed
  return (
    <AuthPage
      name={loginCopy.title}
      heading={loginCopy.heading}
      lead={loginCopy.lead}
      links={
        <>
          <Link href={withNext(paths.register, next)}>Create an account</Link>
          <Link href={paths.forgotPassword}>Forgot your password?</Link>
          <Link href={paths.findOrder}>Find an order without an account</Link>
        </>
      }
      aside={isDemo && <DemoPeople onPick={setPicked} />}
    >
      <LoginForm key={start?.username} start={start} onSignedIn={() => loadPage(next ?? paths.my)} />
    </AuthPage>
  )
}

/** Whoever has just confirmed an address here need not type it again. */
function useConfirmedEmail(): Typed | undefined {
  const isHydrated = useIsHydrated()
  const username = isHydrated ? confirmedEmail() : null
  return useMemo(() => (username ? { username, password: '' } : undefined), [username])
}
