import { useDeferredValue, useMemo, useState } from 'react'
import { useDebounced } from '../../use-debounced.ts'
import { filterOptions, type Option } from './filter-options.ts'

type Settings = {
  options: readonly Option[]
  picked: readonly Option[]
  onSearch?: (text: string) => void
  searchDelay: number
}

/** What a dropdown remembers while it is used: whether it is open, the text searched for and the keyboard's row. */
export function useDropdown({ options, picked, onSearch, searchDelay }: Settings) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
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
  /** On what is selected, or else on this row. */
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
  return { isOpen, query, active, setActive, shown, search, open, close }
}
