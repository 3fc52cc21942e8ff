import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { numberStepperStyles } from './NumberStepper.recipe.ts'

const Root = chakra('div', { base: numberStepperStyles.root })
const StepButton = chakra('button', { base: numberStepperStyles.button })
const Input = chakra('input', { base: numberStepperStyles.input })
const Busy = chakra('span', { base: numberStepperStyles.busy })

export type NumberStepperProps = {
  /** What is counted, for the labels: "Increase quantity of {item}". */
  item: string
  /** The current number. */
  value: number
  /** Called with a whole number within the bounds, and only when it differs from `value`. */
  onChange: (value: number) => void
  /** The lowest value it takes. */
  min?: number
  /** The highest value it takes. */
  max?: number
  /** Sends the number with the form around it. */
  name?: string
  /** The buttons send that form too, with the number they step to under this name, until the page's code is there. */
  stepName?: string
  /** While the last change is on its way: shows a spinner and takes no further ones. */
  isBusy?: boolean
}

/** − [quantity] +. What is typed counts on Enter or when the field is left; anything but a whole number is put back. */
export function NumberStepper({
  item,
  value,
  onChange,
  min = 1,
  max = 99,
  name,
  stepName,
  isBusy = false,
}: NumberStepperProps) {
  const [draft, setDraft] = useState<string>()
  const [notice, setNotice] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the page was hydrated.
  useEffect(() => {
    const typed = input.current?.value
    if (typed !== undefined && typed !== input.current?.defaultValue) setDraft(typed)
  }, [])

  const commit = (next: number) => {
    const bounded = Math.min(max, Math.max(min, next))
    setDraft(undefined)
    setNotice(bounded === next ? '' : `Quantity of ${item} can be ${min} to ${max}`)
    if (bounded !== value && !isBusy) onChange(bounded)
  }
  const commitDraft = () => {
    if (draft === undefined) return
    if (/^\d+$/.test(draft.trim())) return commit(Number(draft))
    setDraft(undefined)
    setNotice(`Quantity of ${item} is a whole number, still ${value}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step) commit(value + step)
    else if (event.key === 'Enter') commitDraft()
    else if (event.key === 'Escape') setDraft(undefined)
    else return
    event.preventDefault()
  }
  const stepTo = (next: number, isOut: boolean) => ({
    type: stepName && !isOut ? ('submit' as const) : ('button' as const),
    ...(stepName && { name: stepName, value: next }),
    'aria-disabled': isOut || isBusy || undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      if (!isOut && !isBusy) commit(next)
    },
  })

  return (
    <Root role="group" aria-label={`Quantity of ${item}`}>
      <StepButton aria-label={`Decrease quantity of ${item}`} {...stepTo(value - 1, value <= min)}>
        <Minus aria-hidden size={18} />
      </StepButton>
      <Input
        ref={input}
        role="spinbutton"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${item}`}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-busy={isBusy || undefined}
        readOnly={isBusy}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commitDraft}
        onKeyDown={onKeyDown}
      />
      <StepButton aria-label={`Increase quantity of ${item}`} {...stepTo(value + 1, value >= max)}>
        <Plus aria-hidden size={18} />
      </StepButton>
      {isBusy && (
        <Busy>
          <Spinner size="sm" />
        </Busy>
      )}
      <VisuallyHidden aria-live="polite">{notice}</VisuallyHidden>
    </Root>
  )
}
