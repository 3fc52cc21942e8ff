import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import {
  addDays,
  addMonths,
  addToWeek,
  clampDate,
  firstYear,
  type IsoDate,
  monthOf,
  weeksOf,
  weekStartOf,
  yearOf,
} from './calendar.ts'
import { calendarStyles } from './Calendar.recipe.ts'

const Root = chakra('div', { base: calendarStyles.root })
const Head = chakra('div', { base: calendarStyles.head })
const HeadSelect = chakra('select', { base: calendarStyles.select })
const Grid = chakra('table', { base: calendarStyles.grid })
const Weekday = chakra('th', { base: calendarStyles.weekday })
const Cell = chakra('td', { base: calendarStyles.cell })
const Day = chakra('button', { base: calendarStyles.day })

const format = (iso: IsoDate, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(iso))
const inFull = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const monthNames = Array.from({ length: 12 }, (_, month) =>
  format(`2000-${String(month + 1).padStart(2, '0')}-01`, { month: 'long' }),
)

export type CalendarProps = {
  /** The chosen date, if any. */
  value: IsoDate | undefined
  today: IsoDate
  country: string
  onPick: (iso: IsoDate) => void
}

/** A month of days, moved through with the keys of the ARIA date picker pattern. Opens on the chosen date, or today. */
export function Calendar({ value, today, country, onPick }: CalendarProps) {
  const lastYear = yearOf(today)
  const weekStart = weekStartOf(country)
  const [day, setDay] = useState(() => clampDate(value ?? today, lastYear))
  const gridRef = useRef<HTMLTableElement>(null)
  /** Keys take the focus along to the day; the selects and arrows above keep it. */
  const takesFocus = useRef(true)
  useEffect(() => {
    if (takesFocus.current) gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    takesFocus.current = false
  }, [day])

  const show = (next: IsoDate) => setDay(clampDate(next, lastYear))
  const onKeyDown = (event: KeyboardEvent) => {
    const months = event.shiftKey ? 12 : 1
    const moves: Record<string, () => IsoDate> = {
      ArrowLeft: () => addDays(day, -1),
      ArrowRight: () => addDays(day, 1),
      ArrowUp: () => addDays(day, -7),
      ArrowDown: () => addDays(day, 7),
      Home: () => addToWeek(day, weekStart, 'start'),
      End: () => addToWeek(day, weekStart, 'end'),
      PageUp: () => addMonths(day, -months),
      PageDown: () => addMonths(day, months),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const next = clampDate(move(), lastYear)
    takesFocus.current = next !== day
    setDay(next)
  }

  const weeks = weeksOf(day, weekStart)
  const heading = `${monthNames[monthOf(day) - 1]} ${yearOf(day)}`
  const isFirst = day.slice(0, 7) === `${firstYear}-01`
  const isLast = day.slice(0, 7) === `${lastYear}-12`
  return (
    // The panel holds the focus back from what is pressed in it; here the selects need it to open.
    <Root role="dialog" aria-label="Choose a date" onMouseDown={(event) => event.stopPropagation()}>
      <Head>
        <IconButton
          label="Previous month"
          icon={<ChevronLeft aria-hidden />}
          size="sm"
          disabled={isFirst}
          onClick={() => show(addMonths(day, -1))}
        />
        <HeadSelect
          aria-label="Month"
          value={monthOf(day)}
          onChange={(event) => show(addMonths(day, Number(event.target.value) - monthOf(day)))}
        >
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </HeadSelect>
        <HeadSelect
          aria-label="Year"
          value={yearOf(day)}
          onChange={(event) => show(addMonths(day, 12 * (Number(event.target.value) - yearOf(day))))}
        >
          {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => (
            <option key={index} value={lastYear - index}>
              {lastYear - index}
            </option>
          ))}
        </HeadSelect>
        <IconButton
          label="Next month"
          icon={<ChevronRight aria-hidden />}
          size="sm"
          disabled={isLast}
          onClick={() => show(addMonths(day, 1))}
        />
      </Head>
      <Grid ref={gridRef} role="grid" aria-label={heading} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((iso) => (
              <Weekday key={iso} scope="col" abbr={format(iso, { weekday: 'long' })}>
                {format(iso, { weekday: 'short' }).slice(0, 2)}
              </Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((iso) => (
                <Cell key={iso} role="gridcell" aria-selected={iso === value}>
                  <Day
                    type="button"
                    tabIndex={iso === day ? 0 : -1}
                    aria-label={format(iso, inFull)}
                    aria-current={iso === today ? 'date' : undefined}
                    data-outside={monthOf(iso) === monthOf(day) ? undefined : ''}
                    disabled={clampDate(iso, lastYear) !== iso}
                    onClick={() => onPick(iso)}
                  >
                    {Number(iso.slice(8))}
                  </Day>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Root>
  )
}
