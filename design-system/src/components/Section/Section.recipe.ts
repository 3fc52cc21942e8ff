import { defineRecipe } from '@chakra-ui/react'

export const sectionRecipe = defineRecipe({
  className: 'section',
  base: {
    '& > .section-head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2',
      marginBlockEnd: { base: '5', md: '6' },
    },
    '& > .section-head .section-lead': { marginBlockStart: '2', color: 'ink2', maxWidth: 'prose', textWrap: 'pretty' },
  },
  variants: {
    size: {
      sm: { paddingBlock: '4', '& > .section-head .section-title': { textStyle: 'h3' } },
      md: {
        paddingBlock: { base: '8', md: '12', _print: '3' },
        '& > .section-head .section-title': { textStyle: 'h2' },
      },
    },
  },
  defaultVariants: { size: 'md' },
})
