import { defineGlobalStyles } from '@chakra-ui/react'

/** What every page shares. One `data-audience` attribute re-colours everything below it. */
export const globalCss = defineGlobalStyles({
  html: {
    // The visitor's setting; native controls and scroll bars follow it too.
    '--scheme': 'light dark',
    colorScheme: 'var(--scheme)',
    bg: 'paper',
    color: 'ink',
    fontFamily: 'body',
    lineHeight: 'normal',
    scrollPaddingTop: '7rem',
    // Ten and a half points, as a letter is set.
    _print: { '--scheme': 'light', bg: 'white', fontSize: '14px' },
  },
  '@page': { margin: '12mm' },
  body: { textStyle: 'body', colorPalette: 'breeder', minHeight: '100dvh' },
  '[data-audience=breeder], [data-audience=guest]': { colorPalette: 'breeder' },
  '[data-audience=owner]': { colorPalette: 'owner' },
  '[data-audience=vet]': { colorPalette: 'vet' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
  // The focus is put there by code, to be read from there: nothing is pressed.
  ':is(h1, h2, main)[tabindex="-1"]': { outline: 'none' },
  '::selection': { bg: 'colorPalette.muted' },
  // In print there is only the page: not the frame around it, and nothing that is pressed or typed into.
  ':has(> #main) > :not(#main)': { _print: { display: 'none !important' } },
  '#main :is(button, nav, [role=search], .page-header-actions)': { _print: { display: 'none !important' } },
  // What is folded away is open there.
  '#main details::details-content': {
    _print: { contentVisibility: 'visible', height: 'auto !important', transition: 'none !important' },
  },
  // A heading stays with what it is the heading of; a row, a picture and a line of a list stay whole.
  ':is(h1, h2, h3, h4), .section-head, summary': { _print: { breakAfter: 'avoid', breakInside: 'avoid' } },
  ':is(li, tr, figure, dl > div)': { _print: { breakInside: 'avoid' } },
  'p, dd': { _print: { orphans: 3, widows: 3 } },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a brief one: it would hold back every style set from code by a frame.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})
