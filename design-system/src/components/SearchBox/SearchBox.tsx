import { Box, chakra, type RecipeVariantProps } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { lazyPart } from '../../lazy-part.tsx'
import { useIsHydrated } from '../../use-is-hydrated.ts'
import { useDebounced } from '../../use-debounced.ts'
import { useOutside } from '../../use-outside.ts'
import type { Suggestion } from '../SuggestionList/SuggestionList.tsx'
import { searchBoxRecipe, suggestionSheetRecipe } from './SearchBox.recipe.ts'

const Pill = chakra('div', searchBoxRecipe)
const Sheet = chakra('div', suggestionSheetRecipe)

/** The list opens only with typing, and this box is on every page, so its code comes with the first focus. */
const [SuggestionList, loadList] = lazyPart(() =>
  import('../SuggestionList/SuggestionList.tsx').then((part) => part.SuggestionList),
)

export type SearchBoxProps = RecipeVariantProps<typeof searchBoxRecipe> & {
  /** What is searched, for screen readers and as the placeholder. */
  label: string
  /** Names the form among a page's landmarks, where the page has another search. */
  landmark?: string
  /** Where the form leads; it works before any script has run. */
  action?: string
  /** The query key of the text. */
  name?: string
  /** The text that is there at first. */
  defaultValue?: string
  /** Takes over from the browser's own navigation; never called with empty text. */
  onSearch?: (text: string) => void
  /** Requests suggestions: trimmed text of at least `minLength`, `delay` ms after typing stops. Without it there are none. */
  onQuery?: (text: string) => void
  /** The shortest text that suggestions are requested for; 3 when left out. */
  minLength?: number
  /** Milliseconds after typing until suggestions are requested; 800 when left out. */
  delay?: number
  /** What was found for the last query; undefined shows nothing, as after a failure. */
  items?: readonly Suggestion[] | undefined
  /** Suggestions are on their way. */
  isLoading?: boolean
  /** There is more than is shown; `onEndReached` fetches it. */
  hasMore?: boolean
  /** Called well before the end of the list is in sight. */
  onEndReached?: () => void
  /** Called with the suggestion that was chosen; the browser follows its link otherwise. */
  onPick?: (item: Suggestion) => void
}

/** Search of the whole shop: a plain form, with suggestions below it while one types. */
export function SearchBox(props: SearchBoxProps) {
  const { label, landmark, action = '/search', name = 'q', defaultValue = '', tone, onSearch, onQuery, onPick } = props
  const { minLength = 3, delay = 800, items, isLoading = false, hasMore = false, onEndReached } = props
  const [text, setText] = useState(defaultValue)
  const [requested, setRequested] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const boxRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const listId = useId()
  const isHydrated = useIsHydrated()

  const trimmed = text.trim()
  const ask = useDebounced((query) => {
    if (query.length < minLength) return
    setRequested(query)
    onQuery?.(query)
  }, delay)
  const isWaiting = trimmed !== requested
  const isBusy = isWaiting || isLoading
  const rows = isWaiting ? [] : (items ?? [])
  const isShown = isOpen && onQuery !== undefined && trimmed.length >= minLength && (isBusy || items !== undefined)

  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  useOutside(boxRef, close)
  const type = (next: string) => {
    setText(next)
    setActive(-1)
    setIsOpen(true)
    ask(next.trim())
  }
  // Typed before hydration: the box has the text already, and only now somebody to hear of it.
  const catchUp = useEffectEvent(() => {
    const input = inputRef.current
    if (input && input.value !== text && document.activeElement === input) type(input.value)
  })
  useEffect(() => catchUp(), [])
  const submit = (event: FormEvent) => {
    if (!trimmed || onSearch) event.preventDefault()
    if (!trimmed) return
    close()
    onSearch?.(trimmed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (isShown) setActive(Math.min(Math.max(active + step, -1), rows.length - 1))
      else setIsOpen(true)
    } else if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter' && isShown && rows[active]) document.getElementById(`${listId}-${active}`)?.click()
    else return
    event.preventDefault()
  }

  return (
    <Box ref={boxRef} position="relative" width="full" onFocus={onQuery && loadList}>
      <form role="search" aria-label={landmark} action={action} onSubmit={submit}>
        <Pill tone={tone}>
          <input
            ref={inputRef}
            // A combobox is no search field in HTML; the phone's keyboard says "search" all the same.
            {...(onQuery ? { type: 'text', inputMode: 'search', spellCheck: false } : { type: 'search' })}
            enterKeyHint="search"
            name={name}
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            // Before scripts the browser refuses to send nothing, or blanks; with them nothing happens, silently.
            required={!isHydrated}
            pattern={isHydrated ? undefined : '.*\\S.*'}
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            {...(onQuery && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isShown,
              'aria-controls': isShown ? listId : undefined,
              'aria-activedescendant': isShown && rows[active] ? `${listId}-${active}` : undefined,
            })}
          />
          <button type="submit" aria-label="Search">
            <Search size={18} aria-hidden />
          </button>
        </Pill>
      </form>
      {isShown && (
        // A press on it leaves the focus in the text.
        <Sheet role="presentation" onMouseDown={(event) => event.preventDefault()}>
          <SuggestionList
            part={{
              id: listId,
              label: 'Suggestions',
              items: rows,
              active,
              isLoading: isBusy,
              hasMore,
              onEndReached,
              onPick: (item) => {
                close()
                onPick?.(item)
              },
            }}
          />
        </Sheet>
      )}
    </Box>
  )
}
