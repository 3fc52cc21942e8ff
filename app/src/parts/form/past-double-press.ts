import { doublePress } from '@shop/design-system'

/** For stories: what is pressed after it is a press of its own, and not the second half of a double click. */
export const pastDoublePress = () => new Promise((resolve) => setTimeout(resolve, doublePress + 100))
