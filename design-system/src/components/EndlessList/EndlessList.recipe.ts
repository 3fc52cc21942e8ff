import { defineRecipe } from '@chakra-ui/react'

/** Rows are parted by padding: a margin is not part of a row's measured height. */
export const endlessListRecipe = defineRecipe({
  className: 'endless-list',
  base: {
    '& [role=listitem]': { paddingBlockEnd: '3' },
    '& .endless-list-end': {
      display: 'grid',
      placeItems: 'center',
      minHeight: '12',
      color: 'ink2',
      fontSize: 'sm',
      '& [role=status]': { display: 'flex', alignItems: 'center', gap: '2' },
      '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '3' },
    },
  },
})
