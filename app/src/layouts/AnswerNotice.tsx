import { codes } from '@shop/contract/failure'
import type { FormCall } from '@shop/contract/form-call'
import { chakra } from '@shop/design-system'
import { lazy, Suspense } from 'react'
import { failureOf, useFormAnswer } from '../data/form-answer.tsx'
import { noticesOf } from '../parts/failure/notices-of.ts'

const PendingPaymentNotice = lazy(async () => ({
  default: (await import('../parts/payment/PendingPaymentNotice.tsx')).PendingPaymentNotice,
}))

const Base = chakra('div', {
  base: {
    marginBlockEnd: '5',
    padding: '4',
    bg: 'clear.bg',
    borderRadius: 'control',
    borderInlineStartWidth: '4px',
    borderColor: 'clear.fg',
    '& p': { fontWeight: 'semibold', color: 'clear.fg' },
    '&[role=alert]': { bg: 'danger.bg', borderColor: 'danger.fg', '& p': { color: 'danger.fg' } },
    '& p + p': { fontWeight: 'normal', color: 'ink' },
  },
})

/** Whether a form has its own place for a refusal: at its fields, or beside its button. */
const hasPlace: Record<FormCall, boolean> = {
  addItem: false,
  updateItem: true,
  deleteItem: false,
  takeOffer: false,
  undoOffer: false,
  applyCoupon: true,
  removeCoupon: false,
  addGiftCard: true,
  removeGiftCard: false,
  login: true,
  register: true,
  confirmEmail: true,
  forgotPassword: true,
  sendOrderLink: true,
  resetPassword: true,
  setCountry: true,
  closeNews: false,
  chooseShop: false,
  signUpToNewsletter: true,
  withdrawNewsletter: true,
  sendContact: true,
  sendResearchApplication: true,
  sendShowSponsorship: true,
  sendAgentNomination: true,
  sendBreederApplication: true,
}

/** The answer to a form that the server answered, which toasts and dialogs show otherwise. */
export function AnswerNotice() {
  const { notice, refusal } = useFormAnswer()
  if (notice)
    return (
      <Base role="status">
        <p>{notice}</p>
      </Base>
    )
  if (!refusal) return null
  const failure = failureOf(refusal)
  if (failure.code === codes.pendingPayment)
    return (
      <Base role="alert">
        <Suspense>
          <PendingPaymentNotice />
        </Suspense>
      </Base>
    )
  if (hasPlace[refusal.call]) return null
  return (
    <Base role="alert">
      {noticesOf(failure).map(({ title, text }) => [title && <p key={title}>{title}</p>, <p key={text}>{text}</p>])}
    </Base>
  )
}
