import { categories, ourCategories } from '@shop/contract/constants'
import type { Product } from '@shop/contract/product'
import {
  Card,
  chakra,
  EmptyState,
  Illustration,
  Link,
  LinkButton,
  Section,
  Skeleton,
  SkeletonGroup,
} from '@shop/design-system'
import { useLocation } from 'react-router-dom'
import { useSupplies } from '../../../data/product.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { AgentStock } from './AgentStock.tsx'
import { Chosen } from './Chosen.tsx'
import { SupplyRow } from './SupplyRow.tsx'
import { useSupplyOrder } from './use-supply-order.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
    '& ul': { listStyleType: 'none' },
    '& .supply-groups': { marginBlockStart: '-4' },
    '& .supply-side': { display: 'grid', gap: '5', position: { lg: 'sticky' }, insetBlockStart: { lg: '24' } },
    '& .supply-hint': {
      marginBlockStart: '2',
      marginBlockEnd: '4',
      textStyle: 'small',
      color: 'ink2',
      textWrap: 'pretty',
    },
    '& .supply-help h2': { textStyle: 'h4', marginBlockEnd: '2' },
    '& .supply-help li': { paddingBlock: '1' },
  },
})

const isSwab = ({ category }: Product) => category.id === categories.swab
const isForAgent = ({ category }: Product) => category.id === ourCategories.agentProducts
const groups = [
  { title: 'Swabs and envelopes', isOf: isSwab },
  { title: 'To collect with', isOf: isForAgent },
  { title: 'For the practice', isOf: (product: Product) => !isSwab(product) && !isForAgent(product) },
]

const pages = {
  practice: {
    name: 'Order supplies',
    title: 'Supplies for your practice',
    lead: 'Swabs and what goes with them, sent to the practice and put on its account.',
  },
  agent: {
    name: 'Collection agent products',
    title: 'What you collect samples with',
    lead: 'Swab kits with barcodes, and pads to write down what you read. Each sample is activated by the owner.',
  },
}

/** What a practice, or at an address of its own a collection agent, orders: a short list, a number beside each, and all of it into the cart at once. */
export function OrderSupplies() {
  const isForAgents = useLocation().pathname === paths.agentProducts
  return (
    <MyPage {...pages[isForAgents ? 'agent' : 'practice']}>
      <SupplyList isForAgents={isForAgents} />
      {isForAgents && <AgentStock />}
    </MyPage>
  )
}

function SupplyList({ isForAgents }: { isForAgents: boolean }) {
  const { data, error, isValidating, mutate } = useSupplies(isForAgents)
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return <Loading />
  if (!data.results.length) return isForAgents ? <ForAgents /> : <NoSupplies />
  return <SupplyOrder supplies={data.results} />
}

function SupplyOrder({ supplies }: { supplies: Product[] }) {
  const order = useSupplyOrder(supplies)
  return (
    <Layout>
      <div className="supply-groups">
        {groups.map(({ title, isOf }) => {
          const group = supplies.filter(isOf)
          if (!group.length) return null
          return (
            <Section key={title} size="sm" title={title}>
              <Card as="ul" size="flush">
                {group.map((product) => (
                  <SupplyRow key={product.id} product={product} order={order} />
                ))}
              </Card>
            </Section>
          )
        })}
      </div>
      <div className="supply-side">
        <Chosen order={order} supplies={supplies} />
        <Help />
      </div>
    </Layout>
  )
}

const Help = () => (
  <Card as="nav" tone="sand" className="supply-help" aria-labelledby="supply-help">
    <h2 id="supply-help">Good to know</h2>
    <ul>
      <li>
        <Link href={paths.takeSample}>How a sample is taken</Link>
      </li>
      <li>
        <Link href={paths.internationalShipping}>Where we ship, and for how much</Link>
      </li>
      <li>
        <Link href={paths.orders}>Your orders</Link>
      </li>
    </ul>
  </Card>
)

/** Whoever is no listed agent finds none. */
const ForAgents = () => (
  <EmptyState
    illustration={<Illustration name="swab" />}
    title="For listed collection agents"
    text="Agents take samples at shows and visits, and read the microchip. Nominate yourself: once you are listed, you order here."
    actions={
      <>
        <LinkButton href={paths.becomeAgent}>Become a collection agent</LinkButton>
        <LinkButton href={paths.agents} variant="outline">
          See who is listed
        </LinkButton>
      </>
    }
  />
)

const NoSupplies = () => (
  <EmptyState
    illustration={<Illustration name="swab" />}
    title="No supplies at the moment"
    text="Practice supplies are out of stock. Tests come with their own swabs, so you can still order those."
    actions={
      <>
        <LinkButton href={paths.dnaTests('vet', 'dog')}>Order tests</LinkButton>
        <LinkButton href={paths.contact} variant="outline">
          Ask us
        </LinkButton>
      </>
    }
  />
)

const Loading = () => (
  <SkeletonGroup label="Fetching supplies">
    <Layout>
      <Card size="flush">
        {Array.from({ length: 6 }, (_, line) => (
          <Skeleton key={line} shape="box" height="14" margin="4" />
        ))}
      </Card>
      <Skeleton shape="card" height="40" />
    </Layout>
  </SkeletonGroup>
)
