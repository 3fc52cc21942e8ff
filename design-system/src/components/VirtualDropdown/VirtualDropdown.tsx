import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { lazyPart } from '../../lazy-part.tsx'
import { BareInput, ControlBox, inner } from '../Field/Control.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { TagChips } from '../TagChips/TagChips.tsx'
import type { Option } from './filter-options.ts'
import { useDropdown } from './use-dropdown.ts'
import {
  dropdownChevronRecipe,
  dropdownControlRecipe,
  dropdownInputRecipe,
  dropdownWaitRecipe,
  visibleRows,
} from './VirtualDropdown.recipe.ts'

const Control = chakra(ControlBox, dropdownControlRecipe)
const SearchInput = chakra(BareInput, dropdownInputRecipe, inner)
const Chevron = chakra('span', dropdownChevronRecipe)
const Wait = chakra('div', dropdownWaitRecipe)

/** The list comes when the control is first pointed at, focused or opened. */
const [DropdownList, loadList] = lazyPart(() => import('./DropdownList.tsx').then((part) => part.DropdownList))

export type { Option }

type Selection =
  | { isMultiple?: false; value: Option | null; onChange: (value: Option) => void }
  | { isMultiple: true; value: readonly Option[]; onChange: (value: Option[]) => void }

export type VirtualDropdownProps = Omit<FieldProps, 'label'> &
  Selection & {
    /** Names the control and its list. */
    label: string
    /** A hundred thousand are fine. Pass the same array each time: a new one is searched again. */
    options: readonly Option[]
    /** Shown while nothing is chosen. */
    placeholder?: string
    /** The caller searches: called `searchDelay` ms after typing stops, and with '' once the list closes. */
    onSearch?: (text: string) => void
    /** Milliseconds after typing until `onSearch` is called; 500 when left out. */
    searchDelay?: number
    /** Requests the next page while `hasMore`. */
    onEndReached?: () => void
    /** There is more than is shown; `onEndReached` fetches it. */
    hasMore?: boolean
    /** More is on its way: a spinner, announced to screen readers. */
    isLoading?: boolean
    /** Why the options could not be fetched, alone in its line: instead of the help, and of an empty list's text. */
    failure?: string
    /** How high the list grows before it scrolls. */
    maxHeight?: '15rem' | '14.25rem' | '11.25rem'
    /** Sends the values with a plain form, one field each. */
    name?: string
    /** Cannot be used, and is not sent. Prefer to show why instead. */
    disabled?: boolean
  }

/**
 * Picks one or several of very many options: only the rows in sight are ever in the document. A value carries its
 * own label, so it is shown although its page of options was never loaded.
 */
export function VirtualDropdown(props: VirtualDropdownProps) {
  const { label, error, required, id, isLabelHidden, name, disabled = false, failure } = props
  const help = failure ? (
    <>
      <p>{failure}</p>
      <p>Please try again in a moment.</p>
    </>
  ) : (
    props.help
  )
  const { options, placeholder = 'Select an option', onSearch, searchDelay = 500 } = props
  const { onEndReached, hasMore = false, isLoading = false, maxHeight = '15rem' } = props
  const ownId = useId()
  const ids = { control: `${ownId}control`, input: id ?? `${ownId}input`, list: `${ownId}list` }
  const inputRef = useRef<HTMLInputElement>(null)
  const listKeys = useRef<(event: KeyboardEvent<HTMLInputElement>) => void>(null)
  const picked = useMemo(
    () => (props.isMultiple ? props.value : props.value ? [props.value] : []),
    [props.isMultiple, props.value],
  )
  const selected = useMemo(() => picked.map(({ value }) => value), [picked])
  const text = props.isMultiple ? (picked.length ? `${picked.length} selected` : '') : (props.value?.label ?? '')
  const { isOpen, query, active, setActive, shown, search, open, close } = useDropdown({
    options,
    picked,
    onSearch,
    searchDelay,
  })

  const remove = (value: string) => {
    if (!props.isMultiple) return
    props.onChange(picked.filter((option) => option.value !== value))
    if (picked.length === 1) inputRef.current?.focus()
  }
  const pick = (value: string) => {
    const option = shown.find((each) => each.value === value)
    if (!option) return
    if (!props.isMultiple) props.onChange(option)
    else if (selected.includes(value)) remove(value)
    else props.onChange([...picked, option])
  }
  const press = () => {
    if (disabled) return
    inputRef.current?.focus()
    if (!isOpen) open()
    // With something typed, a press sets the caret.
    else if (!query) close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event
    if (nativeEvent.isComposing || ctrlKey || metaKey) return
    const last = shown.length - 1
    if (!isOpen) {
      if (key === 'ArrowDown') open(0)
      else if (key === 'ArrowUp') open(last)
      else if (key === 'Enter') open()
      // The letter itself goes into the input, which is emptied for it by opening.
      else if (key.length === 1) return open()
      else return
    } else if (key === 'PageDown') setActive(Math.min(Math.max(active, 0) + visibleRows, last))
    else if (key === 'PageUp') setActive(Math.min(Math.max(active - visibleRows, 0), last))
    else {
      listKeys.current?.(event)
      if (key !== 'Enter') return
    }
    // Enter never sends the form around an open list.
    event.preventDefault()
  }

  return (
    <Box
      position="relative"
      width="full"
      minWidth="0"
      onPointerEnter={loadList}
      onFocus={loadList}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <Field {...{ label, help, error, required, isLabelHidden }} id={ids.input}>
        {(control) => (
          <Control id={ids.control} onClick={press}>
            <SearchInput
              {...control}
              ref={inputRef}
              role="combobox"
              disabled={disabled}
              aria-haspopup="listbox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? ids.list : undefined}
              aria-activedescendant={isOpen && shown[active] ? `${ids.list}-${shown[active].value}` : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder={text || placeholder}
              value={isOpen ? query : text}
              onChange={({ target }) => search(target.value)}
              onKeyDown={onKeyDown}
            />
            <Chevron aria-hidden>
              <ChevronDown size={20} />
            </Chevron>
          </Control>
        )}
      </Field>
      {isOpen && (
        <DropdownList
          fallback={
            <Wait role="status">
              <Spinner size="sm" />
              Loading
            </Wait>
          }
          part={{
            ids,
            label,
            selected,
            active,
            maxHeight,
            isLoading,
            onEndReached,
            keysRef: listKeys,
            options: shown,
            onActive: setActive,
            onPick: pick,
            onClose: close,
            isMultiple: props.isMultiple ?? false,
            hasMore: hasMore && shown.length > 0,
            emptyText: failure ?? (query && !onSearch ? 'No Results' : 'Nothing found.'),
          }}
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
