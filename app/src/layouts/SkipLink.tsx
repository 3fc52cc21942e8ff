import { chakra } from '@shop/design-system'

const Base = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    insetBlockStart: '-20',
    zIndex: 'toast',
    paddingInline: '5',
    paddingBlock: '3',
    borderRadius: 'control',
    bg: 'ink',
    color: 'paper',
    fontWeight: 'semibold',
    _focus: { insetBlockStart: '2' },
  },
})

/** The first stop of the keyboard: past the header, to what the page is about. */
export const SkipLink = () => <Base href="#main">Skip to content</Base>
