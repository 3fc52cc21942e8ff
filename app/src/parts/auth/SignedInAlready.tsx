import { chakra, Link } from '@shop/design-system'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { PageTitle } from '../page/PageTitle.tsx'

type SignedInAlreadyProps = {
  /** Of the page they came to. */
  title: string
  /** The user's. */
  name: string
  next: string
}

/** Where there is nothing to do for who is signed in: it continues by itself; the link is for those without scripts. */
export function SignedInAlready({ title, name, next }: SignedInAlreadyProps) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(next, { replace: true })
  }, [navigate, next])
  return (
    <div>
      <PageTitle title={title} />
      <chakra.h1 textStyle="h1">You are logged in as {name}</chakra.h1>
      <chakra.p marginBlockStart="4">
        <Link href={next}>Go on</Link>
      </chakra.p>
    </div>
  )
}
