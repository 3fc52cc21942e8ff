import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { moveFocus } from '../../move-focus.ts'
import { tabRecipe, tabRowRecipe } from './Tabs.recipe.ts'

const Row = chakra('div', tabRowRecipe)
const Tab = chakra('button', tabRecipe)

export type TabItem = { id: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  /** What the tabs are of, for screen readers. */
  label: string
  tabs: TabItem[]
  /** The tab shown first; the first one if not given. */
  defaultTab?: string
  onChange?: (id: string) => void
}

/** Views of one thing side by side; arrow keys show the next at once. Every panel is in the page, all but one hidden. */
export function Tabs({ label, tabs, defaultTab, onChange }: TabsProps) {
  const [chosen, setChosen] = useState(defaultTab)
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const current = tabs.some((tab) => tab.id === chosen) ? chosen : tabs[0]?.id

  function show(tab: string) {
    setChosen(tab)
    if (tab !== current) onChange?.(tab)
  }

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])]
    const focused = moveFocus(event, buttons, 'horizontal')
    const tab = focused && tabs[buttons.indexOf(focused)]
    if (tab) show(tab.id)
  }

  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}tab-${tab.id}`}
            aria-controls={`${id}panel-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => show(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </Row>
      {tabs.map((tab) => (
        <chakra.div
          key={tab.id}
          role="tabpanel"
          id={`${id}panel-${tab.id}`}
          aria-labelledby={`${id}tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== current}
          paddingBlock="5"
        >
          {tab.content}
        </chakra.div>
      ))}
    </div>
  )
}
