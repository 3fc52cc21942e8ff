import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DesignSystem } from '../../design-system/src/DesignSystem.tsx'
import { PageStyles } from '../../design-system/src/PageStyles.tsx'
import { type Option, VirtualDropdown } from '../../design-system/src/components/VirtualDropdown/VirtualDropdown.tsx'

type Props = { options: Option[] }

function Virtual({ options }: Props) {
  const [value, setValue] = useState<Option | null>(null)
  return <VirtualDropdown label="Dog" options={options} value={value} onChange={setValue} />
}

/** Rows of the same height, every one of them in the document: what one would write first. */
function Plain({ options }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" role="combobox" aria-expanded={isOpen} aria-controls="list" onClick={() => setIsOpen(true)}>
        Select an option
      </button>
      {isOpen && (
        <div id="list" role="listbox" aria-label="Dog" style={{ height: 240, overflowY: 'auto' }}>
          {options.map(({ value, label }) => (
            <div key={value} role="option" aria-selected={false} style={{ height: 40, lineHeight: '40px' }}>
              {label}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

const query = new URLSearchParams(location.search)
const options = Array.from({ length: Number(query.get('rows')) }, (_, index) => ({
  value: `R${index}`,
  label: `Registered dog ${index + 1}`,
}))

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <DesignSystem>
        <PageStyles />
        <div style={{ padding: 16 }}>
          {query.get('list') === 'plain' ? <Plain options={options} /> : <Virtual options={options} />}
        </div>
      </DesignSystem>
    </StrictMode>,
  )
}
