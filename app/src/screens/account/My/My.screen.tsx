import { chakra, PageHeader, Section } from '@shop/design-system'
import { ClipboardList, ReceiptText, Store } from 'lucide-react'
import { useSettings } from '../../../data/settings.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { ApprovalNotice } from '../../../parts/practice/ApprovalNotice.tsx'
import { ToolTiles } from '../../../parts/tool/ToolTiles.tsx'
import { paths } from '../../../paths.ts'
import { AnimalsCard } from './AnimalsCard.tsx'
import { NextStep } from './NextStep.tsx'
import { PointsCard } from './PointsCard.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { ToolsCard } from './ToolsCard.tsx'
import { useSteps } from './use-steps.ts'
import { WhatsNew } from './WhatsNew.tsx'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' },
    gridTemplateRows: { lg: 'auto 1fr auto' },
    gridTemplateAreas: {
      base: '"next" "animals" "new" "tools" "orders"',
      lg: '"next new" "animals new" "tools orders"',
    },
    marginBlockEnd: { base: '2', md: '4' },
    '& .my-next': { gridArea: 'next' },
    '& .my-tools': { gridArea: 'tools' },
    '& .my-orders': { gridArea: 'orders', display: 'grid', gap: { base: '4', md: '5' }, alignContent: 'start' },
  },
})

/** `/my`: what to do next, the animals, what is new, and the user's tools. */
export function My() {
  const { user } = useSettings()
  const steps = useSteps()
  return (
    <>
      <PageTitle title="My account" />
      <PageHeader title={user ? `Hello, ${user.name}` : 'My account'} />
      <ApprovalNotice />
      <Grid>
        <div className="my-next">
          <NextStep steps={steps} />
        </div>
        <AnimalsCard />
        <WhatsNew steps={steps} />
        <div className="my-tools">
          <ToolsCard />
          {user && user.roles.length > 0 && (
            <Section size="sm" title="Where you work">
              <ToolTiles
                tiles={[{ label: 'The desk', text: 'What waits for you today.', href: paths.desk, Icon: Store }]}
              />
            </Section>
          )}
          {user?.ordersOnAccount && (
            <Section size="sm" title="On your account">
              <ToolTiles
                tiles={[
                  {
                    label: 'Order for someone else',
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
        </div>
        <div className="my-orders">
          <RecentOrders />
          <PointsCard />
        </div>
      </Grid>
    </>
  )
}
