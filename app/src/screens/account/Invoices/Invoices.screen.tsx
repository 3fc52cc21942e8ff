import { storePageSize, invoiceTerms } from '@shop/contract/constants'
import { EmptyState, Illustration, LinkButton, Stack } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { useInvoices } from '../../../data/invoice.ts'
import { pageIn } from '../../../data/product.ts'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { paths } from '../../../paths.ts'
import { InvoiceCard } from './InvoiceCard.tsx'
import { TotalDue } from './TotalDue.tsx'

/** `/my/invoices`: what is still to pay, and every invoice, newest first. */
export function Invoices() {
  const [query] = useSearchParams()
  const page = pageIn(query)
  const { data, error, isLoading, isValidating, mutate } = useInvoices(page)
  return (
    <MyPage name="Invoices" lead="Everything you order on account, with one invoice for each order.">
      <Stack gap="5">
        {(data?.count !== 0 || page > 1) && <TotalDue />}
        {data ? (
          <PagedList
            rows={data.results}
            nothing={<NoInvoices />}
            isLoading={isLoading}
            page={page}
            totalPages={Math.ceil(data.count / storePageSize)}
            hrefOf={(other) => (other > 1 ? `${paths.invoices}?page=${other}` : paths.invoices)}
          >
            <Stack gap="3">
              {data.results.map((invoice) => (
                <InvoiceCard key={invoice.id} invoice={invoice} />
              ))}
            </Stack>
          </PagedList>
        ) : error ? (
          <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
        ) : (
          <CardsLoading label="Fetching your invoices" />
        )}
      </Stack>
    </MyPage>
  )
}

const NoInvoices = () => (
  <EmptyState
    illustration={<Illustration name="mail" />}
    title="No invoices yet"
    text={`When you order on account, the invoice appears here right away. You have ${invoiceTerms.dueDays} days to pay it.`}
    actions={<LinkButton href={paths.orders}>Your orders</LinkButton>}
  />
)
