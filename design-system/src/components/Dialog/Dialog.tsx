import { Modal, type ModalProps } from './Modal.tsx'

export type DialogProps = ModalProps & {
  /** Whether it is open. It is closed by `onClose` alone. */
  isOpen: boolean
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** For a table or two columns: 48rem instead of 34rem. */
  isWide?: boolean
}

/** A window over the page for one short matter; on a phone a sheet from below. `onClose` is also Escape and "Close". */
export function Dialog({ isOpen, role = 'dialog', ...props }: DialogProps) {
  return isOpen && <Modal shape="dialog" isQuestion={role === 'alertdialog'} {...props} />
}
