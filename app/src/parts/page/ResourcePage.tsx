import { Breadcrumbs, type Crumb, PageHeader, type PageHeaderProps } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { PageTitle } from './PageTitle.tsx'

type ResourcePageProps = Pick<PageHeaderProps, 'eyebrow' | 'lead' | 'actions' | 'aside'> & {
  /** What the page is called, in the trail and in the tab. */
  name: string
  /** What the tab says, where another page has the name. */
  tab?: string
  /** The heading, when it is more than the name. */
  title?: ReactNode
  description?: string
  /** Pages between the resources and this one. */
  trail?: Crumb[]
  children: ReactNode
}

/** How a page begins that is both a resource for everybody and a tool of the account (`/my/…`). */
export function ResourcePage({
  name,
  tab = name,
  title = name,
  description,
  trail = [],
  children,
  ...header
}: ResourcePageProps) {
  const isMine = useLocation().pathname.startsWith(`${paths.my}/`)
  const root = isMine ? { label: 'My account', href: paths.my } : { label: 'Resources', href: paths.resources }
  return (
    <>
      <PageTitle title={tab} description={description} />
      <PageHeader {...header} breadcrumbs={<Breadcrumbs trail={[root, ...trail]} current={name} />} title={title} />
      {children}
    </>
  )
}
