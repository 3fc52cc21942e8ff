import type { Order } from '@shop/contract/order'
import { Card, Checkbox, chakra, LinkButton, Stack, Wrap } from '@shop/design-system'
import { useState } from 'react'
import { usePendingPayment } from '../../../data/pending-payment.ts'
import { TransferDetails } from '../../../parts/payment/TransferDetails.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'

/** What the waiting orders come to, and the ways to pay it. */
export function StillToPay({ orders }: { orders: Order[] }) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const chosen = orders.map(({ number }) => number).filter((number) => !leftOut.includes(number))
  return (
    <Stack gap="4">
      {orders.length > 1 && (
        <Choice
          orders={orders}
          chosen={chosen}
          onChoose={(number, isChosen) =>
            setLeftOut((before) => (isChosen ? before.filter((other) => other !== number) : [...before, number]))
          }
        />
      )}
      {chosen.length > 0 && <Due numbers={chosen} />}
      {orders
        .filter(({ number, transfer }) => transfer && chosen.includes(number))
        .map((order) => (
          <ByTransfer key={order.number} order={order} />
        ))}
    </Stack>
  )
}

type ChoiceProps = { orders: Order[]; chosen: string[]; onChoose: (number: string, isChosen: boolean) => void }

const Choice = ({ orders, chosen, onChoose }: ChoiceProps) => (
  <Card>
    <chakra.fieldset display="grid" gap="3">
      <chakra.legend textStyle="h4" marginBottom="3">
        Which would you like to pay now?
      </chakra.legend>
      {orders.map(({ number, totals }) => (
        <Checkbox
          key={number}
          checked={chosen.includes(number)}
          onChange={({ target }) => onChoose(number, target.checked)}
          label={`${number}, ${totals.total.label}`}
        />
      ))}
    </chakra.fieldset>
  </Card>
)

/** Each order has a reference of its own, and so a transfer. */
const ByTransfer = ({ order: { number, transfer } }: { order: Order }) =>
  transfer && (
    <TransferDetails
      title={`Or by bank transfer, for ${number}`}
      amount={transfer.due}
      reference={transfer.reference}
      expiresAt={transfer.expiresAt}
    />
  )

/** Online, where points go towards it too. */
function Due({ numbers }: { numbers: string[] }) {
  const { data, error, isValidating, mutate } = usePendingPayment(numbers)
  if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return null
  const { amount, others, loyaltyPoints } = data
  return (
    <Card as="section" aria-label="To pay">
      <Wrap gap="4" justifyContent="space-between" alignItems="center">
        <div>
          <chakra.p textStyle="h3">
            {[amount, ...others].map(({ label }) => label).join(' and ')}{' '}
            <chakra.span color="ink2" fontWeight="medium">
              to pay
            </chakra.span>
          </chakra.p>
          {loyaltyPoints > 0 && (
            <chakra.p color="ink2">
              You can use {loyaltyPoints.toLocaleString('en')} loyalty points when you pay online.
            </chakra.p>
          )}
        </div>
        <LinkButton href={paths.payInvoices(numbers)}>Pay online</LinkButton>
      </Wrap>
    </Card>
  )
}
