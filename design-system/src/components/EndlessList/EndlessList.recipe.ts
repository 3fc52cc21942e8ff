import { defineRecipe } from '@chakra-ui/react'

/** Rows are parted by padding: a margin is not part of a row's measured height. */
export const endlessListRecipe = defineRecipe({
  className: 'endless-list',
  base: {
    '& [role=listitem]': { paddingBlockEnd: '3' },
    '& .endless-list-printed': {
      display: 'none',
      _print: { display: 'block', '& > *': { paddingBlockEnd: '3', breakInside: 'avoid' } },
    },
    '& .endless-list-printed + .endless-list-shown': { _print: { display: 'none' } },
    '& .endless-list-end': {
      display: 'grid',
      placeItems: 'center',
      minHeight: '12',
      color: 'ink2',
      fontSize: 'sm',
      '& [role=status]': { display: 'flex', alignItems: 'center', gap: '2' },
      '& [role=alert]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '3' },
    },
  },
})
