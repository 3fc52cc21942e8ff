import { Breadcrumbs, PageHeader } from '@shop/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { PageTitle } from './PageTitle.tsx'

type MyPageProps = {
  /** What the page is called, in the trail and in the tab. */
  name: string
  /** The heading, when it is more than the name. */
  title?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** How every page of the signed-in area begins: the way back to the account, and what this page is. */
export const MyPage = ({ name, title = name, lead, actions, children }: MyPageProps) => (
  <>
    <PageTitle title={name} />
    <PageHeader
      breadcrumbs={<Breadcrumbs trail={[{ label: 'My account', href: paths.my }]} current={name} />}
      title={title}
      lead={lead}
      actions={actions}
    />
    {children}
  </>
)
