import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { moveFocus } from '../../move-focus.ts'
import { useOutside } from '../../use-outside.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { menuItemRecipe, menuPanelRecipe } from './Menu.recipe.ts'
import { useTypeahead } from './use-typeahead.ts'

const Panel = chakra('ul', menuPanelRecipe)
const ItemButton = chakra('button', menuItemRecipe)
const ItemLink = chakra('a', menuItemRecipe)

export type MenuItem = { label: string; icon?: ReactNode; tone?: 'danger' } & (
  | { onPick: () => void }
  | { href: string }
)

export type MenuProps = Pick<ButtonProps, 'variant' | 'size'> & {
  /** Names the menu, and its button where nothing else is shown on it. */
  label: string
  /** What can be done: buttons, or links. */
  items: MenuItem[]
  /** What the button shows instead of its label, for example an icon. */
  children?: ReactNode
  /** Which edges of button and sheet are in line; `start` when left out. */
  align?: 'start' | 'end'
}

/** A button with a list of things to do (WAI-ARIA menu button). A site's navigation is a NavMenu instead. */
export function Menu({ label, items, children, align = 'start', variant = 'outline', size }: MenuProps) {
  const [opened, setOpened] = useState<'first' | 'last'>()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const findByTyping = useTypeahead()
  const itemElements = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useOutside(root, () => setOpened(undefined))

  useLayoutEffect(() => {
    if (opened)
      itemElements()
        .at(opened === 'first' ? 0 : -1)
        ?.focus()
  }, [opened])

  function close() {
    setOpened(undefined)
    root.current?.querySelector('button')?.focus()
  }

  function onListKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (!moveFocus(event, itemElements(), 'vertical')) findByTyping(event, itemElements())
  }

  return (
    <chakra.div ref={root} position="relative" display="inline-block">
      <Button
        variant={variant}
        size={size}
        aria-label={children ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={Boolean(opened)}
        aria-controls={opened && id}
        onClick={() => setOpened(opened ? undefined : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        {children ?? (
          <>
            {label} <ChevronDown size={18} />
          </>
        )}
      </Button>
      {opened && (
        <Panel ref={list} id={id} role="menu" aria-label={label} align={align} onKeyDown={onListKeyDown}>
          {items.map((item) => {
            const content = (
              <>
                {item.icon}
                {item.label}
              </>
            )
            const look = { role: 'menuitem', tabIndex: -1, tone: item.tone } as const
            return (
              <li key={item.label} role="none">
                {'href' in item ? (
                  <ItemLink {...look} href={item.href} onClick={close}>
                    {content}
                  </ItemLink>
                ) : (
                  <ItemButton
                    {...look}
                    type="button"
                    onClick={() => {
                      close()
                      item.onPick()
                    }}
                  >
                    {content}
                  </ItemButton>
                )}
              </li>
            )
          })}
        </Panel>
      )}
    </chakra.div>
  )
}
