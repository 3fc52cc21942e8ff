import { createStore } from '@shop/design-system/store'

/** What is shown or hidden from anywhere in the app, such as a dialog that belongs to no page. Hidden on the server. */
export function shown() {
  const isShown = createStore(false)
  return { show: () => isShown.set(true), hide: () => isShown.set(false), useIsShown: isShown.use }
}
