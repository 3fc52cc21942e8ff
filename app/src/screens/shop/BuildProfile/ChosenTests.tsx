import { chakra, IconButton } from '@shop/design-system'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { Builder } from './use-builder.ts'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: '2',
      paddingBlock: '1',
    },
    '& li + li': { borderTop: 'hairline' },
    '& .chosen-name': { fontSize: 'sm', lineHeight: 'snug', overflowWrap: 'anywhere' },
    '& .chosen-price': { fontSize: 'sm', color: 'ink2', fontVariantNumeric: 'tabular-nums' },
  },
})

const Empty = chakra('p', { base: { color: 'ink2', paddingBlockEnd: '4', outline: 'none' } })

/** The chosen tests, each removable. The focus moves to the next one's button. */
export function ChosenTests({ builder: { chosen, toggle } }: { builder: Builder }) {
  const box = useRef<HTMLDivElement>(null)
  const focusAfter = (index: number) => {
    const buttons = box.current?.querySelectorAll('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    ;(next ?? box.current)?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      {chosen.length === 0 && <Empty>Nothing is in it yet.</Empty>}
      <List aria-label="Chosen tests">
        {chosen.map((test, index) => (
          <li key={test.id}>
            <span className="chosen-name">{test.name}</span>
            <span className="chosen-price">{test.price.label}</span>
            <IconButton
              size="sm"
              variant="ghost"
              label={`Remove ${test.name}`}
              icon={<X size={16} aria-hidden />}
              onClick={() => {
                focusAfter(index)
                toggle(test)
              }}
            />
          </li>
        ))}
      </List>
    </div>
  )
}
