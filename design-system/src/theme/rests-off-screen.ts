/**
 * For a part that mostly starts below the first screenful of a page that just came: the browser lays it out when it comes
 * near, or when it has nothing better to do (app/src/page/lay-out.ts plays the animation, and marks the page once all is done).
 * `height` is what it takes until then. What reaches out of it by more than a rem and a half is cut off meanwhile.
 */
export const restsOffScreen = (height: string) => ({
  ':root:not([data-laid-out]) &': {
    contentVisibility: { base: 'auto', _print: 'visible' },
    containIntrinsicBlockSize: `auto ${height}`,
    overflowClipMargin: '1.5rem',
    animation: 'layOut 1ms paused forwards',
  },
})
