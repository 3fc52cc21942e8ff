import { defineRecipe } from '@chakra-ui/react'

export const pageHeaderRecipe = defineRecipe({
  className: 'page-header',
  base: {
    paddingBlock: { base: '6', md: '10' },
    '& .page-header-body': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: { base: '8', lg: '16' },
      rowGap: '6',
    },
    '& .page-header-trail': { marginBlockEnd: { base: '4', md: '6' } },
    /* The text gives way to an aside down to about 20rem; then the aside goes below them. */
    '& .page-header-copy': { flex: '1 1 20rem', minWidth: '0', maxWidth: 'prose' },
    '& .page-header-eyebrow': { textStyle: 'eyebrow', color: 'colorPalette.fg', marginBlockEnd: '2' },
    '& .page-header-title': { overflowWrap: 'anywhere', textWrap: 'balance' },
    '& .page-header-lead': { marginBlockStart: '4', textStyle: 'lead', color: 'ink2', textWrap: 'pretty' },
    '& .page-header-actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: { base: '5', md: '7' } },
    '& .page-header-aside': { flex: '0 1 auto', minWidth: '0', maxWidth: 'full' },
  },
  variants: {
    size: {
      /* For pages to work with, whose matter begins at once. */
      sm: {
        paddingBlock: '0',
        paddingBlockEnd: '5',
        '& .page-header-trail': { marginBlockEnd: '2' },
        '& .page-header-title': { textStyle: 'h2' },
        '& .page-header-lead': { marginBlockStart: '1', textStyle: 'body' },
        '& .page-header-actions': { marginBlockStart: '4' },
      },
      md: { '& .page-header-title': { textStyle: 'h1' } },
      lg: { '& .page-header-title': { textStyle: 'display' } },
    },
  },
  defaultVariants: { size: 'md' },
})
