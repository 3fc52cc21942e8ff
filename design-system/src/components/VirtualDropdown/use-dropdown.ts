import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useDebounced } from '../../use-debounced.ts'
import { filterOptions, type Option } from './filter-options.ts'
import { moveActive } from './move-active.ts'

/** Letters typed within this many ms are one word to look for, where there is no search box. */
const typeaheadGap = 500

type Settings = {
  options: readonly Option[]
  picked: readonly Option[]
  isSearchable: boolean
  /** Pick this one; the list closes unless it answers that more may follow. */
  onPick: (option: Option) => 'close' | 'stay'
  onSearch?: (text: string) => void
  searchDelay: number
}

/** What a dropdown remembers while it is used: whether it is open, the text searched for and the keyboard's row. */
export function useDropdown({ options, picked, isSearchable, onPick, onSearch, searchDelay }: Settings) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  const typed = useRef({ text: '', at: 0 })
  const askServer = useDebounced(onSearch, searchDelay)

  const isAsync = onSearch !== undefined
  const wanted = useDeferredValue(isAsync ? '' : query)
  const shown = useMemo(() => filterOptions(options, wanted), [options, wanted])

  const search = (text: string) => {
    setIsOpen(true)
    setQuery(text)
    setActive(text ? 0 : -1)
    if (isAsync) askServer(text.trim())
  }
  const open = (fallback = -1) => {
    const first = picked[0]
    const at = first ? shown.findIndex(({ value }) => value === first.value) : -1
    setActive(at < 0 ? fallback : at)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    if (!query) return
    setQuery('')
    if (isAsync) askServer('')
  }
  const pick = (index: number) => {
    const option = shown[index]
    if (!option) return
    setActive(index)
    if (onPick(option) === 'close') close()
  }

  const typeahead = (letter: string, at: number) => {
    const { text, at: before } = typed.current
    typed.current = { text: (at - before < typeaheadGap ? text : '') + letter.toLowerCase(), at }
    const found = shown.findIndex(({ label }) => label.toLowerCase().startsWith(typed.current.text))
    if (found >= 0) setActive(found)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, nativeEvent } = event
    if (nativeEvent.isComposing || ctrlKey || metaKey) return
    const moved = moveActive(key, active, shown.length)
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    if (key === 'Tab') return close()
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
      if (!isOpen) return
      // A dialog around the dropdown would close with it.
      event.stopPropagation()
      close()
    } else if (key === 'Enter' || (key === ' ' && !(isSearchable && isOpen))) {
      if (isOpen) pick(active)
      else open()
    } else if (isArrow && !isOpen) open(key === 'ArrowDown' ? 0 : shown.length - 1)
    else if (moved !== undefined && isOpen) setActive(moved)
    else {
      // The letter itself goes into the search box, which is emptied for it by opening.
      if (key.length === 1 && !isOpen) open()
      if (key.length === 1 && !isSearchable) typeahead(key, event.timeStamp)
      return
    }
    event.preventDefault()
  }

  return { isOpen, query, active, shown, search, open, close, pick, onKeyDown }
}
