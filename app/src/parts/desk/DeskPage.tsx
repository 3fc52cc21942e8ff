import { Box, PageHeader, TabLinks } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Room } from '../../content/desk-rooms.ts'
import { useSettings } from '../../data/settings.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { tabsOf } from './rooms.ts'

type DeskPageProps = {
  /** The heading, which names the tab of the browser too. */
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** Above the heading: the way back to the list. */
  trail?: ReactNode
  /** Of which it is one of the pages. */
  room?: Room
  children: ReactNode
}

/** How every page of the desk begins. */
export function DeskPage({ title, lead, actions, trail, room, children }: DeskPageProps) {
  const { pathname } = useLocation()
  const { user } = useSettings()
  const tabs = room ? tabsOf(room, user?.roles ?? []) : []
  const hasTabs = tabs.length > 1
  return (
    <>
      <PageTitle title={title} />
      <PageHeader size="sm" title={title} lead={lead} aside={actions} breadcrumbs={trail} />
      {hasTabs && (
        <Box marginBlockEnd="6">
          <TabLinks
            label={title}
            links={tabs.map(({ name, path }) => ({ label: name, href: path, isCurrent: path === pathname }))}
          />
        </Box>
      )}
      {hasTabs ? <Box paddingBlockStart="5">{children}</Box> : children}
    </>
  )
}
