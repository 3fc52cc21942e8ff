import { type Registration, registrationTypes } from '@shop/contract/auth'
import { chakra, Illustration, Link } from '@shop/design-system'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { accounts, type AccountCopy, registerCopy, sentCopy } from '../../../content/register.ts'
import { storeNextStep } from '../../../data/auth.ts'
import { useSettings } from '../../../data/settings.tsx'
import { homeOf } from '../../../layouts/audience.ts'
import { CheckList } from '../../../parts/auth/CheckList.tsx'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'
import { MailSent } from '../../../parts/auth/MailSent.tsx'
import { nextPath, withNext } from '@shop/contract/next-path'
import { SignedInAlready } from '../../../parts/auth/SignedInAlready.tsx'
import { paths } from '../../../paths.ts'
import { RegisterForm } from './RegisterForm.tsx'

/** `/register/breeder?next=/path` and its neighbours: the form, then "look into your mail" in its place. */
export function RegisterAs() {
  const { user } = useSettings()
  const { pathname } = useLocation()
  const next = nextPath(useSearchParams()[0].get('next'))
  const [sent, setSent] = useState<Registration>()
  const [start, setStart] = useState<Registration>()
  const type = registrationTypes.find((type) => pathname.startsWith(paths.registerAs(type))) ?? 'breeder'
  const account = accounts[type]
  if (user) return <SignedInAlready title={account.title} name={user.name} next={next ?? homeOf(user.type)} />
  const copy = sent ? { ...sentCopy, isNews: true } : account
  return (
    <div data-audience={type}>
      <AuthPage
        name={account.title}
        heading={copy.heading}
        isNews={sent !== undefined}
        lead={copy.lead}
        links={
          <>
            <Link href={withNext(paths.register, next)}>Another kind of account</Link>
            <span>
              {registerCopy.haveOne} <Link href={next ? paths.loginFirst(next) : paths.login}>Log in</Link>
            </span>
          </>
        }
        aside={!sent && <Benefits picture={account.picture} points={account.points} />}
      >
        {sent ? (
          <MailSent
            email={sent.email}
            text={sentCopy.text}
            onAgain={() => {
              setStart(sent)
              setSent(undefined)
            }}
          />
        ) : (
          <RegisterForm
            key={type}
            type={type}
            start={start}
            onSent={(registration) => {
              storeNextStep(next)
              setSent(registration)
            }}
          />
        )}
      </AuthPage>
    </div>
  )
}

const Panel = chakra('section', {
  base: {
    alignSelf: 'start',
    padding: { base: '6', md: '8' },
    borderRadius: 'card',
    bg: 'colorPalette.subtle',
    '& > svg': { maxWidth: { base: '40', md: '64' }, marginInline: 'auto', marginBlockEnd: '6', '--s': 'colors.card' },
    '& h2': { textStyle: 'h3', marginBlockEnd: '4' },
  },
})

const Benefits = ({ picture, points }: Pick<AccountCopy, 'picture' | 'points'>) => (
  <Panel aria-labelledby="benefits-title">
    <Illustration name={picture} />
    <h2 id="benefits-title">{registerCopy.benefits}</h2>
    <CheckList points={points} />
  </Panel>
)
