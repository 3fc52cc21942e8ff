import { defineRecipe } from '@chakra-ui/react'

const fade = (...sides: string[]) => ({ maskImage: `linear-gradient(to right, ${sides.join(', ')})` }) as const
const [cut, whole] = ['transparent', 'black 3.5rem'] as const

/** A row that continues beyond its edge fades there: the sign that there is more. */
const more = {
  '&[data-more=end]': fade('black calc(100% - 3.5rem)', cut),
  '&[data-more=start]': fade(cut, whole),
  '&[data-more="start end"]': fade(cut, whole, 'black calc(100% - 3.5rem)', cut),
}

/** One line that scrolls sideways where it does not fit, its scroll bar hidden. */
export const tabRowRecipe = defineRecipe({
  className: 'tab-row',
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyleType: 'none',
    ...more,
    boxShadow: 'inset 0 -1px var(--chakra-colors-line)',
  },
})

export const tabRecipe = defineRecipe({
  className: 'tab',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: 0,
    minHeight: '12',
    paddingInline: '4',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    color: 'ink2',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'color var(--chakra-durations-fast), border-color var(--chakra-durations-fast)',
    _hover: { color: 'colorPalette.emphasized' },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'sm' },
    '&[aria-current]': {
      color: 'colorPalette.emphasized',
      borderColor: 'colorPalette.solid',
    },
  },
})

/** The choices as one capsule. */
export const pillRowRecipe = defineRecipe({
  className: 'pill-row',
  base: {
    display: 'inline-flex',
    maxWidth: 'full',
    padding: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyleType: 'none',
    ...more,
    bg: 'sand',
    borderRadius: 'pill',
  },
})

export const pillRecipe = defineRecipe({
  className: 'pill',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '9',
    paddingInline: '4',
    borderRadius: 'pill',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'ink2',
    whiteSpace: 'nowrap',
    transition: 'color var(--chakra-durations-fast), background-color var(--chakra-durations-fast)',
    _hover: { color: 'colorPalette.emphasized' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current]': { bg: 'card', color: 'colorPalette.emphasized', boxShadow: '0 1px 3px rgb(36 26 32 / 0.16)' },
  },
})
