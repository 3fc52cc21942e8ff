import { lazyPart } from '@shop/design-system'
import { Menu } from 'lucide-react'
import { useState } from 'react'

const [PhoneMenu, loadMenu] = lazyPart(() => import('./PhoneMenu.tsx').then((part) => part.PhoneMenu))

/** Opens the menus on a phone. They come when a finger goes down on the button. */
export function PhoneMenuButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="bar-icon bar-phone"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => setOpen(true)}
      >
        <Menu size={24} aria-hidden />
      </button>
      {isOpen && <PhoneMenu part={{ onClose: () => setOpen(false) }} />}
    </>
  )
}
