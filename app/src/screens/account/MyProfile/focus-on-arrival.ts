/** As the `ref` of a dialog's next text: the button that led there is gone, and its focus with it. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus()
