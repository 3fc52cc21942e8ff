import { Button, chakra, TextInput } from '@shop/design-system'
import { toastTexts } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { type SyntheticEvent, useState } from 'react'

type PointsFormProps = {
  /** How many may be spent here, and how many are. */
  points: { balance: number; used: number }
  onSpend: (points: number) => Promise<unknown>
}

/** Points to spend on what is paid, for those who have some (cart-8). */
export function PointsForm({ points, onSpend }: PointsFormProps) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  if (points.balance === 0) return null
  const wanted = typed ?? String(points.used || points.balance)

  const spend = async (amount: number) => {
    setIsBusy(true)
    setError('')
    await onSpend(amount).then(
      () => setTyped(undefined),
      (failure: unknown) => setError(toastTexts(failure).join(' ')),
    )
    setIsBusy(false)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!/^\d+$/.test(wanted.trim())) return setError(messages.notANumber)
    if (Number(wanted) > points.balance) return setError(`You have ${points.balance} points`)
    void spend(Number(wanted))
  }
  return (
    <chakra.form noValidate onSubmit={submit} marginBottom="5">
      <TextInput
        label="Loyalty points"
        inputMode="numeric"
        autoComplete="off"
        help={
          points.used
            ? `You are using ${points.used} of your ${points.balance} points.`
            : `You have ${points.balance} points to spend.`
        }
        value={wanted}
        error={error || undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setError('')
        }}
        suffix={
          <Button type="submit" size="sm" variant="soft" isBusy={isBusy}>
            Use points
          </Button>
        }
      />
      {points.used > 0 && (
        <Button size="sm" variant="ghost" onClick={() => void spend(0)}>
          Keep my points
        </Button>
      )}
    </chakra.form>
  )
}
