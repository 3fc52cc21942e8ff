import { defineRecipe } from '@chakra-ui/react'

/** Shared by EmptyState and ErrorState: a quiet message in the middle of where content would be. */
export const emptyStateRecipe = defineRecipe({
  className: 'empty-state',
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    maxWidth: 'form',
    marginInline: 'auto',
    paddingBlock: { base: '10', md: '16' },
    paddingInline: '5',
    textAlign: 'center',
    '& .empty-state-picture': { marginBlockEnd: '6', color: 'colorPalette.solid' },
    '& .empty-state-title': { textStyle: 'h3', overflowWrap: 'anywhere', textWrap: 'balance' },
    '& .empty-state-text': { marginBlockStart: '2', color: 'ink2', textWrap: 'pretty' },
    '& .empty-state-actions': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '3',
      marginBlockStart: '6',
    },
  },
})
