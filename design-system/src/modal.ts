import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { createStore } from './store.ts'

const modals = createStore<readonly HTMLElement[]>([])

/** The topmost open modal. What must stay usable beside it (a toast) has to be inside it: all else is inert. */
export const useTopModal = () => modals.use().at(-1)

let locks = 0

/**
 * Prevents the page behind from scrolling, and from jumping sideways where the scroll bar takes room. Until the last
 * modal is gone: they need not close in the order they came.
 */
function lockScroll() {
  const { style, clientWidth } = document.documentElement
  if (!locks && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  locks += 1
  return () => {
    locks -= 1
    if (!locks) Object.assign(style, { overflow: '', scrollbarGutter: '' })
  }
}

/**
 * Shows a mounted `<dialog>` as a modal: the browser puts it on top, traps focus, makes the rest inert and gives the
 * focus back. A layout effect, because the focus can only go back while the dialog is still in the document.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const unlockScroll = lockScroll()
    dialog.showModal()
    return () => {
      dialog.close()
      unlockScroll()
    }
  }, [ref])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    modals.set([...modals.get(), dialog])
    return () => modals.set(modals.get().filter((modal) => modal !== dialog))
  }, [ref])
}
