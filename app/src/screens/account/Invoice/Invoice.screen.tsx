import type { InvoiceDetail } from '@shop/contract/invoice'
import {
  Badge,
  Breadcrumbs,
  Button,
  Card,
  chakra,
  EmptyState,
  Illustration,
  LinkButton,
  PageHeader,
  SkeletonGroup,
  SkeletonText,
} from '@shop/design-system'
import { FileText, Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { brand } from '../../../brand.ts'
import { invoiceFile, useInvoice } from '../../../data/invoice.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { invoiceStatuses, invoiceTimeOf } from '../../../parts/invoice/invoice-status.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { InvoiceSheet } from './InvoiceSheet.tsx'

/** `/my/invoices/:id`: one invoice, to read, to print, and to pay. */
export function Invoice() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useInvoice(id)
  return (
    <>
      <PageTitle title={data ? `Invoice ${data.number}` : 'Invoice'} />
      {data ? (
        <InvoiceDetails invoice={data} />
      ) : error?.status === 404 ? (
        <MissingInvoice />
      ) : error ? (
        <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <SkeletonGroup label="Fetching the invoice">
          <Card size="lg">
            <SkeletonText lines={10} />
          </Card>
        </SkeletonGroup>
      )}
    </>
  )
}

/** In print there is nothing to press. */
const Printable = chakra('div', {
  base: { '& .page-header-actions, & nav': { _print: { display: 'none !important' } } },
})

function InvoiceDetails({ invoice }: { invoice: InvoiceDetail }) {
  const { country } = useSettings()
  const { id, number, status, due, orderNumber } = invoice
  const { tone } = invoiceStatuses[status]
  return (
    <Printable>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            trail={[
              { label: 'My account', href: paths.my },
              { label: 'Invoices', href: paths.invoices },
            ]}
            current={number}
          />
        }
        title={`Invoice ${number}`}
        lead={
          <Badge tone={tone} size="lg">
            {invoiceTimeOf(invoice, country)}
          </Badge>
        }
        actions={
          <>
            {due.amount > 0 && <LinkButton href={paths.payInvoices([orderNumber])}>Pay {due.label}</LinkButton>}
            <LinkButton variant="outline" href={invoiceFile(id)} target="_blank">
              <FileText aria-hidden size={18} /> PDF
            </LinkButton>
            <Button variant="outline" onClick={() => print()}>
              <Printer aria-hidden size={18} /> Print or save as PDF
            </Button>
          </>
        }
      />
      <InvoiceSheet invoice={invoice} />
    </Printable>
  )
}

const MissingInvoice = () => (
  <EmptyState
    headingLevel={1}
    illustration={<Illustration name="lost" />}
    title="We cannot find this invoice"
    text={`The link may be incomplete, or the invoice may belong to another account. Write to ${brand.email} and we will find it for you.`}
    actions={<LinkButton href={paths.invoices}>Your invoices</LinkButton>}
  />
)
