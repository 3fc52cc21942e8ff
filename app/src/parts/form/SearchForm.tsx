import { Button, chakra, TextInput } from '@shop/design-system'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

const Bar = chakra('form', {
  base: {
    display: 'grid',
    alignItems: 'end',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 26rem) minmax(0, 18rem) auto' },
    justifyContent: 'start',
    '&[data-alone]': { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 30rem) auto' } },
    _print: { display: 'none' },
  },
})

type SearchFormProps = {
  /** The page itself, which reads the form's query: a browser without scripts sends it with GET. */
  action: string
  /** What is searched, to screen readers. */
  name: string
  label: string
  help?: string
  placeholder?: string
  /** What the address searches for now. */
  search: string
  /** Filters that go with the search: fields of the form, by name. */
  children?: ReactNode
  /** Goes with the search unseen. */
  hidden?: Record<string, string>
}

/** A search and its filters, which end in the address; blanks are left out of it, and a new search begins on page one. */
export function SearchForm({ action, name, label, help, placeholder, search, children, hidden = {} }: SearchFormProps) {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  // The box follows the address, as on going back.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = search
  }, [search])
  return (
    <Bar
      role="search"
      aria-label={name}
      action={action}
      data-alone={children ? undefined : true}
      onSubmit={(event) => {
        event.preventDefault()
        const filled = [...new FormData(event.currentTarget)].flatMap(([key, value]) =>
          typeof value === 'string' && value.trim() ? [[key, value.trim()]] : [],
        )
        const query = new URLSearchParams(filled)
        void navigate(query.size ? `${action}?${query}` : action, { preventScrollReset: true })
      }}
    >
      <TextInput
        ref={box}
        label={label}
        name="search"
        type="search"
        help={help}
        placeholder={placeholder}
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
      />
      {children}
      {Object.entries(hidden).map(
        ([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />,
      )}
      <Button type="submit">
        <Search size={18} aria-hidden /> Search
      </Button>
    </Bar>
  )
}
