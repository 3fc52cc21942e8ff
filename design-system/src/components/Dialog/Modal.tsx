import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useModal } from '../../modal.ts'
import { modalRecipe } from './Modal.recipe.ts'

const Base = chakra('dialog', modalRecipe)
const Close = chakra('button', {
  base: {
    position: 'absolute',
    insetBlockStart: '4',
    insetInlineEnd: '4',
    display: 'grid',
    placeItems: 'center',
    boxSize: '10',
    borderRadius: 'control',
    color: 'ink2',
    cursor: 'pointer',
    _hover: { bg: 'sand', color: 'ink' },
  },
})

export type ModalProps = {
  /** Called by Escape, by the button, and by a press beside it. */
  onClose: () => void
  /** The heading. */
  title: string
  /** Below the title, and read with it. */
  description?: ReactNode
  /** Its content. */
  children?: ReactNode
  /** Buttons, the safe one first: it gets the focus if nothing in the body does. */
  actions?: ReactNode
}

type ModalFrameProps = ModalProps &
  RecipeVariantProps<typeof modalRecipe> & {
    /** A question that must be answered: no close button, and a press beside it does nothing. */
    isQuestion?: boolean
  }

/**
 * What Dialog and Drawer are made of; open for as long as it is mounted. The close button comes last in the document,
 * so that the focus starts on what the dialog is about.
 */
export function Modal({
  onClose,
  title,
  description,
  children,
  actions,
  isQuestion = false,
  ...look
}: ModalFrameProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(ref)

  return (
    <Base
      ref={ref}
      role={isQuestion ? 'alertdialog' : undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      // A menu or list inside takes Escape for itself first, and marks that with preventDefault.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
      // The back gesture of a phone cancels first; the browser may also close without a question.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => ref.current && !ref.current.open && onClose()}
      onPointerDown={(event) => !isQuestion && event.target === event.currentTarget && isBeside(event) && onClose()}
      {...look}
    >
      <header>
        <chakra.h2 id={`${id}title`} textStyle="h3">
          {title}
        </chakra.h2>
        {description && (
          <chakra.div id={`${id}description`} marginTop="2" color="ink2">
            {description}
          </chakra.div>
        )}
      </header>
      {children && <div>{children}</div>}
      {actions && <footer>{actions}</footer>}
      {!isQuestion && (
        <Close type="button" aria-label="Close" onClick={onClose}>
          <X size={20} />
        </Close>
      )}
    </Base>
  )
}

/** Whether a press on the dialog element was on its backdrop, which is part of it, or on its own scroll bar. */
function isBeside({ clientX, clientY, currentTarget }: { clientX: number; clientY: number; currentTarget: Element }) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
