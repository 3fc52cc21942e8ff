import { toastTexts } from '@shop/contract/failure'
import type { FormCall } from '@shop/contract/form-call'
import { chakra } from '@shop/design-system'
import { failureOf, useFormAnswer } from '../data/form-answer.tsx'
import { refusalOf } from '../parts/cart/show-cart-failure.ts'

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

/** Forms without a place of their own for a refusal. */
const withoutFields: readonly FormCall[] = ['addItem', 'deleteItem', 'removeCoupon']

/** The answer to a form that the server answered, which toasts show otherwise; at its fields where it has some. */
export function AnswerNotice() {
  const { notice, refusal } = useFormAnswer()
  if (notice)
    return (
      <Base role="status">
        <p>{notice}</p>
      </Base>
    )
  if (!refusal || !withoutFields.includes(refusal.call)) return null
  const failure = failureOf(refusal)
  const { title, text } = refusalOf(failure) ?? { title: toastTexts(failure).join(' ') }
  return (
    <Base role="alert">
      <p>{title}</p>
      {text && <p>{text}</p>}
    </Base>
  )
}
