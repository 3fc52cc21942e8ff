import { defineRecipe } from '@chakra-ui/react'

const fast = 'var(--chakra-durations-moderate)'

/** A native dialog. It scrolls as a whole, its footer stays in sight, and on a phone it is a sheet from below. */
export const modalRecipe = defineRecipe({
  className: 'modal',
  base: {
    position: 'fixed',
    margin: 'auto',
    padding: '0',
    width: 'full',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    colorScheme: 'var(--scheme)',
    bg: 'card',
    color: 'ink',
    border: 'none',
    boxShadow: 'float',
    outline: 'none',
    transition: `translate ${fast} var(--chakra-easings-out), opacity ${fast}`,
    _backdrop: { bg: 'rgb(36 26 32 / 0.5)', transition: `opacity ${fast}`, _starting: { opacity: 0 } },
    '& > header': { padding: '6', paddingInlineEnd: '16', paddingBlockEnd: '4' },
    '& > div': { paddingInline: '6', paddingBlockEnd: '6' },
    '& > footer': {
      position: 'sticky',
      insetBlockEnd: '0',
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: '6',
      paddingBlock: '4',
      bg: 'card',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
  },
  variants: {
    shape: {
      dialog: {
        maxWidth: { base: 'full', sm: '34rem' },
        maxHeight: { base: 'calc(100dvh - 2.5rem)', sm: 'calc(100dvh - 4rem)' },
        marginBlockEnd: { base: '0', sm: 'auto' },
        borderRadius: { base: '18px 18px 0 0', sm: 'card' },
        _starting: { opacity: 0, translate: '0 1rem' },
      },
      start: { marginInlineStart: '0', _starting: { translate: '-100%' } },
      end: { marginInlineEnd: '0', _starting: { translate: '100%' } },
    },
    isWide: { true: { maxWidth: { base: 'full', sm: '48rem' } } },
  },
  compoundVariants: (['start', 'end'] as const).map((shape) => ({
    shape,
    css: {
      _open: { display: 'flex', flexDirection: 'column' },
      '& > footer': { marginBlockStart: 'auto' },
      width: 'min(24rem, 100vw - 2.5rem)',
      height: '100dvh',
      maxHeight: '100dvh',
      marginBlock: '0',
    },
  })),
})
