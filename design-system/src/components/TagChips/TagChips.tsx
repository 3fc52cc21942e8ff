import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', margin: '0', padding: '0' },
})

const Tag = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: '8',
    paddingInlineStart: '3',
    borderRadius: 'pill',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.emphasized',
    fontSize: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
})

const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '8',
    borderRadius: 'pill',
    cursor: 'pointer',
    _hover: { bg: 'colorPalette.muted' },
    _focusVisible: { outlineOffset: '-3px' },
  },
})

const More = chakra('button', {
  base: {
    minHeight: '8',
    paddingInline: '3',
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'colorPalette.border',
    bg: 'card',
    color: 'colorPalette.emphasized',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'colorPalette.subtle' },
  },
})

/** The focus would be lost with the button that is pressed, so it goes to the tag before, or else the one after. */
function keepFocus(button: HTMLElement) {
  const tag = button.closest('li')
  const neighbour = tag?.previousElementSibling ?? tag?.nextElementSibling
  neighbour?.querySelector('button')?.focus()
}

export type TagChipsProps = {
  /** What was chosen: each with its value and what it is called. */
  tags: readonly { value: string; label: string }[]
  /** Called with the value of the chip whose cross was pressed. */
  onRemove: (value: string) => void
  /** Until the page's code is there, a press sends the form of this id, with the tag's value under this name. */
  form?: { id: string; name: string }
  /** Names the list to a screen reader. */
  label: string
  /** How many are shown before "+N more". */
  visible?: number
}

/** What is selected, each removable. The first few are shown, the others behind "+N more". */
export function TagChips({ tags, onRemove, form, label, visible = 2 }: TagChipsProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const hidden = tags.length - visible
  if (tags.length === 0) return null

  return (
    <List aria-label={label}>
      {(isExpanded ? tags : tags.slice(0, visible)).map((tag) => (
        <Tag key={tag.value}>
          {tag.label}
          <Remove
            {...(form ? { type: 'submit', form: form.id, name: form.name, value: tag.value } : { type: 'button' })}
            aria-label={`Remove ${tag.label}`}
            onClick={(event: MouseEvent<HTMLButtonElement>) => {
              event.preventDefault()
              keepFocus(event.currentTarget)
              onRemove(tag.value)
            }}
          >
            <X size={14} aria-hidden />
          </Remove>
        </Tag>
      ))}
      {hidden > 0 && (
        <li>
          <More type="button" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? 'Show fewer' : `+${hidden} more`}
          </More>
        </li>
      )}
    </List>
  )
}
