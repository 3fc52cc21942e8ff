import { CalendarDays } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import { lazyPart } from '../../lazy-part.tsx'
import { Affix, BareInput, ControlBox } from '../Field/Control.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
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
} from './dates.ts'

/** Most dates are typed, so the calendar comes when its button is pointed at or focused. */
const [Calendar, loadCalendar] = lazyPart(() => import('./Calendar.tsx').then((part) => part.Calendar))
export { loadCalendar }

export type DatePickerProps = FieldProps & {
  /** Its order: month first for US, day first elsewhere. */
  country: string
  /**
   * An ISO date ("2026-11-21") or ''. What is no date from 2000 to this year is handed on as typed, so that nothing
   * is lost and the form's schema refuses it.
   */
  value: string
  /** Called with the new value. */
  onChange: (value: string) => void
  /** Called when the focus leaves it. */
  onBlur?: () => void
  /** An ISO date; the clock's own when left out. */
  today?: string
  /** The name the form sends it by. */
  name?: string
  /** Cannot be used, and is not sent. Prefer to show why instead. */
  disabled?: boolean
  /** What the browser may fill in, by the names of the HTML standard. */
  autoComplete?: string
  /** The control itself, where the focus goes when it is wrong. */
  ref?: Ref<HTMLInputElement>
}

/** A date, typed or picked from a small calendar. As wide as its place: give it 18rem or more. */
export function DatePicker({ label, help, error, required, id, isLabelHidden, ...props }: DatePickerProps) {
  const { country, value, onChange, onBlur, today, name, disabled, autoComplete = 'off', ref } = props
  const boxRef = useRef<HTMLDivElement>(null)
  const buttonId = useId()
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

  return (
    <Field {...{ label, help, required, id, isLabelHidden }} error={problem ?? error}>
      {(control) => (
        <>
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
                id={buttonId}
                label="Open calendar"
                icon={<CalendarDays aria-hidden size={20} />}
                aria-haspopup="dialog"
                aria-expanded={Boolean(openedOn)}
                disabled={disabled}
                onPointerEnter={loadCalendar}
                onFocus={loadCalendar}
                onClick={() => setOpenedOn(openedOn ? undefined : (today ?? readToday()))}
              />
            </Affix>
          </ControlBox>
          {openedOn && (
            <Calendar
              part={{
                value: isIsoDate(value) ? value : undefined,
                today: openedOn,
                country,
                anchorRef: boxRef,
                triggerId: buttonId,
                onPick: (iso) => {
                  setProblem(undefined)
                  onChange(iso)
                },
                onClose: () => setOpenedOn(undefined),
              }}
            />
          )}
        </>
      )}
    </Field>
  )
}
