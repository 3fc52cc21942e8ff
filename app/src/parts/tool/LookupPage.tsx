import { Breadcrumbs, chakra, Link, PageHeader } from '@shop/design-system'
import type { ReactNode } from 'react'
import { LookupForm, type LookupFormProps } from './LookupForm.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { paths } from '../../paths.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) minmax(0, 1fr)' },
    '& .found': { marginBlockStart: { base: '6', md: '8' } },
    '& aside': { maxWidth: '26rem' },
    '& aside h2': { textStyle: 'h3', marginBlockEnd: '4' },
    '& aside ul': { display: 'grid', gap: '5', listStyleType: 'none' },
    '& aside p': { textStyle: 'small', color: 'ink2', textWrap: 'pretty', marginBlockStart: '1' },
  },
})

type Help = { label: string; href: string; text: string }

type LookupPageProps = {
  /** In the tab. */
  name: string
  description: string
  title: string
  lead: string
  /** In somebody's account, which the way back leads to. */
  isMine?: boolean
  form: LookupFormProps
  /** Where to go from here. */
  help: readonly Help[]
  /** What was found; nothing before there is an input. */
  children: ReactNode
}

/** A page that looks one number up: the form, what it found, and what helps on. */
export function LookupPage({ name, description, title, lead, isMine = false, form, help, children }: LookupPageProps) {
  return (
    <>
      <PageTitle title={name} description={description} />
      <PageHeader
        {...(isMine && {
          breadcrumbs: <Breadcrumbs trail={[{ label: 'My account', href: paths.my }]} current={name} />,
        })}
        title={title}
        lead={lead}
      />
      <Layout>
        <div>
          <LookupForm {...form} />
          {children && <div className="found">{children}</div>}
        </div>
        <aside aria-labelledby="lookup-help">
          <h2 id="lookup-help">Good to know</h2>
          <ul>
            {help.map(({ label, href, text }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </aside>
      </Layout>
    </>
  )
}
