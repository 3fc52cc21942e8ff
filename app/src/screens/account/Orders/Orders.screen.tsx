import { storePageSize } from '@shop/contract/constants'
import { EmptyState, Illustration, LinkButton, Stack, TabLinks } from '@shop/design-system'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useOrders } from '../../../data/order.ts'
import { pageIn } from '../../../data/product.ts'
import { useAudience } from '../../../layouts/audience.ts'
import { shopLinksOf } from '../../../parts/cart/shop-links.ts'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { Membership } from './Membership.tsx'
import { OrderCard } from './OrderCard.tsx'
import { StillToPay } from './StillToPay.tsx'

type Filter = 'all' | 'paid' | 'pending'

const paidHref = `${paths.orders}?paid=true`
const lists: { filter: Filter; label: string; href: string }[] = [
  { filter: 'all', label: 'All orders', href: paths.orders },
  { filter: 'paid', label: 'Paid', href: paidHref },
  { filter: 'pending', label: 'Waiting for payment', href: paths.pendingOrders },
]

const nothing: Record<Filter, { title: string; text: string }> = {
  all: { title: 'No orders yet', text: 'What you order shows up here, with its kits and its receipt.' },
  paid: { title: 'No paid orders yet', text: 'Orders move here as soon as they are paid.' },
  pending: { title: 'Nothing to pay', text: 'All your orders are paid.' },
}

/** `/my/orders?paid=true` and `/my/pending-orders`: the user's orders, newest first. */
export function Orders() {
  const [query] = useSearchParams()
  const isPending = useLocation().pathname === paths.pendingOrders
  const filter: Filter = isPending ? 'pending' : query.get('paid') === 'true' ? 'paid' : 'all'
  return (
    <MyPage name="Your orders" lead="All your orders. Open one to see its receipt.">
      <Stack gap="5">
        <TabLinks label="Which orders" links={lists.map((list) => ({ ...list, isCurrent: list.filter === filter }))} />
        {filter === 'all' && <Membership />}
        {/* Each list begins anew: the orders of another are not its own. */}
        <List key={filter} filter={filter} page={pageIn(query)} />
      </Stack>
    </MyPage>
  )
}

function List({ filter, page }: { filter: Filter; page: number }) {
  const { data, error, isLoading, isValidating, mutate } = useOrders(filter, page)
  const { href } = lists.find((list) => list.filter === filter) ?? { href: paths.orders }
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return <CardsLoading label="Fetching your orders" />
  return (
    <>
      {filter === 'pending' && data.count > 0 && <StillToPay orders={data.results} />}
      <PagedList
        rows={data.results}
        nothing={<NoOrders filter={filter} />}
        isLoading={isLoading}
        page={page}
        totalPages={Math.ceil(data.count / storePageSize)}
        hrefOf={(other) => (other > 1 ? `${href}${href.includes('?') ? '&' : '?'}page=${other}` : href)}
      >
        <Stack gap="3">
          {data.results.map((order) => (
            <OrderCard key={order.number} order={order} />
          ))}
        </Stack>
      </PagedList>
    </>
  )
}

function NoOrders({ filter }: { filter: Filter }) {
  const [shop] = shopLinksOf(useAudience())
  return (
    <EmptyState
      illustration={<Illustration name="empty-cart" />}
      {...nothing[filter]}
      actions={shop && <LinkButton href={shop.href}>{shop.label}</LinkButton>}
    />
  )
}
