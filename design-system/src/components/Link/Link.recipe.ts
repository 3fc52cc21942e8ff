import { defineRecipe } from '@chakra-ui/react'

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    borderRadius: 'sm',
    cursor: 'pointer',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    transition: 'color var(--chakra-durations-fast)',
    _hover: { textDecorationLine: 'underline', textDecorationThickness: '2px' },
    '& svg': { display: 'inline', boxSize: '0.9em', marginInlineStart: '1', verticalAlign: '-0.08em' },
  },
  variants: {
    variant: {
      /** Inside a sentence: underlined, because colour alone does not distinguish a link from its words. */
      inline: {
        color: 'colorPalette.fg',
        textDecorationLine: 'underline',
        _hover: { color: 'colorPalette.emphasized' },
      },
      /** On a line of its own, where its place and weight show that it is a link. */
      standalone: {
        display: 'inline-block',
        paddingBlock: '1',
        color: 'colorPalette.fg',
        fontWeight: 'semibold',
        _hover: { color: 'colorPalette.emphasized' },
      },
      /** In lists and menus: takes the colour around it. */
      quiet: { display: 'inline-block', paddingBlock: '1', color: 'inherit', textDecorationLine: 'none' },
    },
  },
  defaultVariants: { variant: 'inline' },
})
