import { registrationTypes } from '@shop/contract/auth'
import { Badge, chakra, Illustration, Link } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { accounts, type AccountCopy, registerCopy } from '../../../content/register.ts'
import { useSettings } from '../../../data/settings.tsx'
import { homeOf } from '../../../layouts/audience.ts'
import { CheckList } from '../../../parts/auth/CheckList.tsx'
import { nextPath, withNext } from '@shop/contract/next-path'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { SignedInAlready } from '../../../parts/auth/SignedInAlready.tsx'
import { paths } from '../../../paths.ts'
import { registerStyles } from './Register.recipe.ts'

const Base = chakra('div', registerStyles)

/** `/register?next=/path`: whose account it is to be; the guest's own kind is marked. */
export function Register() {
  const { user, userType } = useSettings()
  const next = nextPath(useSearchParams()[0].get('next'))
  if (user) return <SignedInAlready title={registerCopy.title} name={user.name} next={next ?? homeOf(user.type)} />
  return (
    <Base>
      <PageTitle title={registerCopy.title} description={registerCopy.lead} />
      <h1>{registerCopy.heading}</h1>
      <p className="lead">{registerCopy.lead}</p>
      <ul className="accounts">
        {registrationTypes.map((type) => (
          <li key={type} data-audience={type}>
            <AccountCard
              {...accounts[type]}
              href={withNext(paths.registerAs(type), next)}
              isYours={type === userType}
            />
          </li>
        ))}
      </ul>
      <p className="have-one">
        {registerCopy.haveOne} <Link href={next ? paths.loginFirst(next) : paths.login}>Log in</Link>
      </p>
    </Base>
  )
}

type AccountCardProps = AccountCopy & { href: string; isYours: boolean }

const AccountCard = ({ picture, card, points, href, isYours }: AccountCardProps) => (
  <div className="account" data-yours={isYours || undefined}>
    <Illustration name={picture} />
    <div className="account-head">
      <h2>{card.title}</h2>
      {isYours && <Badge>{registerCopy.yours}</Badge>}
      <p>{card.text}</p>
    </div>
    <CheckList points={points} />
    <a className="go" href={href}>
      {card.link}
    </a>
  </div>
)
