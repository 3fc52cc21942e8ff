/**
 * Style of a link that is pressed anywhere on its card or row, which is `position: relative`: one link for everyone, and
 * a large target. What else is pressed there comes later, and is positioned too.
 */
export const stretchedLink = {
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  _focusVisible: {
    outline: 'none',
    _after: { outline: '3px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '-3px' },
  },
} as const
