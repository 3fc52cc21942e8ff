import { defineRecipe } from '@chakra-ui/react'
import { floatingSheet } from '../floating.ts'

/** The pill around the text and its button. `onColour` is on the audience's colour, as in the header. */
export const searchBoxRecipe = defineRecipe({
  className: 'search-box',
  base: {
    display: 'flex',
    alignItems: 'center',
    width: 'full',
    minHeight: '11',
    borderWidth: '1px',
    borderRadius: 'pill',
    paddingInlineStart: '5',
    transition: 'background-color var(--chakra-durations-fast), border-color var(--chakra-durations-fast)',
    '&:has(input:focus-visible)': { outline: '3px solid', outlineOffset: '2px' },
    '& input': {
      flex: '1',
      minWidth: '0',
      height: '11',
      bg: 'transparent',
      color: 'inherit',
      fontSize: 'md',
      outline: 'none',
      textOverflow: 'ellipsis',
      appearance: 'none',
      '&::-webkit-search-cancel-button': { display: 'none' },
      _placeholder: { color: 'inherit', opacity: 1 },
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: '9',
      marginInline: '1',
      borderRadius: 'pill',
      cursor: 'pointer',
    },
  },
  variants: {
    tone: {
      card: {
        bg: 'card',
        color: 'ink',
        borderColor: 'edge',
        _hover: { borderColor: 'ink2' },
        '&:has(input:focus-visible)': { outlineColor: 'colorPalette.focusRing' },
        '& input::placeholder': { color: 'ink2' },
        '& button': {
          color: 'colorPalette.contrast',
          bg: 'colorPalette.solid',
          _hover: { bg: 'colorPalette.emphasized' },
        },
      },
      onColour: {
        bg: 'colorPalette.emphasized',
        color: 'colorPalette.contrast',
        borderColor: 'colorPalette.border',
        _hover: { borderColor: 'colorPalette.contrast' },
        '&:has(input:focus-visible)': { outlineColor: 'colorPalette.contrast' },
        '& button': {
          _hover: { bg: 'colorPalette.solid' },
          _focusVisible: { outlineColor: 'colorPalette.contrast' },
        },
      },
    },
  },
  defaultVariants: { tone: 'card' },
})

/** What hangs below the pill: the suggestions. */
export const suggestionSheetRecipe = defineRecipe({
  className: 'search-box__suggestions',
  base: {
    ...floatingSheet,
    position: 'absolute',
    insetBlockStart: 'calc(100% + 6px)',
    insetInline: '0',
    zIndex: 'dropdown',
    overflow: 'hidden',
    color: 'ink',
  },
})
