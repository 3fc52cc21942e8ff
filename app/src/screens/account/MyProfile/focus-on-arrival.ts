/** As the `ref` of what a dialog says next: the button that led there is gone, and its focus with it. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus()
