import { StrictMode, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DesignSystem } from '../../design-system/src/DesignSystem.tsx'
import { FloatingPanel } from '../../design-system/src/components/FloatingPanel/FloatingPanel.tsx'
import { type Option, VirtualDropdown } from '../../design-system/src/components/VirtualDropdown/VirtualDropdown.tsx'

type Props = { options: Option[] }

function Virtual({ options }: Props) {
  const [value, setValue] = useState<Option | null>(null)
  return <VirtualDropdown label="Dog" options={options} value={value} onChange={setValue} />
}

/** The same panel and rows of the same height, every one of them in the document: what one would write first. */
function Plain({ options }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const anchorRef = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={anchorRef} role="combobox" aria-expanded={isOpen} aria-controls="list" onClick={() => setIsOpen(true)}>
        Select an option
      </button>
      {isOpen && (
        <FloatingPanel anchorRef={anchorRef} onDismiss={() => setIsOpen(false)}>
          <div id="list" role="listbox" aria-label="Dog" style={{ height: 240, overflowY: 'auto' }}>
            {options.map(({ value, label }) => (
              <div key={value} role="option" aria-selected={false} style={{ height: 40, lineHeight: '40px' }}>
                {label}
              </div>
            ))}
          </div>
        </FloatingPanel>
      )}
    </>
  )
}

function Page() {
  const query = new URLSearchParams(location.search)
  const rows = Number(query.get('rows'))
  const options = useMemo(
    () => Array.from({ length: rows }, (_, index) => ({ value: `R${index}`, label: `Registered dog ${index + 1}` })),
    [rows],
  )
  return <div style={{ padding: 16 }}>{query.get('list') === 'plain' ? <Plain options={options} /> : <Virtual options={options} />}</div>
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <DesignSystem>
        <Page />
      </DesignSystem>
    </StrictMode>,
  )
}
