import type { AppliedGiftCard } from '@shop/contract/cart'
import { Failure, toastTexts } from '@shop/contract/failure'
import { giftCardCodeIn, mistypedCode } from '@shop/contract/gift-card-code'
import { messages } from '@shop/contract/messages'
import { Button, chakra, TagChips, TextInput } from '@shop/design-system'
import { useId, useState } from 'react'
import { useCartActions } from '../../../data/cart.ts'
import { useRefusal } from '../../../data/form-answer.tsx'
import { showCartFailure } from '../../../parts/cart/show-cart-failure.ts'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'

const refusalOf = (error: unknown) =>
  error instanceof Failure ? (error.fields.code ?? toastTexts(error).join(' ')) : messages.somethingWentWrong

/** "P8DR · $50.00", and what stays on it. */
const labelOf = ({ ending, used, left }: AppliedGiftCard) =>
  [`…${ending}`, used.label, left.amount > 0 && `${left.label} stay on it`].filter(Boolean).join(' · ')

/** Gift cards, several of them if need be, each taken off again with a press. What is wrong with one is at the field. */
export function GiftCardBox({ cards }: { cards: AppliedGiftCard[] }) {
  const { addGiftCard, removeGiftCard } = useCartActions()
  const refusal = useRefusal('addGiftCard')
  const [code, setCode] = useState('')
  const [error, setError] = useState(() => (refusal ? refusalOf(refusal.failure) : ''))
  const removeId = useId()
  const [isBusy, setIsBusy] = useState(false)

  const apply = async () => {
    if (isBusy) return
    if (!code.trim()) return setError(messages.fieldRequired)
    if (!giftCardCodeIn(code)) return setError(mistypedCode)
    setIsBusy(true)
    setError('')
    await addGiftCard(code).then(
      () => setCode(''),
      (failure: unknown) => setError(refusalOf(failure)),
    )
    setIsBusy(false)
  }
  return (
    <chakra.div display="grid" gap="3" marginBottom="5">
      <ActionForm call="addGiftCard" noValidate onSubmit={() => void apply()}>
        <TextInput
          label="Gift card"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error || undefined}
          onChange={(event) => {
            setCode(event.target.value)
            setError('')
          }}
          suffix={
            <Button type="submit" size="sm" variant="soft" isBusy={isBusy} aria-label="Apply gift card">
              Apply
            </Button>
          }
        />
      </ActionForm>
      <ActionForm id={removeId} call="removeGiftCard" hidden onSubmit={() => {}} />
      <TagChips
        form={{ id: removeId, name: 'giftCardId' }}
        label="Gift cards that pay"
        visible={5}
        tags={cards.map((card) => ({ value: card.id, label: labelOf(card) }))}
        onRemove={(id) => void removeGiftCard(id).catch(showCartFailure)}
      />
    </chakra.div>
  )
}
