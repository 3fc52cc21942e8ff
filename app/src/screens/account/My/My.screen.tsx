import { chakra, PageHeader, Section } from '@shop/design-system'
import { ClipboardList, ReceiptText, ScrollText, Users } from 'lucide-react'
import { groupNameOf, toolGroups, toolsOf, toolToOpen } from '../../../content/user-tools.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useUserTool } from '../../../data/user-tool.ts'
import { useAudience } from '../../../layouts/audience.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { ApprovalNotice } from '../../../parts/practice/ApprovalNotice.tsx'
import { ToolTiles } from '../../../parts/tool/ToolTiles.tsx'
import { toolIcons } from '../../../parts/tool/tool-icons.ts'
import { paths } from '../../../paths.ts'
import { PendingNote } from './PendingNote.tsx'
import { PickUp } from './PickUp.tsx'
import { PointsCard } from './PointsCard.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { WhatsNew } from './WhatsNew.tsx'

const leads = {
  breeder: 'Your animals, your kits and everything you need to plan the next litter.',
  owner: 'Your animals, their kits and what we have found.',
  vet: 'Your patients, the practice’s orders and the tools to work with them.',
}

const Glance = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
    gap: { base: '4', md: '6' },
    marginBlockEnd: { base: '2', md: '4' },
    '& > .glance-wide': { gridColumn: '1 / -1', display: 'grid', gap: { base: '4', md: '6' } },
  },
})

/** `/my`: what is new, where one left off, and the user's tools. */
export function My() {
  const { user } = useSettings()
  const audience = useAudience()
  const tools = toolsOf(audience)
  const last = useUserTool()
  const next = toolToOpen(tools, last)
  return (
    <>
      <PageTitle title="My account" />
      <PageHeader title={user ? `Hello, ${user.name}` : 'My account'} lead={leads[audience]} />
      <Glance>
        <div className="glance-wide">
          <ApprovalNotice />
          <PendingNote />
          <WhatsNew />
          {next && <PickUp tool={next} isLast={next.name === last} />}
        </div>
        <PointsCard />
        <RecentOrders />
      </Glance>
      {user?.isAdmin && (
        <Section size="sm" title="Administration">
          <ToolTiles
            tiles={[
              {
                label: 'Users',
                text: 'Find somebody, and see the shop as they see it.',
                href: paths.adminUsers,
                Icon: Users,
              },
              { label: 'Audit', text: 'Who looked at the shop as whom, and why.', href: paths.audit, Icon: ScrollText },
            ]}
          />
        </Section>
      )}
      {user?.ordersOnAccount && (
        <Section size="sm" title="On your account">
          <ToolTiles
            tiles={[
              {
                label: 'Order for somebody',
                text: 'Tests for a client, billed to your account.',
                href: paths.orderAhead,
                Icon: ClipboardList,
              },
              {
                label: 'Your invoices',
                text: 'What is open, and what is paid.',
                href: paths.invoices,
                Icon: ReceiptText,
              },
            ]}
          />
        </Section>
      )}
      {toolGroups
        .map((group) => ({ group, tiles: tools.filter((tool) => tool.group === group) }))
        .filter(({ tiles }) => tiles.length)
        .map(({ group, tiles }) => (
          <Section key={group} size="sm" title={groupNameOf(group, audience)}>
            <ToolTiles tiles={tiles.map((tool) => ({ ...tool, Icon: toolIcons[tool.name] }))} />
          </Section>
        ))}
    </>
  )
}
