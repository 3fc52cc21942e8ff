import { chakra, DatePicker, parseDate, useDatePicker } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { besideControl, topLayer } from '../floating.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { calendarRecipe, headSelectRecipe } from './Calendar.recipe.ts'
import { firstYear, type IsoDate, yearOf } from './dates.ts'

const HeadSelect = chakra('select', headSelectRecipe)

const translations = {
  dayCell: ({ valueText }: { valueText: string }) => valueText,
  prevTrigger: () => 'Previous month',
  nextTrigger: () => 'Next month',
  monthSelect: 'Month',
  yearSelect: 'Year',
}

export type CalendarProps = {
  /** The chosen date, if any. */
  value: IsoDate | undefined
  /** An ISO date, which is marked. */
  today: IsoDate
  /** Its first day of the week, and its order of dates. */
  country: string
  /** The field that it belongs to, which gets the focus back. */
  anchorRef: RefObject<HTMLElement | null>
  /** The button that opened it: a press on it is no press outside. */
  triggerId: string
  /** Called with the day that was chosen. */
  onPick: (iso: IsoDate) => void
  /** Called by Escape, by the button, and by a press beside it. */
  onClose: () => void
}

/** A month of days on Chakra's date picker. Opens on the chosen date, or today. */
export function Calendar({ value, today, country, anchorRef, triggerId, onPick, onClose }: CalendarProps) {
  const contentRef = useRef<HTMLDivElement>(null)
  const calendar = useDatePicker({
    open: true,
    ids: { trigger: triggerId },
    locale: 'en-US',
    // Only marks today: dates have no time zone.
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    // Sunday in the US and Canada, Monday elsewhere.
    startOfWeek: country === 'US' || country === 'CA' ? 0 : 1,
    min: parseDate(`${firstYear}-01-01`),
    max: parseDate(`${yearOf(today)}-12-31`),
    defaultValue: value ? [parseDate(value)] : [],
    defaultFocusedValue: parseDate(value ?? today),
    outsideDaySelectable: true,
    positioning: { ...besideControl, getAnchorElement: () => anchorRef.current },
    translations,
    onValueChange: ({ value: [date] }) => date && onPick(date.toString()),
    onOpenChange: () => {
      // Unless a press elsewhere has taken it, the focus goes back to where it came from.
      if (contentRef.current?.contains(document.activeElement)) document.getElementById(triggerId)?.focus()
      onClose()
    },
  })

  // The machine does not move the focus on opening, and afterwards only a frame late.
  const gridRef = useRef<HTMLTableElement>(null)
  const isOpening = useRef(true)
  const focused = calendar.focusedValue.toString()
  useEffect(() => {
    const grid = gridRef.current
    if (isOpening.current || grid?.contains(document.activeElement))
      grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    isOpening.current = false
  }, [focused])

  // To the ends of the week, as WAI-ARIA has it; the machine goes to those of the month.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return
    const week = calendar.weeks.find((days) => days.some((day) => day.toString() === focused))
    calendar.setFocusedValue(week?.at(event.key === 'Home' ? 0 : -1) ?? calendar.focusedValue)
    event.preventDefault()
  }

  return (
    <DatePicker.RootProvider value={calendar} recipe={calendarRecipe}>
      <DatePicker.Positioner {...topLayer}>
        <DatePicker.Content ref={contentRef} role="dialog" aria-label="Choose a date">
          <DatePicker.View view="day">
            <DatePicker.ViewControl>
              <DatePicker.PrevTrigger asChild>
                <IconButton label="Previous month" icon={<ChevronLeft aria-hidden />} size="sm" />
              </DatePicker.PrevTrigger>
              <HeadSelect {...calendar.getMonthSelectProps()}>
                {calendar.getMonths().map((month) => (
                  <option key={month.value} value={month.value}>
                    {month.label}
                  </option>
                ))}
              </HeadSelect>
              <HeadSelect {...calendar.getYearSelectProps()}>
                {calendar
                  .getYears()
                  .toReversed()
                  .map((year) => (
                    <option key={year.value} value={year.value}>
                      {year.label}
                    </option>
                  ))}
              </HeadSelect>
              <DatePicker.NextTrigger asChild>
                <IconButton label="Next month" icon={<ChevronRight aria-hidden />} size="sm" />
              </DatePicker.NextTrigger>
            </DatePicker.ViewControl>
            <DatePicker.Table
              ref={gridRef}
              aria-label={calendar.format(calendar.visibleRange.start)}
              onKeyDownCapture={onKeyDownCapture}
            >
              <DatePicker.TableHead aria-hidden={false}>
                <DatePicker.TableRow>
                  {calendar.weekDays.map(({ short, long }) => (
                    <DatePicker.TableHeader key={long} scope="col" abbr={long}>
                      {short.slice(0, 2)}
                    </DatePicker.TableHeader>
                  ))}
                </DatePicker.TableRow>
              </DatePicker.TableHead>
              <DatePicker.TableBody>
                {calendar.weeks.map((week) => (
                  <DatePicker.TableRow key={week[0]?.toString()}>
                    {week.map((day) => (
                      <DatePicker.TableCell key={day.toString()} value={day}>
                        <DatePicker.TableCellTrigger>{day.day}</DatePicker.TableCellTrigger>
                      </DatePicker.TableCell>
                    ))}
                  </DatePicker.TableRow>
                ))}
              </DatePicker.TableBody>
            </DatePicker.Table>
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.RootProvider>
  )
}
