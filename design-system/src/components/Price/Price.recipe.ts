import { defineRecipe } from '@chakra-ui/react'

export const priceRecipe = defineRecipe({
  className: 'price',
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    textStyle: 'price',
    color: 'ink',
    '& .price-was': { color: 'ink2', fontSize: '0.7em', fontWeight: 'medium', letterSpacing: 'normal' },
    '& .price-word': { srOnly: true },
    '& .price-note': { textStyle: 'small', fontFamily: 'body', letterSpacing: 'normal', color: 'ink2' },
  },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'xl' },
      lg: { fontSize: '3xl' },
    },
  },
  defaultVariants: { size: 'md' },
})
