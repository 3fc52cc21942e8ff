import { defineRecipe } from '@chakra-ui/react'

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    width: 'full',
    bg: 'sand',
    animation: 'pulse 1.8s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
  },
  variants: {
    shape: {
      text: { height: '0.8em', marginBlock: '0.38em', borderRadius: 'sm' },
      box: { height: '32', borderRadius: 'control' },
      card: { height: '64', borderRadius: 'card' },
      circle: { boxSize: '11', borderRadius: 'pill' },
    },
  },
  defaultVariants: { shape: 'text' },
})
