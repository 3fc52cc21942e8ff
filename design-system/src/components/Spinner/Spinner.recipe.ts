import { defineRecipe } from '@chakra-ui/react'

export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: 'pill',
    borderStyle: 'solid',
    borderColor: 'currentcolor',
    borderInlineEndColor: 'transparent',
    animation: 'spin 0.8s linear infinite',
    _motionReduce: { animation: 'none', borderInlineEndStyle: 'dotted' },
  },
  variants: {
    size: {
      sm: { boxSize: '4', borderWidth: '2px' },
      md: { boxSize: '6', borderWidth: '3px' },
      lg: { boxSize: '10', borderWidth: '4px' },
    },
  },
  defaultVariants: { size: 'md' },
})
