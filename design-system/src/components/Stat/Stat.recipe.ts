import { defineRecipe } from '@chakra-ui/react'

export const statRecipe = defineRecipe({
  className: 'stat',
  base: {
    maxWidth: '40',
    '& .stat-figure': { display: 'block', textStyle: 'price', whiteSpace: 'nowrap' },
    '& .stat-label': { display: 'block', textStyle: 'small', color: 'ink2' },
  },
  variants: {
    size: {
      md: {},
      lg: { '& .stat-figure': { textStyle: 'h1' }, '& .stat-label': { textStyle: 'body' } },
    },
  },
  defaultVariants: { size: 'md' },
})
