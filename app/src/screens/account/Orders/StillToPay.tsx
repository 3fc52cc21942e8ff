import type { Order } from '@shop/contract/order'
import { Callout, Card, Checkbox, chakra, Link, Stack } from '@shop/design-system'
import { useState } from 'react'
import { usePendingPayment } from '../../../data/order.ts'
import { TransferDetails } from '../../../parts/payment/TransferDetails.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'

/** What the waiting orders come to, and how it is paid. A vet's orders go on the account and are billed. */
export function StillToPay({ orders }: { orders: Order[] }) {
  const transfers = orders.filter(({ paymentMethod }) => paymentMethod === 'EFT')
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  if (!transfers.length)
    return (
      <Callout>
        These orders are on your account. Each has <Link href={paths.invoices}>its invoice</Link>.
      </Callout>
    )
  const chosen = transfers.map(({ number }) => number).filter((number) => !leftOut.includes(number))
  return (
    <Stack gap="4">
      {transfers.length > 1 && (
        <Choice
          orders={transfers}
          chosen={chosen}
          onChoose={(number, isChosen) =>
            setLeftOut((before) => (isChosen ? before.filter((other) => other !== number) : [...before, number]))
          }
        />
      )}
      {chosen.length > 0 && <Transfer numbers={chosen} />}
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

function Transfer({ numbers }: { numbers: string[] }) {
  const { data, error, isValidating, mutate } = usePendingPayment(true, numbers)
  if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return null
  const { amount, loyaltyPoints } = data
  return (
    <>
      <TransferDetails amount={amount} reference={numbers.join(' ')} />
      {loyaltyPoints > 0 && (
        <p>
          {loyaltyPoints} loyalty points of yours would cover some of it. They are spent at the checkout: keep them for
          your next order, or write to us before you transfer.
        </p>
      )}
    </>
  )
}
