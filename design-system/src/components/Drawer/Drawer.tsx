import { Modal, type ModalProps } from '../Dialog/Modal.tsx'

export type DrawerProps = ModalProps & {
  /** Whether it is open. It is closed by `onClose` alone. */
  isOpen: boolean
  /** The side it comes from. */
  side?: 'start' | 'end'
}

/** A sheet along one side of the page: the menu on a phone, a list's filters. */
export function Drawer({ isOpen, side = 'end', ...props }: DrawerProps) {
  return isOpen && <Modal shape={side} {...props} />
}
