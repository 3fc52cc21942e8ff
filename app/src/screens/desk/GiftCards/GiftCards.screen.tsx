import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { SoldGiftCard } from '@shop/contract/gift-card'
import { Badge, Button, EmptyState, Illustration, VisuallyHidden } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGiftCards } from '../../../data/gift-card.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { paths } from '../../../paths.ts'
import { MailGiftCard } from './MailGiftCard.tsx'

const stateCopy: Record<SoldGiftCard['state'], string> = {
  scheduled: 'Waits for its day',
  sending: 'Is being mailed',
  sent: 'Mailed',
  void: 'Cancelled',
}

/** `/desk/catalogue/gift-cards?search=sam@example.org`: what was sold, what is left, and the mail again. */
export function GiftCards() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const mayMail = useMay('resendGiftCard')
  const [mailed, setMailed] = useState<SoldGiftCard | null>(null)
  const columns = useMemo<DeskColumn<SoldGiftCard>[]>(
    () => [
      {
        key: 'ending',
        label: 'Card',
        isRowHeader: true,
        cell: ({ ending }) => `…${ending}`,
        text: ({ ending }) => ending,
      },
      {
        key: 'order',
        isSortable: true,
        isCode: true,
        label: 'Order',
        cell: ({ orderNumber }) => orderNumber,
        text: ({ orderNumber }) => orderNumber,
      },
      {
        key: 'for',
        label: 'For',
        cell: ({ recipientName, recipientEmail }) => (
          <>
            <div>{recipientName}</div>
            {recipientEmail}
          </>
        ),
        text: ({ recipientName, recipientEmail }) => `${recipientName} <${recipientEmail}>`,
      },
      {
        key: 'amount',
        label: 'Sold for',
        isNumeric: true,
        cell: ({ amount }) => `${amount.label} ${amount.currency}`,
        text: ({ amount }) => amount.amount,
      },
      {
        key: 'balance',
        label: 'Left',
        isNumeric: true,
        cell: ({ balance }) => `${balance.label} ${balance.currency}`,
        text: ({ balance }) => balance.amount,
      },
      {
        key: 'mail',
        isSortable: true,
        label: 'Mail',
        cell: ({ state, sendAt, sentAt }) => (
          <>
            <Badge>{stateCopy[state]}</Badge> {state !== 'void' && formatDate(sentAt ?? sendAt, country)}
          </>
        ),
        text: ({ state }) => stateCopy[state],
      },
      {
        key: 'again',
        label: 'Again',
        cell: (card) =>
          mayMail &&
          card.state !== 'void' && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setMailed(card)}>
              Mail again <VisuallyHidden>{card.ending}</VisuallyHidden>
            </Button>
          ),
        text: () => null,
      },
    ],
    [country, mayMail],
  )
  return (
    <DeskPage
      title="Gift cards"
      lead="Newest first until you sort them. Nobody at the desk sees a code."
      room="catalogue"
    >
      <DeskTable
        name="Gift cards"
        count={['gift card', 'gift cards']}
        path={paths.deskGiftCards}
        read={useGiftCards(listQuery(query))}
        pageSize={adminPageSize}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ ending }) => `gift card ${ending}`}
        searchLabel="Search email, order number or last four letters"
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="No gift card was sold yet"
            text="They are listed here once somebody buys one."
          />
        }
      />
      {mailed && <MailGiftCard card={mailed} onClose={() => setMailed(null)} />}
    </DeskPage>
  )
}
