const style = document.createElement('style')
style.textContent = `*, ::before, ::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
}`

/** Nothing moves while a play runs: what fades in is not visible to it yet. Tests have a browser of reduced motion. */
export const holdStill = () => document.head.append(style)
export const moveAgain = () => style.remove()
