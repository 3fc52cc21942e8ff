import { Box, PageHeader, TabLinks } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageTitle } from '../page/PageTitle.tsx'

type DeskPageProps = {
  /** The heading, which names the tab of the browser too. */
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** Above the heading: the way back to the list. */
  trail?: ReactNode
  /** The room's other pages. */
  tabs?: readonly { name: string; path: string }[]
  children: ReactNode
}

/** How every page of the desk begins. */
export function DeskPage({ title, lead, actions, trail, tabs, children }: DeskPageProps) {
  const { pathname } = useLocation()
  return (
    <>
      <PageTitle title={title} />
      <PageHeader size="sm" title={title} lead={lead} aside={actions} breadcrumbs={trail} />
      {tabs && (
        <Box marginBlockEnd="6">
          <TabLinks
            label={title}
            links={tabs.map(({ name, path }) => ({ label: name, href: path, isCurrent: path === pathname }))}
          />
        </Box>
      )}
      {tabs ? <Box paddingBlockStart="5">{children}</Box> : children}
    </>
  )
}
