import type { SystemConfig } from '@chakra-ui/react'

type Utilities = Record<string, NonNullable<SystemConfig['utilities']>[string]>

/** Properties whose value may be the name of a token of this category. */
const reading = (values: Utilities[string]['values'], properties: string[]): Utilities =>
  Object.fromEntries(properties.map((property) => [property, { values }]))

/**
 * The style properties that are more than CSS, as Chakra defines them: those that read tokens, shorthands, and a few
 * that set several. What is not named here passes through as plain CSS. `system.test.ts` fails for one that a style
 * uses and this list does not name.
 */
export const utilities: Utilities = {
  ...reading('colors', [
    'accentColor',
    'backgroundColor',
    'borderColor',
    'borderBlockEndColor',
    'borderInlineEndColor',
    'color',
    'fill',
    'stroke',
    'outlineColor',
  ]),
  background: { values: 'colors', shorthand: ['bg'] },
  ...reading('borders', [
    'border',
    'borderTop',
    'borderBottom',
    'borderBlock',
    'borderInlineEnd',
    'borderBlockStart',
    'borderBlockEnd',
    'borderInlineStart',
  ]),
  ...reading('radii', [
    'borderRadius',
    'borderStartStartRadius',
    'borderStartEndRadius',
    'borderEndStartRadius',
    'borderEndEndRadius',
  ]),
  borderTopRadius: {
    values: 'radii',
    transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  },
  borderBottomRadius: {
    values: 'radii',
    transform: (value: string) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
  },
  ...reading('shadows', ['boxShadow']),
  ...reading('sizes', [
    'width',
    'height',
    'minWidth',
    'minHeight',
    'maxWidth',
    'maxHeight',
    'flexBasis',
    'scrollbarWidth',
  ]),
  boxSize: { values: 'sizes', transform: (value: string) => ({ width: value, height: value }) },
  ...reading('spacing', [
    'gap',
    'rowGap',
    'columnGap',
    'inset',
    'insetInline',
    'insetInlineStart',
    'insetInlineEnd',
    'insetBlock',
    'insetBlockStart',
    'insetBlockEnd',
    'top',
    'left',
    'margin',
    'marginTop',
    'marginBottom',
    'marginLeft',
    'marginInline',
    'marginInlineStart',
    'marginBlock',
    'marginBlockStart',
    'marginBlockEnd',
    'paddingTop',
    'paddingInline',
    'paddingInlineStart',
    'paddingInlineEnd',
    'paddingBlock',
    'paddingBlockStart',
    'paddingBlockEnd',
    'scrollMarginTop',
    'scrollPaddingTop',
    'scrollPaddingInline',
    'scrollbarGutter',
  ]),
  marginInlineEnd: { values: 'spacing', shorthand: ['me'] },
  padding: { values: 'spacing', shorthand: ['p'] },
  ...reading('zIndex', ['zIndex']),
  ...reading('durations', ['animationDuration', 'transitionDuration']),
  ...reading('easings', ['transitionTimingFunction']),
  ...reading('fonts', ['fontFamily']),
  ...reading('fontSizes', ['fontSize']),
  ...reading('fontWeights', ['fontWeight']),
  ...reading('lineHeights', ['lineHeight']),
  ...reading('letterSpacings', ['letterSpacing']),
  hideFrom: { values: 'breakpoints', transform: (_, { raw }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }) },
  hideBelow: {
    values: 'breakpoints',
    transform: (_, { raw }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }),
  },
  truncate: {
    values: { type: 'boolean' },
    transform: (value) => (value ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}),
  },
  lineClamp: {
    transform: (lines: number) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical',
      textWrap: 'wrap',
    }),
  },
  srOnly: {
    values: { type: 'boolean' },
    transform: (value) =>
      value
        ? {
            position: 'absolute',
            width: '1px',
            height: '1px',
            padding: '0',
            margin: '-1px',
            overflow: 'hidden',
            clip: 'rect(0, 0, 0, 0)',
            whiteSpace: 'nowrap',
            borderWidth: '0',
          }
        : {},
  },
}
