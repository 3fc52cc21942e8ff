import { defineRecipe } from '@chakra-ui/react'

export const errorPageRecipe = defineRecipe({
  className: 'error-page',
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '70dvh',
    paddingBlock: '12',
    paddingInline: '5',
    textAlign: 'center',
    '& .error-page-picture': { marginBlockEnd: '8', color: 'colorPalette.solid' },
    '& .error-page-code': { textStyle: 'mono', color: 'ink2', marginBlockEnd: '3' },
    '& .error-page-title': { textStyle: 'h1', maxWidth: 'prose', textWrap: 'balance' },
    '& .error-page-text': {
      textStyle: 'lead',
      color: 'ink2',
      maxWidth: 'form',
      marginBlockStart: '3',
      textWrap: 'pretty',
    },
    '& .error-page-actions': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '3',
      marginBlockStart: '8',
    },
  },
})
