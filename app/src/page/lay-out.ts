/** Lays out what rests off screen (design-system/src/theme/rests-off-screen.ts) piece by piece, whenever the browser is idle. */
export function layOutWhenIdle() {
  // Not in Safari.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const layOut = (resting: Animation[]) => {
    for (const animation of resting.splice(0, 2)) animation.play()
    if (resting.length) whenIdle(() => layOut(resting))
    else document.documentElement.dataset.laidOut = ''
  }
  whenIdle(() =>
    layOut(document.getAnimations().filter((one) => one instanceof CSSAnimation && one.animationName === 'layOut')),
  )
}
