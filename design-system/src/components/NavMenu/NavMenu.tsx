import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { moveFocus } from '../../move-focus.ts'
import { useOutside } from '../../use-outside.ts'
import { menuItemRecipe, menuPanelRecipe } from '../Menu/Menu.recipe.ts'
import { navMenuButtonRecipe } from './NavMenu.recipe.ts'

const Summary = chakra('summary', navMenuButtonRecipe)
const Panel = chakra('div', menuPanelRecipe)
const ItemLink = chakra('a', menuItemRecipe)
const ItemButton = chakra('button', menuItemRecipe)

type NavMenuItem = { label: string } & (
  | { href: string; isCurrent?: boolean }
  /** A form's address, which does the same as `onPick` before scripts have arrived. */
  | { action: string; onPick: () => void }
)
type NavMenuGroup = { heading?: string; items: NavMenuItem[] }

export type NavMenuProps = {
  /** The text of the button. */
  label: string
  /** One list each; several are side by side where there is room. */
  groups: NavMenuGroup[]
  /** What the button shows instead of its label. */
  children?: ReactNode
  /** A line above the lists, for example a welcome. */
  intro?: ReactNode
  /** Which edges of button and sheet are in line; `start` when left out. */
  align?: 'start' | 'end'
}

/**
 * A menu of a site's navigation: the disclosure pattern, as links stay links to a screen reader. A `<details>`, so it
 * opens before scripts have arrived; with them it also closes by Escape, a press outside, and picking.
 */
export function NavMenu({ label, groups, children, intro, align = 'start' }: NavMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const id = useId()
  useOutside(ref, close)

  function close() {
    if (ref.current?.open) ref.current.open = false
  }

  function onKeyDown(event: KeyboardEvent) {
    const details = ref.current
    if (!details?.open || event.defaultPrevented) return
    if (event.key === 'Escape') {
      event.preventDefault()
      details.querySelector('summary')?.focus()
      close()
    } else moveFocus(event, [...details.querySelectorAll<HTMLElement>('li :is(a, button)')], 'vertical')
  }

  return (
    <chakra.details ref={ref} position="relative" onKeyDown={onKeyDown}>
      <Summary aria-label={children ? label : undefined}>
        {children ?? label} <ChevronDown size={16} />
      </Summary>
      <Panel align={align}>
        {intro && (
          <chakra.div paddingInline="3" paddingBlock="2" marginBottom="1" borderBottomWidth="1px" borderColor="line">
            {intro}
          </chakra.div>
        )}
        <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '4' }}>
          {groups.map(({ heading, items }, index) => (
            <chakra.div key={heading ?? index} flex="1" minWidth="12rem">
              {heading && (
                <chakra.p id={`${id}${index}`} textStyle="eyebrow" color="ink2" paddingInline="3" paddingBlock="2">
                  {heading}
                </chakra.p>
              )}
              <chakra.ul listStyleType="none" aria-labelledby={heading && `${id}${index}`}>
                {items.map((item) => (
                  <li key={item.label}>
                    {'href' in item ? (
                      <ItemLink href={item.href} aria-current={item.isCurrent ? 'page' : undefined} onClick={close}>
                        {item.label}
                      </ItemLink>
                    ) : (
                      <form
                        action={item.action}
                        onSubmit={(event) => {
                          event.preventDefault()
                          close()
                          item.onPick()
                        }}
                      >
                        <ItemButton type="submit">{item.label}</ItemButton>
                      </form>
                    )}
                  </li>
                ))}
              </chakra.ul>
            </chakra.div>
          ))}
        </chakra.div>
      </Panel>
    </chakra.details>
  )
}
