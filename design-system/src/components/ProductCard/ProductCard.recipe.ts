import { defineRecipe } from '@chakra-ui/react'
import { stretchedLink } from '../../theme/stretched-link.ts'

/**
 * The whole card is one styled element, its parts plain ones below it: a listing hydrates twenty of these,
 * and each `chakra` element costs it time.
 */
export const productCardRecipe = defineRecipe({
  className: 'product-card',
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    height: 'full',
    overflow: 'hidden',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    transition: 'border-color var(--chakra-durations-fast)',
    '&:has(a:hover), &:has(a:focus-visible)': { borderColor: 'colorPalette.solid' },
    '& .product-card-coat': { height: { base: '32', md: '40' }, overflow: 'hidden', bg: 'sand' },
    '& .product-card-coat > *': { display: 'block', width: 'full', height: 'full' },
    '& .product-card-copy': {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      padding: '5',
      paddingBlockEnd: '4',
    },
    '& .product-card-eyebrow': { textStyle: 'eyebrow', color: 'colorPalette.fg' },
    '& .product-card-name': {
      marginBlockStart: '1.5',
      textStyle: 'h4',
      overflowWrap: 'break-word',
      lineClamp: 3,
      paddingBlockEnd: '0.5',
    },
    '& .product-card-name a': stretchedLink,
    '& .product-card-summary': { marginBlockStart: '1', textStyle: 'small', color: 'ink2', lineClamp: 3 },
    '& .product-card-foot': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: '11',
      marginBlockStart: 'auto',
      paddingBlockStart: '4',
    },
    '& .product-card-price': { textStyle: 'price', fontSize: 'xl' },
    /* Above the stretched link. */
    '& .product-card-action': { position: 'relative', zIndex: 1, marginInlineStart: 'auto' },
    '& .product-card-add': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      borderRadius: 'pill',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.emphasized',
      cursor: 'pointer',
      transition: 'background-color var(--chakra-durations-fast)',
      _hover: { bg: 'colorPalette.muted' },
      '& svg': { boxSize: '5' },
    },
    '& .product-card-add[data-state=added]': { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
  },
})
