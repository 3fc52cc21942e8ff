import { defineSlotRecipe } from '@chakra-ui/react'

const pace = 'var(--chakra-durations-moderate)'

export const accordionRecipe = defineSlotRecipe({
  slots: ['item', 'summary', 'content'],
  className: 'accordion',
  base: {
    item: {
      borderBottomWidth: '1px',
      borderColor: 'line',
      // Where the browser can, the height grows; elsewhere it opens at once.
      interpolateSize: 'allow-keywords',
      '&::details-content': {
        height: '0',
        overflow: 'clip',
        transition: `height ${pace}, content-visibility ${pace} allow-discrete`,
      },
      '&[open]::details-content': { height: 'auto' },
      '&[open] > summary > svg': { rotate: '180deg' },
    },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '14',
      paddingBlock: '3',
      textStyle: 'h4',
      listStyle: 'none',
      cursor: 'pointer',
      _print: { '&&': { minHeight: '0', paddingBlock: '2' } },
      _hover: { color: 'colorPalette.emphasized' },
      _focusVisible: { borderRadius: 'sm' },
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { flexShrink: 0, color: 'ink2', transition: `rotate ${pace}`, _print: { display: 'none' } },
    },
    content: { paddingBlockEnd: { base: '5', _print: '2' }, color: 'ink2', maxWidth: 'prose' },
  },
})
