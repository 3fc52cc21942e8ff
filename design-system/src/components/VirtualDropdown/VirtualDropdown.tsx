import { Box } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { TagChips } from '../TagChips/TagChips.tsx'
import { DropdownPanel, loadList } from './DropdownPanel.tsx'
import type { Option } from './filter-options.ts'
import { Chevron, Control, SearchInput, ValueButton } from './parts.ts'
import { useDropdown } from './use-dropdown.ts'

export type { Option }

type Selection =
  | { isMultiple?: false; value: Option | null; onChange: (value: Option) => void }
  | { isMultiple: true; value: readonly Option[]; onChange: (value: Option[]) => void }

export type VirtualDropdownProps = Omit<FieldProps, 'label'> &
  Selection & {
    label: string
    /** A hundred thousand are fine; hand over the same array each time, for a new one is searched anew. */
    options: readonly Option[]
    placeholder?: string
    /** Whether one can type to find; without it letters jump to the next label that begins with them. */
    isSearchable?: boolean
    /** The caller searches: asked `searchDelay` ms after typing stops, and with '' once the list closes. */
    onSearch?: (text: string) => void
    searchDelay?: number
    /** Asked for the next page while `hasMore`. */
    onEndReached?: () => void
    hasMore?: boolean
    isLoading?: boolean
    maxHeight?: '15rem' | '14.25rem' | '11.25rem'
    /** Sends the values with a plain form, one field each. */
    name?: string
    disabled?: boolean
  }

/**
 * Picks one or several of very many options: only the rows in sight are ever in the document. A value carries its
 * own label, so it is shown although its page of options was never loaded.
 */
export function VirtualDropdown(props: VirtualDropdownProps) {
  const { label, help, error, required, id, isLabelHidden, name, disabled = false } = props
  const { options, placeholder = 'Select an option', isSearchable = true, onSearch, searchDelay = 500 } = props
  const { onEndReached, hasMore = false, isLoading = false, maxHeight = '15rem' } = props
  const listId = useId()
  const controlRef = useRef<HTMLDivElement>(null)
  const picked = useMemo(
    () => (props.isMultiple ? props.value : props.value ? [props.value] : []),
    [props.isMultiple, props.value],
  )
  const selected = useMemo(() => new Set(picked.map(({ value }) => value)), [picked])
  const text = props.isMultiple ? (picked.length ? `${picked.length} selected` : '') : (props.value?.label ?? '')

  const focus = () => controlRef.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  const remove = (value: string) => {
    if (!props.isMultiple) return
    props.onChange(picked.filter((option) => option.value !== value))
    if (picked.length === 1) focus()
  }
  const onPick = (option: Option) => {
    if (!props.isMultiple) props.onChange(option)
    else if (selected.has(option.value)) remove(option.value)
    else props.onChange([...picked, option])
    return props.isMultiple ? 'stay' : 'close'
  }
  const { isOpen, query, active, shown, ...dropdown } = useDropdown({
    options,
    picked,
    isSearchable,
    onPick,
    onSearch,
    searchDelay,
  })
  const press = () => {
    if (disabled) return
    focus()
    if (!isOpen) dropdown.open()
    // With something typed, a press sets the caret.
    else if (!query) dropdown.close()
  }
  const combobox = {
    role: 'combobox',
    disabled,
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && shown[active] ? `${listId}-${active}` : undefined,
    onKeyDown: dropdown.onKeyDown,
  } as const

  return (
    <Box
      width="full"
      minWidth="0"
      onPointerEnter={loadList}
      onFocus={loadList}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) dropdown.close()
      }}
    >
      <Field {...{ label, help, error, required, id, isLabelHidden }}>
        {({ required: isRequired, ...control }) => (
          <Control ref={controlRef} onClick={press}>
            {isSearchable ? (
              <SearchInput
                {...control}
                {...combobox}
                required={isRequired}
                aria-autocomplete="list"
                autoComplete="off"
                spellCheck={false}
                placeholder={text || placeholder}
                value={isOpen ? query : text}
                onChange={({ target }) => dropdown.search(target.value)}
              />
            ) : (
              <ValueButton
                {...control}
                {...combobox}
                type="button"
                aria-required={isRequired}
                data-empty={text ? undefined : ''}
              >
                {text || placeholder}
              </ValueButton>
            )}
            <Chevron data-open={isOpen || undefined} aria-hidden>
              <ChevronDown size={20} />
            </Chevron>
          </Control>
        )}
      </Field>
      {isOpen && (
        <DropdownPanel
          {...{ anchorRef: controlRef, label, selected, active, maxHeight, isLoading, onEndReached }}
          id={listId}
          options={shown}
          isMultiple={props.isMultiple ?? false}
          hasMore={hasMore && shown.length > 0}
          emptyText={query && !onSearch ? 'No Results' : 'Nothing found.'}
          onPick={dropdown.pick}
          onDismiss={dropdown.close}
        />
      )}
      {props.isMultiple && picked.length > 0 && (
        <Box marginBlockStart="2">
          <TagChips tags={picked} onRemove={remove} label={`Selected: ${label}`} />
        </Box>
      )}
      {name && picked.map(({ value }) => <input key={value} type="hidden" name={name} value={value} />)}
    </Box>
  )
}
