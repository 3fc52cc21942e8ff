import { defineGlobalStyles } from '@chakra-ui/react'

/** What every page shares. One `data-audience` attribute re-colours everything below it. */
export const globalCss = defineGlobalStyles({
  html: { bg: 'paper', color: 'ink', fontFamily: 'body', lineHeight: 'normal', scrollPaddingTop: '6rem' },
  body: { textStyle: 'body', colorPalette: 'breeder', minHeight: '100dvh' },
  '[data-audience=breeder], [data-audience=guest]': { colorPalette: 'breeder' },
  '[data-audience=owner]': { colorPalette: 'owner' },
  '[data-audience=vet]': { colorPalette: 'vet' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
  '::selection': { bg: 'colorPalette.muted' },
  // On paper there is only the page, not the frame around it.
  ':has(> #main) > :not(#main)': { _print: { display: 'none !important' } },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
