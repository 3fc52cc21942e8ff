import { defineRecipe } from '@chakra-ui/react'

/** Rows are parted by padding: a margin is not part of a row's measured height. */
export const endlessListRecipe = defineRecipe({
  className: 'endless-list',
  base: {
    '& [role=listitem]': { paddingBlockEnd: '3' },
    '& .endless-list-printed': {
      display: 'none',
      '& > *': { paddingBlockEnd: '3', breakInside: 'avoid' },
      _print: { display: 'block' },
      // A picture of a whole page (theme/rests-off-screen.ts).
      '[data-laid-out] &': { display: 'block' },
    },
    '& .endless-list-printed + .endless-list-shown': {
      _print: { display: 'none' },
      '[data-laid-out] &': { display: 'none' },
    },
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
