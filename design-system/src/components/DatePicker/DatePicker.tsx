import { CalendarDays } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { Affix, BareInput, ControlBox } from '../Field/Control.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { FloatingPanel } from '../FloatingPanel/FloatingPanel.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import {
  clampDate,
  displayDate,
  firstYear,
  isIsoDate,
  parseDate,
  patternOf,
  readToday,
  withSlash,
  yearOf,
} from './calendar.ts'
import { Calendar } from './Calendar.tsx'

export type DatePickerProps = FieldProps & {
  /** Its order: month first for US, day first elsewhere. */
  country: string
  /**
   * An ISO date ("2026-11-21") or ''. What is no date from 2000 to this year is handed on as typed, so that nothing
   * is lost and the form's schema refuses it.
   */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** An ISO date; the clock's own when left out. */
  today?: string
  name?: string
  disabled?: boolean
  autoComplete?: string
  ref?: Ref<HTMLInputElement>
}

/** A date, typed or picked from a small calendar. As wide as its place: give it 18rem or more. */
export function DatePicker({ label, help, error, required, id, isLabelHidden, ...props }: DatePickerProps) {
  const { country, value, onChange, onBlur, today, name, disabled, autoComplete = 'off', ref } = props
  const boxRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<string>()
  /** The day the calendar was opened on: the clock is read then, never while rendering. */
  const [openedOn, setOpenedOn] = useState<string>()

  const shown = draft ?? (isIsoDate(value) ? displayDate(value, country) : value)
  const lastYear = () => yearOf(today ?? readToday())

  const type = (text: string) => {
    const next = withSlash(text, shown)
    const iso = parseDate(next, country)
    setDraft(next)
    setProblem(undefined)
    onChange(iso && clampDate(iso, lastYear()) === iso ? iso : next)
  }
  const leave = () => {
    setDraft(undefined)
    if (shown && !isIsoDate(value)) {
      const isOutside = parseDate(shown, country)
      setProblem(
        isOutside ? `Choose a year from ${firstYear} to ${lastYear()}` : `Enter the date as ${patternOf(country)}`,
      )
    }
    onBlur?.()
  }
  const close = () => {
    setOpenedOn(undefined)
    buttonRef.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !openedOn) return
    // Or a dialog around it would close as well.
    event.stopPropagation()
    close()
  }
  const onFocusOut = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenedOn(undefined)
  }

  return (
    <Field {...{ label, help, required, id, isLabelHidden }} error={problem ?? error}>
      {(control) => (
        <div role="presentation" onKeyDown={onKeyDown} onBlur={onFocusOut}>
          <ControlBox ref={boxRef}>
            <BareInput
              inputMode="numeric"
              autoComplete={autoComplete}
              placeholder={patternOf(country)}
              name={name}
              ref={ref}
              disabled={disabled}
              value={shown}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
              {...control}
            />
            <Affix side="end">
              <IconButton
                ref={buttonRef}
                label="Open calendar"
                icon={<CalendarDays aria-hidden size={20} />}
                aria-haspopup="dialog"
                aria-expanded={Boolean(openedOn)}
                disabled={disabled}
                onClick={() => setOpenedOn(openedOn ? undefined : (today ?? readToday()))}
              />
            </Affix>
          </ControlBox>
          {openedOn && (
            <FloatingPanel anchorRef={boxRef} onDismiss={() => setOpenedOn(undefined)}>
              <Calendar
                value={isIsoDate(value) ? value : undefined}
                today={openedOn}
                country={country}
                onPick={(iso) => {
                  setProblem(undefined)
                  onChange(iso)
                  close()
                }}
              />
            </FloatingPanel>
          )}
        </div>
      )}
    </Field>
  )
}
