import type { Login as Typed } from '@shop/contract/auth'
import { Card, chakra, CoatWall, Link } from '@shop/design-system'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { loginWords } from '../../../content/login.ts'
import { useSettings } from '../../../data/settings.tsx'
import { homeOf } from '../../../layouts/audience.ts'
import { usePageExists } from '../../../layouts/page-exists.ts'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { DemoPeople } from './DemoPeople.tsx'
import { LoginForm } from './LoginForm.tsx'
import { nextPath } from './next-path.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '20' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 28rem) minmax(0, 30rem)' },
    justifyContent: 'center',
    alignItems: 'center',
    paddingBlock: { lg: '6' },
    '& h1': { textStyle: 'h1' },
    '& .login-lead': { color: 'ink2', marginBlockStart: '2', marginBlockEnd: '6' },
    '& .login-links': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '3',
      marginBlockStart: '5',
    },
    '& .login-picture': { display: { base: 'none', lg: 'block' } },
  },
})

type LoginProps = {
  /** Loads a page anew: what the server puts into every page is for one person. */
  loadPage?: (path: string) => void
}

/** `/login?next=/path`: signs in, then goes on to `next`, or to the home of the user's type. */
export function Login({ loadPage = (path) => location.assign(path) }: LoginProps) {
  const { user, isDemo } = useSettings()
  const [picked, setPicked] = useState<Typed>()
  const next = nextPath(useSearchParams()[0].get('next'))
  const pageExists = usePageExists()
  if (user) return <SignedIn name={user.name} next={next ?? homeOf(user.type)} />
  return (
    <Layout>
      <PageTitle title={loginWords.title} />
      <div>
        <h1>{loginWords.heading}</h1>
        <p className="login-lead">{loginWords.lead}</p>
        <Card>
          <LoginForm key={picked?.username} start={picked} onSignedIn={({ type }) => loadPage(next ?? homeOf(type))} />
        </Card>
        <div className="login-links">
          {pageExists(paths.register) && <Link href={paths.register}>Create an account</Link>}
          {pageExists(paths.forgotPassword) && <Link href={paths.forgotPassword}>Forgot your password?</Link>}
        </div>
      </div>
      {isDemo ? (
        <DemoPeople onPick={setPicked} />
      ) : (
        <div className="login-picture">
          <CoatWall tiles={loginWords.tiles} />
        </div>
      )}
    </Layout>
  )
}

/** Goes on by itself; the link is for those without scripts. */
function SignedIn({ name, next }: { name: string; next: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(next, { replace: true })
  }, [navigate, next])
  return (
    <div>
      <PageTitle title={loginWords.title} />
      <chakra.h1 textStyle="h1">You are logged in as {name}</chakra.h1>
      <chakra.p marginBlockStart="4">
        <Link href={next}>Go on</Link>
      </chakra.p>
    </div>
  )
}
