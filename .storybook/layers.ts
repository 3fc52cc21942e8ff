import { designSystem } from '../design-system/src/theme/system.ts'

/**
 * States the order of the layers at the top of the document, once and for all. Each page states it too, yet behind the
 * rules that an earlier page has left: without this they decide, and the reset wins over components.
 */
export function stateLayers() {
  const style = document.createElement('style')
  style.textContent = designSystem().layers.atRule
  document.head.prepend(style)
}
